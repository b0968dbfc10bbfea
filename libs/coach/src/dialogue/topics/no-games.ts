import type { ReplyChunk } from '../../engines/engine.js';
import { adviceFor } from '../advice.js';
import { chooseFocusSkill, rememberedSkill } from '../focus-skill.js';
import { drillText, pickDrill } from '../pick-drill.js';
import { playerPronouns, type AnswerDraft, type TopicContext } from '../topic-context.js';

const introduction = (context: TopicContext) => {
  if (context.tone === 'play')
    return 'Tell me about your games when you have played some! Until then, let us have fun.';
  const { own } = playerPronouns(context);
  return `There are no games yet, so there is nothing to read. Log ${own === 'the' ? 'a' : 'your first'} game and I work with real numbers.`;
};

/** Answers with a drill when the player has no games. */
export async function* noGamesAnswer(context: TopicContext): AsyncGenerator<ReplyChunk, AnswerDraft> {
  const skill =
    rememberedSkill(context)?.skill ??
    chooseFocusSkill(context.persona.position, { games: 0, goals: 0, assists: 0, saves: 0, shots: 0 });
  const drill = yield* pickDrill(context, skill);
  return {
    paragraphs: [introduction(context), adviceFor(context, drill?.skill ?? skill), drillText(context, drill)],
    followUp: 'log',
    chips: ['Log a game', 'What drills should I practice?', 'Quick warm-up'],
  };
}

/** Answers questions about numbers for the youngest players, without numbers. */
export async function* playAnswer(context: TopicContext): AsyncGenerator<ReplyChunk, AnswerDraft> {
  const skill = chooseFocusSkill(context.persona.position, {
    games: 0,
    goals: 0,
    assists: 0,
    saves: 0,
    shots: 0,
  });
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
