import { pluralize } from '@rinkside/contracts/text';
import { buildPractice } from '../../tools/build-practice.js';
import { getTeamOverview } from '../../tools/get-team-overview.js';
import type { ReplyChunk } from '../../engines/engine.js';
import { measureOf } from '../../queries/measures.js';
import type { StatQuery } from '../../queries/stat-query.js';
import { offeredDrillIds } from '../pick-drill.js';
import {
  capitalize,
  lookUp,
  type AnswerDraft,
  type TopicContext,
  type TopicHandler,
} from '../topic-context.js';

const countWithHave = (count: number) => `${count} ${count === 1 ? 'has' : 'have'}`;
const goalieCountText = ({ players, goalies }: { players: number; goalies: number }) => {
  if (goalies === 0) return 'no goalie among them';
  return players === 1 ? 'a goalie' : `${goalies} of them ${goalies === 1 ? 'a goalie' : 'goalies'}`;
};

/** Summarizes the team table for a coach of the team. */
export const teamTopic: TopicHandler = async function* describeTeam(context) {
  if (!getTeamOverview.isAvailableTo(context.persona))
    return {
      paragraphs: [
        'I can read the team table once your organization has confirmed you as its coach. Until then, I am glad to build practices.',
      ],
      followUp: 'practice',
      chips: ['60-minute half-ice practice'],
    };
  const { totals } = yield* lookUp(context, getTeamOverview, {});
  if (totals.players === 0)
    return {
      paragraphs: [
        'No players have joined your organization yet. Share an invite, and their numbers appear here.',
      ],
      followUp: 'practice',
    };
  return {
    paragraphs: [
      `**Your team:** ${pluralize(totals.players, 'player')}, ${goalieCountText(totals)}. ${countWithHave(totals.logged)} logged games, ${totals.games} in all.`,
      totals.games > 0 &&
        `Together: **${pluralize(totals.goals, 'goal')}** and ${pluralize(totals.assists, 'assist')}${totals.save_percentage ? `, and your goalies stopped ${totals.save_percentage}` : ''}.`,
      totals.without_games > 0 &&
        `${countWithHave(totals.without_games)} no games yet: a nudge to log them makes this table say more.`,
      'I keep to the team as a whole and rank nobody. You know what the numbers leave out.',
    ],
    followUp: 'practice',
    chips: ['60-minute half-ice practice', 'Talk to parents'],
  };
};

/** Builds a practice from drills. */
export const practiceTopic: TopicHandler = async function* describePractice(context) {
  const { minutes, ice, players, skill, themes, isThemeUnknown, age, another } = context.route.slots;
  const { blocks, ...built } = yield* lookUp(context, buildPractice, {
    ...(minutes && { minutes }),
    ...(ice && { ice }),
    ...(players && { players }),
    ...(age && { age }),
    ...(themes ? { themes: [...themes] } : skill && { focus: skill }),
    ...(another && { except: offeredDrillIds(context) }),
  });
  const stations =
    built.stations && built.stations > 1
      ? ` Split ${built.players} players into ${built.stations} stations, so that nobody waits long.`
      : '';
  const theme = built.themes.length > 0 ? ` ${capitalize(built.themes.join(', plus '))}.` : '';
  return {
    paragraphs: [
      `**${built.minutes} minutes, ${built.ice} ice.**${theme}${stations}`,
      blocks
        .map(
          ({ part, minutes: partMinutes, drill }) =>
            `- ${capitalize(part)}, ${partMinutes} minutes: **${drill.title}**`,
        )
        .join('\n'),
      isThemeUnknown &&
        'I have no drills for that theme, so this is a general practice. Name a skill or a play, such as breakouts, and I change it.',
      ...built.focus,
      blocks[1] && `Cue of the day: ${blocks[1].drill.key_points[0]?.toLowerCase()}.`,
      built.rule
        ? `End with the game, with a rule for the theme: ${built.rule}.`
        : 'End with the game: it is what they remember.',
    ],
    followUp: 'team',
    chips: ['45 minutes, full ice, 15 players', 'How is my team doing?', 'Keep kids moving'],
  };
};

/** Figures of the team table, by the measure that asks for them. */
const teamFigures = {
  goals: 'goals', assists: 'assists', points: 'points', games: 'games', saves: 'saves', shots_against: 'shots_against',
  save_percentage: 'save_percentage', goals_against: 'goals_against',
  shutouts: 'shutouts', penalty_minutes: 'penalty_minutes', team_goals: 'goals', team_goals_against: 'goals_against',
} as const; // prettier-ignore
const isTeamFigure = (name: string): name is keyof typeof teamFigures => Object.hasOwn(teamFigures, name);

/** Answers a coach's number questions from the team table: totals of this season, never by player. */
export async function* teamNumbersTopic(
  context: TopicContext,
  queries: readonly StatQuery[],
): AsyncGenerator<ReplyChunk, AnswerDraft> {
  if (!getTeamOverview.isAvailableTo(context.persona)) return yield* teamTopic(context);
  const { totals, season } = yield* lookUp(context, getTeamOverview, {});
  if (totals.players === 0 || totals.games === 0) return yield* teamTopic(context);
  const measures = [...new Set(queries.flatMap((query) => query.measures))];
  const asked = [...new Set(measures.filter(isTeamFigure).map((name) => teamFigures[name]))];
  if (asked.length === 0 && queries.every(({ aggregate }) => aggregate === 'summary'))
    return yield* teamTopic(context);
  const isNarrow = queries.some(
    ({ period, opponent, condition, aggregate }) =>
      (!period.assumed && period.text !== season) ||
      opponent !== undefined ||
      condition !== undefined ||
      !['value', 'per game', 'summary'].includes(aggregate),
  );
  const isPerGame = queries.some(({ aggregate }) => aggregate === 'per game');
  const lines = asked.flatMap((name) => {
    const value = totals[name];
    const perGame = isPerGame ? totals.per_game.find((row) => row.name === name)?.value : undefined;
    return value === null
      ? []
      : [
          `${capitalize(measureOf(name).label)}, team table ${season}: **${perGame ?? value}**${perGame ? ` per logged game (${value} in ${pluralize(totals.games, 'game')})` : ` in ${pluralize(totals.games, 'logged game')}`}.`,
        ];
  });
  const missing = measures.filter((name) => !isTeamFigure(name)).map((name) => measureOf(name).label);
  return {
    paragraphs: [
      lines.join('\n'),
      missing.length > 0 &&
        `The team table has no ${missing.join(' or ')}: each player logs the same games, so they would count many times.`,
      (isNarrow || queries.some(({ aggregate }) => aggregate === 'unlogged')) &&
        'The team table has totals of this season. Months, opponents and single games are in each player’s own log, and anything else is not logged.',
      'I keep to the team as a whole and rank nobody.',
    ],
    followUp: 'practice',
    chips: ['How is my team doing?', '60-minute half-ice practice'],
  };
}
