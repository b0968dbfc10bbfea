/** hls.js without subtitles, alternate audio and DRM, which we do not use. It ships no types of its own. */
declare module 'hls.js/light' {
  export { default as Hls, ErrorTypes, Events } from 'hls.js';
}
