import { pluralize } from '@rinkside/contracts/text';
import type { KnowledgeEntry } from '../../content/entry.js';
import { explainStat } from '../../tools/explain-stat.js';
import { getMilestones } from '../../tools/get-milestones.js';
import { getSeasonSummary } from '../../tools/get-season-summary.js';
import { getSpecialTeams } from '../../tools/get-special-teams.js';
import { mainStat, statOf, type StatName } from '@rinkside/domain/coach/stats';
import { whatIf as whatIfTool } from '../../tools/what-if.js';
import {
  capitalize,
  lookUp,
  playerPronouns,
  type TopicContext,
  type TopicHandler,
} from '../topic-context.js';
import { teamTopic } from './coaching.js';
import { answerOf } from './entry.js';
import { noGamesAnswer, playAnswer } from './no-games.js';

const percentages: ReadonlySet<StatName> = new Set(['save_percentage', 'win_percentage']);

/** Explains a stat with the player's own numbers. */
export const explainTopic: TopicHandler = async function* describeStat(context) {
  const stat = statOf(context.route.slots.stat ?? mainStat(context.persona.position).name);
  if (context.tone === 'play') return { paragraphs: [stat.plainMeaning ?? stat.meaning], followUp: 'fun' };
  const { words, meaning, formula, worked, sample } = yield* lookUp(context, explainStat, {
    stat: stat.name,
  });
  return {
    paragraphs: [
      `**${capitalize(words)}:** ${meaning}`,
      `How it comes about: ${formula}.`,
      worked && context.tone !== 'coach'
        ? `With ${playerPronouns(context).own === 'the' ? 'your player’s' : 'your'} numbers of this season: **${worked}**.${sample === 'small sample' ? ' A small sample, so it still jumps from game to game.' : ''}`
        : 'Log games, and I work it out with real numbers.',
    ],
    followUp: 'season',
    chips: ['How is my season going?', 'Am I getting better?'],
  };
};

/** Explains a stat with an entry and with the player's own numbers. */
export const explainedEntryTopic = (entry: KnowledgeEntry): TopicHandler =>
  async function* explainWithEntry(context) {
    const { paragraphs, ...draft } = yield* explainTopic(context);
    const [, ...ownNumbers] = paragraphs;
    // The text is not marked as known: a worked example of the entry would compete with the player's own.
    return { ...draft, paragraphs: [answerOf(context, entry), ...ownNumbers] };
  };

/** Converts '.920' and '0.92' to 92 for a percentage stat. */
const toShownValue = (stat: StatName, target: number) =>
  percentages.has(stat) ? (target <= 1 ? target * 100 : target > 100 ? target / 10 : target) : target;

/** Whether the target is an increment: 'What if I score 3 goals' means 3 more. */
const isIncrement = (text: string) =>
  /\bwhat if\b.*\b(score|get|make|have|stop|add)\b|(?<!\b(?:plays?|in|over) )\b\d+\s+more\b(?! games?\b)/i.test(
    text,
  );
/** 'I need 8 goals in the next 10 games' means 8 more if there are 8 already. */
const isOverNextGames = (text: string) =>
  /\b(?:need|needs|get|score|want|wants)\s+\d+\s+\w+\s+(?:in|over) (?:the |my |our )?next\b/i.test(text);

async function* resolveTarget(context: TopicContext, stat: StatName, value: number) {
  const isOver = isOverNextGames(context.text);
  if (!(isIncrement(context.text) || isOver) || percentages.has(stat) || stat === 'goals_against_average')
    return toShownValue(stat, value);
  const { figures } = yield* lookUp(context, getSeasonSummary, { season: 'current' });
  const now = Number(figures.find(({ name }) => name === stat)?.value ?? 0);
  return isOver && value > now ? value : now + value;
}

/** Numbers of further games, tried until the target is in reach, when the question names none. */
const gamesToTry = [5, 10, 20, 40];

/** Computes what a player needs to reach a target. */
export const whatIfTopic: TopicHandler = async function* computeWhatIf(context) {
  if (context.tone === 'coach') return yield* teamTopic(context);
  if (context.tone === 'play') return yield* playAnswer(context);
  const { slots } = context.route;
  const stat = slots.stat ?? (context.persona.position === 'goalie' ? 'save_percentage' : 'goals');
  if (slots.target === undefined)
    return {
      paragraphs: ['Happy to do the sums. Tell me the figure, the target and over how many games.'],
      chips:
        stat === 'save_percentage'
          ? ['What do I need to reach 92 %?']
          : ['How do I reach 20 goals in 10 games?'],
    };
  const target = yield* resolveTarget(context, stat, slots.target);
  const [fewest = 1, ...more] = slots.games === undefined ? gamesToTry : [slots.games];
  let result = yield* lookUp(context, whatIfTool, { stat, target, next_n: fewest });
  for (const next_n of more) {
    if (result.feasible || result.games === 0) break;
    result = yield* lookUp(context, whatIfTool, { stat, target, next_n });
  }
  if (result.games === 0) return yield* noGamesAnswer(context);
  const { subject } = playerPronouns(context);
  const span = result.next_n === 1 ? 'the next game' : `the next ${result.next_n} games`;
  const now = `Right now: ${result.now} (${pluralize(result.games, 'game')}${result.sample === 'small sample' ? ', a small sample' : ''}).`;
  const isUpperLimit = statOf(stat).better === 'less';
  return {
    paragraphs: [
      !result.feasible
        ? `${result.target} ${result.words} is out of reach over ${span}, even if everything goes right.`
        : result.needed === 0 && !isUpperLimit
          ? `${result.target} ${result.words} is reached already.`
          : isUpperLimit
            ? `For ${result.target} ${result.words}, at most **${result.amount}** over ${span}.`
            : `For ${result.target} ${result.words}, ${subject} need${subject === 'you' ? '' : 's'} **${result.amount}** over ${span}.`,
      now,
      result.feasible && result.beyond_best
        ? `That is ${result.per_game} ${result.unit} a game, and the best game so far has ${result.best_game}. A nearer step is kinder: aim for one good habit each game.`
        : result.feasible && slots.games !== undefined && result.per_game !== null && result.needed !== 0
          ? `That is ${result.per_game} ${result.unit} a game.`
          : result.feasible && stat === 'save_percentage' && 'That assumes as many shots a game as so far.',
      'It is arithmetic, not a prediction. The habits are what you control.',
    ],
    followUp: 'drill',
    chips: ["What's my game analysis?", 'How is my season going?'],
  };
};

/** Splits goals against by strength, for goalies. */
export const specialTeamsTopic: TopicHandler = async function* describeSpecialTeams(context) {
  if (context.tone === 'coach') return yield* teamTopic(context);
  if (context.tone === 'play') return yield* playAnswer(context);
  if (!getSpecialTeams.isAvailableTo(context.persona))
    return {
      paragraphs: [
        'That split is for goalies, who write down power-play goals against. For skaters I read goals, assists and points.',
      ],
      followUp: 'season',
      chips: ['How is my season going?'],
    };
  const data = yield* lookUp(context, getSpecialTeams, { season: context.route.slots.season ?? 'current' });
  if (data.games === 0 && data.unrecorded === 0) return yield* noGamesAnswer(context);
  if (data.games === 0)
    return {
      paragraphs: [
        'Your games have no power-play goals written down yet. Add them in the game sheet, and I can split your goals against.',
      ],
      followUp: 'season',
    };
  return {
    paragraphs: [
      `Goals against, ${data.season}: **${data.goals_against}**. On their power play ${data.on_their_power_play}, while they were short-handed ${data.while_they_were_short_handed}, otherwise ${data.otherwise}.`,
      data.sample === 'small sample' ? 'A small sample, so do not read much into it.' : undefined,
      'On a penalty kill, get set before the pass arrives, and find the puck around the screen.',
    ],
    followUp: 'drill',
    chips: ['Drills for rebound control', "What's my game analysis?"],
  };
};

/** Describes the next two milestones. */
export const milestonesTopic: TopicHandler = async function* describeMilestones(context) {
  if (context.tone === 'coach') return yield* teamTopic(context);
  if (context.tone === 'play') return yield* playAnswer(context);
  const { next, games } = yield* lookUp(context, getMilestones, {});
  if (games === 0) return yield* noGamesAnswer(context);
  const [nearest, second] = next;
  const { subject, has } = playerPronouns(context);
  if (!nearest) return { paragraphs: ['Every milestone there is has been reached. Wow.'], followUp: 'tell' };
  return {
    paragraphs: [
      `Next up is the award **${nearest.name}**: ${nearest.left} ${nearest.left === 1 ? nearest.unit.slice(0, -1) : nearest.unit} to go. ${capitalize(subject)} ${has} ${nearest.done} so far.`,
      second && `After that comes ${second.name}, ${second.left} to go.`,
      'It comes by itself when you do the small things every shift.',
    ],
    followUp: 'drill',
    chips: ["What's my game analysis?", 'How is my season going?'],
  };
};
