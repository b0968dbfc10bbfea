import type { Piece } from '../../engine.js';
import { adviceFor } from '../advice.js';
import { focusOf, rememberedSkill } from '../focus.js';
import { drillText, pickDrill } from '../pick-drill.js';
import { you, type Draft, type Talk } from '../talk.js';

const opening = (talk: Talk) => {
  if (talk.voice === 'play')
    return 'Tell me about your games when you have played some! Until then, let us have fun.';
  const { own } = you(talk);
  return `There are no games yet, so there is nothing to read. Log ${own === 'the' ? 'a' : 'your first'} game and I work with real numbers.`;
};

/** Whoever has logged nothing still gets something to do. */
export async function* noGames(talk: Talk): AsyncGenerator<Piece, Draft> {
  const skill =
    rememberedSkill(talk)?.skill ??
    focusOf(talk.persona.position, { games: 0, goals: 0, assists: 0, saves: 0, shots: 0 });
  const drill = yield* pickDrill(talk, skill);
  return {
    say: [opening(talk), adviceFor(talk, drill?.skill ?? skill), drillText(talk, drill)],
    ask: 'log',
    chips: ['Log a game', 'What drills should I practice?', 'Quick warm-up'],
  };
}

/** The youngest hear no numbers, whatever they ask about them. */
export async function* playTalk(talk: Talk): AsyncGenerator<Piece, Draft> {
  const skill = focusOf(talk.persona.position, { games: 0, goals: 0, assists: 0, saves: 0, shots: 0 });
  const drill = yield* pickDrill(talk, talk.routed.slots.skill ?? skill);
  return {
    say: [
      'Every game you play makes you a better player, and the best part is playing with your friends!',
      adviceFor(talk, drill?.skill ?? skill),
      drillText(talk, drill),
    ],
    ask: 'fun',
    chips: ['Something fun at home', 'Quick warm-up'],
  };
}
