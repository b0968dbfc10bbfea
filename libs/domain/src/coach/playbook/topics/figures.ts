import { explainStat } from '../../tools/explain-stat.js';
import { getMilestones } from '../../tools/get-milestones.js';
import { getSeasonSummary } from '../../tools/get-season-summary.js';
import { getSpecialTeams } from '../../tools/get-special-teams.js';
import { counted, mainStat, statOf, type StatName } from '../../tools/stats.js';
import { whatIf as whatIfTool } from '../../tools/what-if.js';
import { capital, look, you, type Talk, type Speaker } from '../talk.js';
import { team } from './coaching.js';
import { noGames, playTalk } from './no-games.js';

const percentages: ReadonlySet<StatName> = new Set(['save_percentage', 'win_percentage']);

/** What a figure means, with one's own numbers. */
export const explain: Speaker = async function* explainFigure(talk) {
  const stat = statOf(talk.routed.slots.stat ?? mainStat(talk.persona.position).name);
  if (talk.voice === 'play') return { say: [stat.plain ?? stat.meaning], ask: 'fun' };
  const { words, meaning, formula, worked, sample } = yield* look(talk, explainStat, { stat: stat.name });
  return {
    say: [
      `**${capital(words)}:** ${meaning}`,
      `How it comes about: ${formula}.`,
      worked && talk.voice !== 'coach'
        ? `With ${you(talk).own === 'the' ? 'your player’s' : 'your'} numbers of this season: **${worked}**.${sample === 'small sample' ? ' A small sample, so it still jumps from game to game.' : ''}`
        : 'Log games, and I work it out with real numbers.',
    ],
    ask: 'season',
    chips: ['How is my season going?', 'Am I getting better?'],
  };
};

/** '.920' and '0.92' are ways to say 92. */
const asShown = (stat: StatName, target: number) =>
  percentages.has(stat) ? (target <= 1 ? target * 100 : target > 100 ? target / 10 : target) : target;

/** 'What if I score 3 goals': so many more, not so many in all. */
const isMore = (text: string) => /\bwhat if\b.*\b(score|get|make|have|stop|add)\b|\d\s+more\b/i.test(text);

async function* targetOf(talk: Talk, stat: StatName, asked: number) {
  if (!isMore(talk.text) || percentages.has(stat) || stat === 'goals_against_average')
    return asShown(stat, asked);
  const { figures } = yield* look(talk, getSeasonSummary, { season: 'current' });
  return Number(figures.find(({ name }) => name === stat)?.value ?? 0) + asked;
}

/** What it takes to reach a figure. */
export const whatIf: Speaker = async function* reckon(talk) {
  if (talk.voice === 'coach') return yield* team(talk);
  if (talk.voice === 'play') return yield* playTalk(talk);
  const { slots } = talk.routed;
  const stat = slots.stat ?? (talk.persona.position === 'goalie' ? 'save_percentage' : 'goals');
  if (slots.target === undefined)
    return {
      say: ['Happy to do the sums. Tell me the figure, the target and over how many games.'],
      chips:
        stat === 'save_percentage'
          ? ['What do I need to reach 92 %?']
          : ['How do I reach 20 goals in 10 games?'],
    };
  const target = yield* targetOf(talk, stat, slots.target);
  const answer = yield* look(talk, whatIfTool, { stat, target, next_n: slots.games ?? 5 });
  if (answer.games === 0) return yield* noGames(talk);
  const { subject } = you(talk);
  const span = answer.next_n === 1 ? 'the next game' : `the next ${answer.next_n} games`;
  const now = `Right now: ${answer.now} (${counted(answer.games, 'game')}${answer.sample === 'small sample' ? ', a small sample' : ''}).`;
  const limit = statOf(stat).better === 'less';
  return {
    say: [
      !answer.feasible
        ? `${answer.target} ${answer.words} is out of reach over ${span}, even if everything goes right. A longer road gets there.`
        : answer.needed === 0 && !limit
          ? `${answer.target} ${answer.words} is reached already.`
          : limit
            ? `For ${answer.target} ${answer.words}, at most **${answer.amount}** over ${span}.`
            : `For ${answer.target} ${answer.words}, ${subject} need${subject === 'you' ? '' : 's'} **${answer.amount}** over ${span}.`,
      now,
      answer.feasible && answer.beyond_best
        ? `That is ${answer.per_game} ${answer.unit} a game, and the best game so far has ${answer.best_game}. A nearer step is kinder: aim for one good habit each game.`
        : answer.feasible &&
          stat === 'save_percentage' &&
          'That reckons with as many shots a game as so far.',
      'It is arithmetic, not a prediction. The habits are what you control.',
    ],
    ask: 'drill',
    chips: ["What's my game analysis?", 'How is my season going?'],
  };
};

/** Goals against by strength, for goalies. */
export const specialTeams: Speaker = async function* tellSpecialTeams(talk) {
  if (talk.voice === 'coach') return yield* team(talk);
  if (talk.voice === 'play') return yield* playTalk(talk);
  if (!getSpecialTeams.open(talk.persona))
    return {
      say: [
        'That split is for goalies, who write down power-play goals against. For skaters I read goals, assists and points.',
      ],
      ask: 'season',
      chips: ['How is my season going?'],
    };
  const data = yield* look(talk, getSpecialTeams, { season: talk.routed.slots.season ?? 'current' });
  if (data.games === 0 && data.unrecorded === 0) return yield* noGames(talk);
  if (data.games === 0)
    return {
      say: [
        'Your games have no power-play goals written down yet. Add them in the game sheet, and I can split your goals against.',
      ],
      ask: 'season',
    };
  return {
    say: [
      `Goals against, ${data.season}: **${data.goals_against}**. On their power play ${data.on_their_power_play}, while they were short-handed ${data.while_they_were_short_handed}, otherwise ${data.otherwise}.`,
      data.sample === 'small sample' ? 'A small sample, so do not read much into it.' : undefined,
      'On a penalty kill, get set before the pass arrives, and find the puck around the screen.',
    ],
    ask: 'drill',
    chips: ['Drills for rebound control', "What's my game analysis?"],
  };
};

/** The next milestones. */
export const milestones: Speaker = async function* tellMilestones(talk) {
  if (talk.voice === 'coach') return yield* team(talk);
  if (talk.voice === 'play') return yield* playTalk(talk);
  const { next, games } = yield* look(talk, getMilestones, {});
  if (games === 0) return yield* noGames(talk);
  const [nearest, then] = next;
  const { subject, has } = you(talk);
  if (!nearest) return { say: ['Every milestone there is has been reached. Wow.'], ask: 'tell' };
  return {
    say: [
      `Next up is the award **${nearest.name}**: ${nearest.left} ${nearest.left === 1 ? nearest.unit.slice(0, -1) : nearest.unit} to go. ${capital(subject)} ${has} ${nearest.done} so far.`,
      then && `After that comes ${then.name}, ${then.left} to go.`,
      'It comes by itself when you do the small things every shift.',
    ],
    ask: 'drill',
    chips: ["What's my game analysis?", 'How is my season going?'],
  };
};
