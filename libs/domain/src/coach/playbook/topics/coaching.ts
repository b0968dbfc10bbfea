import { buildPractice } from '../../tools/build-practice.js';
import { getTeamOverview } from '../../tools/get-team-overview.js';
import { counted } from '../../tools/stats.js';
import { look, type Speaker } from '../talk.js';

const have = (many: number) => `${many} ${many === 1 ? 'has' : 'have'}`;
const goaliesAmong = ({ players, goalies }: { players: number; goalies: number }) => {
  if (goalies === 0) return 'no goalie among them';
  return players === 1 ? 'a goalie' : `${goalies} of them ${goalies === 1 ? 'a goalie' : 'goalies'}`;
};

/** The team table in sums, for its coaches. */
export const team: Speaker = async function* tellTeam(talk) {
  if (!getTeamOverview.open(talk.persona))
    return {
      say: [
        'I can read the team table once your organization has confirmed you as its coach. Until then, I am glad to build practices.',
      ],
      ask: 'practice',
      chips: ['60-minute half-ice practice'],
    };
  const { totals } = yield* look(talk, getTeamOverview, {});
  if (totals.players === 0)
    return {
      say: ['No players have joined your organization yet. Share an invite, and their numbers appear here.'],
      ask: 'practice',
    };
  return {
    say: [
      `**Your team:** ${counted(totals.players, 'player')}, ${goaliesAmong(totals)}. ${have(totals.logged)} logged games, ${totals.games} in all.`,
      totals.games > 0 &&
        `Together: **${counted(totals.goals, 'goal')}** and ${counted(totals.assists, 'assist')}${totals.save_percentage ? `, and your goalies stopped ${totals.save_percentage}` : ''}.`,
      totals.without_games > 0 &&
        `${have(totals.without_games)} no games yet: a nudge to log them makes this table say more.`,
      'I keep to the team as a whole and rank nobody. You know what the numbers leave out.',
    ],
    ask: 'practice',
    chips: ['60-minute half-ice practice', 'Talk to parents'],
  };
};

/** A practice made of drills. */
export const practice: Speaker = async function* offerPractice(talk) {
  const { minutes, ice, players, skill } = talk.routed.slots;
  const { blocks, ...built } = yield* look(talk, buildPractice, {
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
    say: [
      `**${built.minutes} minutes, ${built.ice} ice.**${stations}`,
      blocks
        .map(({ part, minutes: long, drill }) => `- ${part}, ${long} minutes: **${drill.title}**`)
        .join('\n'),
      blocks[1] && `Cue of the day: ${blocks[1].drill.key_points[0]?.toLowerCase()}.`,
      'End with the game: it is what they remember.',
    ],
    ask: 'team',
    chips: ['45 minutes, full ice, 15 players', 'How is my team doing?', 'Keep kids moving'],
  };
};
