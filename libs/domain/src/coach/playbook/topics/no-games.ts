import type { Piece } from '../../engine.js';
import { adviceFor } from '../advice.js';
import { focusOf, rememberedSkill } from '../focus.js';
import { drillText, pickDrill } from '../pick-drill.js';
import { you, type Draft, type Talk } from '../talk.js';

const introduction = (context: Talk) => {
  if (context.tone === 'play')
    return 'Tell me about your games when you have played some! Until then, let us have fun.';
  const { own } = you(context);
  return `There are no games yet, so there is nothing to read. Log ${own === 'the' ? 'a' : 'your first'} game and I work with real numbers.`;
};

/** Answers with a drill when the player has no games. */
export async function* noGames(context: Talk): AsyncGenerator<Piece, Draft> {
  const skill =
    rememberedSkill(context)?.skill ??
    focusOf(context.persona.position, { games: 0, goals: 0, assists: 0, saves: 0, shots: 0 });
  const drill = yield* pickDrill(context, skill);
  return {
    paragraphs: [introduction(context), adviceFor(context, drill?.skill ?? skill), drillText(context, drill)],
    followUp: 'log',
    chips: ['Log a game', 'What drills should I practice?', 'Quick warm-up'],
  };
}

/** Answers questions about numbers for the youngest players, without numbers. */
export async function* playTalk(context: Talk): AsyncGenerator<Piece, Draft> {
  const skill = focusOf(context.persona.position, { games: 0, goals: 0, assists: 0, saves: 0, shots: 0 });
  const drill = yield* pickDrill(context, context.route.slots.skill ?? skill);
  return {
    paragraphs: [
      'Every game you play makes you a better player, and the best part is playing with your friends!',
      adviceFor(context, drill?.skill ?? skill),
      drillText(context, drill),
    ],
    followUp: 'fun',
    chips: ['Something fun at home', 'Quick warm-up'],
  };
}
