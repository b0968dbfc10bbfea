import { normalizeText, phrasePattern } from './normalize-text.js';

/** Exercises, and what is trained with them. */
const exercise = phrasePattern(`
  drills? | reps? | sets of | work-?outs? | exercis(?:es?|ing) | warm[- ]?ups? | stretch(?:es|ing)? | push-?ups? | squats? | lunges? | planks? | sprints? | laps
  training (?:plan|week|session) | (?:extra|easy|light) (?:skate|practice|training)
`);
const movement =
  'shoot|skate|pass|stickhandle|practi[cs]e|train|work on|run|jump|bend|push off|lean|lift|twist|pull|roll|snap|sweep|drag|drive|sprint|warm up|stretch|keep your (?:head|knees|stick|feet|hands|weight|elbows?|eyes|shoulders|back|chest|hips|blade)|put your weight|transfer your weight|set up|take (?:shots?|a shot|slap ?shots?)';
/** A sentence that tells the reader to move: 'bend your knees', 'you can shoot 50 pucks'. */
const instruction = new RegExp(
  String.raw`(?:^|[.!?:;,] |\b(?:and|then|also|just|try to|try and|start by|next|first|now|please|you can|you could|you should|you want to|you need to|to) )(?:${movement})\b`,
);
/** Says to wait with it. */
const waiting = phrasePattern(`
  don't | do not | no | not | never | without | until | before you | stop | rest | instead of | wait(?:s|ing)?
`);

/** Whether a sentence of an answer tells the reader to train or to move. */
export const advisesTraining = (sentence: string): boolean => {
  const normalized = normalizeText(sentence);
  return (exercise.test(normalized) || instruction.test(normalized)) && !waiting.test(normalized);
};
