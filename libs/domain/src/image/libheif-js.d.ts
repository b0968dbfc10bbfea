declare module 'libheif-js/wasm-bundle.js' {
  /** The C interface of libheif. Numbers are addresses; functions without a result write an error to the first one. */
  interface Libheif {
    /** Views of the memory; they are replaced when it grows. */
    readonly HEAPU8: Uint8Array;
    readonly HEAPU32: Uint32Array;
    _malloc: (bytes: number) => number;
    _free: (address: number) => void;
    _heif_get_version_number: () => number;
    _de265_get_version: () => number;
    _heif_have_decoder_for_format: (format: number) => number;
    _heif_context_alloc: () => number;
    _heif_context_read_from_memory_without_copy: (
      error: number,
      context: number,
      bytes: number,
      length: number,
      options: number,
    ) => void;
    _heif_context_get_primary_image_handle: (error: number, context: number, handle: number) => void;
    _heif_context_has_sequence: (context: number) => number;
    _heif_context_get_track: (context: number, id: number) => number;
    _heif_track_decode_next_image: (
      error: number,
      track: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
    ) => void;
    _heif_image_handle_get_width: (handle: number) => number;
    _heif_image_handle_get_height: (handle: number) => number;
    _heif_image_handle_get_image_tiling: (
      error: number,
      handle: number,
      transformed: number,
      tiling: number,
    ) => void;
    _heif_image_handle_decode_image_tile: (
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
      column: number,
      row: number,
    ) => void;
    _heif_decode_image: (
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
    ) => void;
    _heif_decoding_options_alloc: () => number;
    _heif_image_get_primary_width: (image: number) => number;
    _heif_image_get_primary_height: (image: number) => number;
    _heif_image_get_plane_readonly2: (image: number, channel: number, stride: number) => number;
    _heif_image_release: (image: number) => void;
    _heif_image_handle_get_raw_color_profile_size: (handle: number) => number;
    _heif_image_handle_get_raw_color_profile: (error: number, handle: number, bytes: number) => void;
    _heif_image_handle_get_nclx_color_profile: (error: number, handle: number, profile: number) => void;
  }
  const libheif: Libheif;
  export default libheif;
}
