export interface Size {
  width: number;
  height: number;
}

/** The square to crop: `zoom` from 1, `x` and `y` from 0 (left, top) to 1 (right, bottom). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const centeredCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;
/** Longest side of the uploaded image (px). The server makes the smaller sizes. */
export const maxSidePx = 1024;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Returns the cropped square in image pixels. */
export const cropSquare = ({ width, height }: Size, { zoom, x, y }: Crop) => {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
};

/** Zooms around the center of the visible square. */
export const zoomTo = (size: Size, crop: Crop, zoom: number): Crop => {
  const next = clamp(zoom, 1, maxZoom);
  const before = cropSquare(size, crop);
  const { side } = cropSquare(size, { ...crop, zoom: next });
  const along = (start: number, length: number) =>
    length === side ? 0.5 : clamp((start + (before.side - side) / 2) / (length - side), 0, 1);
  return { zoom: next, x: along(before.left, size.width), y: along(before.top, size.height) };
};

/** Moves the image under the circle. `across` and `down` are fractions of the circle's width; positive is right or down. */
export const moveBy = (size: Size, crop: Crop, across: number, down: number): Crop => {
  const { side } = cropSquare(size, crop);
  const along = (position: number, length: number, fraction: number) =>
    length === side ? position : clamp(position - (fraction * side) / (length - side), 0, 1);
  return { ...crop, x: along(crop.x, size.width, across), y: along(crop.y, size.height, down) };
};
