import { attachHls } from '../../apps/web/src/features/highlight/video-player/hls.js';

// Runs in the measured browser.

/** A film and how it is played. */
export interface PlayedFilm {
  url: string;
  player: 'hls.js' | 'native';
  /** A time with sound, where playback starts, s. */
  from: number;
}

/** Times on the media timeline, s. */
export interface PlayedTimes {
  flashes: number[];
  beeps: number[];
  error?: string;
}

const sampleRate = 48_000;
/** The quiet tone between beeps is louder, and a beep is louder still. */
const toneLevel = 0.004;
const beepLevel = 0.3;
/** A longer silence is a pause of the sound, or a hole in the recording; shorter than the 128 samples of one call, s. */
const pauseSeconds = 0.0025;
/** The distance of seeks: shorter than half a flash; then the precision of the start of a flash, s. */
const coarseStep = 0.04;
const precision = 0.001;
const flashesUntil = 3.9;
const limitMs = 60_000;

const recorder = `registerProcessor('recorder', class extends AudioWorkletProcessor {
  process([[samples]]) {
    this.port.postMessage(samples ? samples.slice() : new Float32Array(128));
    return true;
  }
})`;

const nextEvent = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));

/** Resolves after the page was painted this often. */
const paints = async (count: number) => {
  for (; count > 0; count--) await new Promise(requestAnimationFrame);
};

/** Shows the frame at this time and returns whether it is bright. */
const isBrightAt = async (video: HTMLVideoElement, canvas: CanvasRenderingContext2D, time: number) => {
  const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  const sought = nextEvent(video, 'seeked');
  video.currentTime = time;
  await sought;
  await Promise.race([shown, paints(3)]);
  canvas.drawImage(video, 0, 0, 1, 1);
  return (canvas.getImageData(0, 0, 1, 1).data[0] ?? 0) > 150;
};

/** Finds the first time at which each flash is shown, by seeking while paused. */
const findFlashes = async (video: HTMLVideoElement, until: number) => {
  const canvas = document.createElement('canvas').getContext('2d')!;
  const flashes: number[] = [];
  let wasBright = true;
  for (let time = 0; time < until; time += coarseStep) {
    const isBright = await isBrightAt(video, canvas, time);
    if (isBright && !wasBright) {
      let [dark, bright] = [time - coarseStep, time];
      while (bright - dark > precision) {
        const middle = (dark + bright) / 2;
        if (await isBrightAt(video, canvas, middle)) bright = middle;
        else dark = middle;
      }
      flashes.push(bright);
    }
    wasBright = isBright;
  }
  return flashes;
};

/** Returns the starts of the beeps until the first pause. The recorded sound starts at `from`. */
const findBeeps = (chunks: Float32Array[], from: number): number[] => {
  const beeps: number[] = [];
  let at = 0;
  let start = -1;
  let toneAt = 0;
  let beepAt = -sampleRate;
  for (const chunk of chunks)
    for (const sample of chunk) {
      const level = Math.abs(sample);
      if (level > toneLevel) {
        if (start < 0) start = at;
        toneAt = at;
      }
      if (start >= 0 && at - toneAt > pauseSeconds * sampleRate) return beeps;
      if (level > beepLevel) {
        if (at - beepAt > 0.3 * sampleRate) beeps.push(from + (at - start) / sampleRate);
        beepAt = at;
      }
      at++;
    }
  return beeps;
};

/**
 * Measures on the media timeline, not by the clock, so a slow machine changes nothing: sought frames, and the recorded
 * samples counted from the position where playback starts.
 */
const measure = async ({ url, player, from }: PlayedFilm): Promise<PlayedTimes> => {
  const video = document.createElement('video');
  video.width = 320;
  document.body.append(video);
  const ready = nextEvent(video, 'loadeddata');
  const failed = Promise.withResolvers<never>();
  let detach = () => {};
  if (player === 'hls.js')
    detach = attachHls(video, url, 0, () => failed.reject(new Error(`hls.js cannot play ${url}`)));
  else video.src = url;
  await Promise.race([ready, failed.promise]);
  const flashes = await findFlashes(video, Math.min(flashesUntil, video.duration - 0.1));

  const context = new AudioContext({ sampleRate });
  await context.audioWorklet.addModule(
    URL.createObjectURL(new Blob([recorder], { type: 'text/javascript' })),
  );
  const node = new AudioWorkletNode(context, 'recorder', { channelCount: 1, channelCountMode: 'explicit' });
  context.createMediaElementSource(video).connect(node).connect(context.destination);
  await context.resume();
  const chunks: Float32Array[] = [];
  const sought = nextEvent(video, 'seeked');
  video.currentTime = from;
  await sought;
  node.port.addEventListener('message', ({ data }) => chunks.push(data as Float32Array));
  node.port.start();
  const ended = nextEvent(video, 'ended');
  await video.play();
  await ended;
  await context.close();
  detach();
  video.remove();
  return { flashes, beeps: findBeeps(chunks, from) };
};

const timeLimit = (film: PlayedFilm) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${film.url} took longer than ${limitMs} ms`)), limitMs);
  });

const films = (await (await fetch('/films')).json()) as PlayedFilm[];
for (const film of films) {
  const result = await Promise.race([measure(film), timeLimit(film)]).catch(
    (error: unknown): PlayedTimes => ({ flashes: [], beeps: [], error: String(error) }),
  );
  await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
}
