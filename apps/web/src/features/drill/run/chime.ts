let context: AudioContext | undefined;

/** Plays a short tone if the browser allows it: high for work, low for rest. */
export const chime = (pitch: 'high' | 'low'): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const now = context.currentTime;
  tone.frequency.value = pitch === 'high' ? 880 : 440;
  volume.gain.setValueAtTime(0.2, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.5);
};
