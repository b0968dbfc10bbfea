import { pluralize } from '@rinkside/contracts/text';
import { buildPractice } from '../../tools/build-practice.js';
import { getTeamOverview } from '../../tools/get-team-overview.js';
import { lookUp, type TopicHandler } from '../topic-context.js';

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
  const { minutes, ice, players, skill } = context.route.slots;
  const { blocks, ...built } = yield* lookUp(context, buildPractice, {
    ...(minutes && { minutes }),
    ...(ice && { ice }),
    ...(players && { players }),
    ...(skill && { focus: skill }),
  });
  const stations =
    built.stations && built.stations > 1
      ? ` Split ${built.players} players into ${built.stations} stations, so that nobody waits long.`
      : '';
  return {
    paragraphs: [
      `**${built.minutes} minutes, ${built.ice} ice.**${stations}`,
      blocks
        .map(
          ({ part, minutes: partMinutes, drill }) => `- ${part}, ${partMinutes} minutes: **${drill.title}**`,
        )
        .join('\n'),
      blocks[1] && `Cue of the day: ${blocks[1].drill.key_points[0]?.toLowerCase()}.`,
      'End with the game: it is what they remember.',
    ],
    followUp: 'team',
    chips: ['45 minutes, full ice, 15 players', 'How is my team doing?', 'Keep kids moving'],
  };
};
