/** The player without what we do not stream (subtitles, other languages, protection); it has no types of its own. */
declare module 'hls.js/light' {
  export { default as Hls, ErrorTypes, Events } from 'hls.js';
}
