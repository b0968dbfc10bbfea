import type { TeamMember, TeamSummary, TeamView } from '@rinkside/contracts/team';
import { otherPlayer } from '../../state/entities/entities.fixture';
import { owls, person } from '../circle/circle.fixture';

const id = (end: string) => `0198c0de-0000-7000-8000-0000000000${end}`;

/** A player on the roster. */
export const claimed = (
  end: string,
  first: string,
  last: string,
  changes: Partial<TeamMember> = {},
): TeamMember => ({
  id: id(`a${end}`),
  player: { ...person(first, last), id: id(`b${end}`) },
  name: null,
  birth_year: null,
  number: '17',
  position: 'skater',
  since: '2026-09-01T10:00:00Z',
  own: false,
  ...changes,
});

/** An unclaimed place. */
const openPlace = (end: string, name: string, changes: Partial<TeamMember> = {}): TeamMember => ({
  ...claimed(end, '', '', { number: '9', birth_year: 2012, since: null, position: null }),
  player: null,
  name,
  ...changes,
});

/** A team as another person of its group sees it. */
export const teamOfOwls = (changes: Partial<TeamView> = {}): TeamView => ({
  id: id('70'),
  organization: owls,
  name: '14U AA',
  age_level: '14U',
  level: 'AA',
  season: 2026,
  version: 1,
  circle_id: id('c1'),
  created_at: '2026-09-01T10:00:00Z',
  relation: 'circle',
  staff: [{ ...otherPlayer, first_name: 'Dana', last_name: 'Reyes', role: 'coach' }],
  members: [claimed('1', 'Ada', 'B.', { number: null })],
  season_line: null,
  can: { edit: false },
  desk: null,
  ...changes,
});

/** The same for its staff. */
export const deskOfOwls = (
  desk: Partial<NonNullable<TeamView['desk']>> = {},
  changes: Partial<TeamView> = {},
): TeamView =>
  teamOfOwls({
    relation: 'staff',
    can: { edit: true },
    members: [claimed('1', 'Ada', 'Byron'), openPlace('2', 'Jordan Lee')],
    season_line: { games: 24, wins: 14, losses: 8, ties: 2 },
    desk: { waiting: [], links: [], suggested: [], ...desk },
    ...changes,
  });

/** The team in a list. */
export const summaryOf = (team: TeamView, changes: Partial<TeamSummary> = {}): TeamSummary => ({
  id: team.id,
  organization: team.organization,
  name: team.name,
  age_level: team.age_level,
  level: team.level,
  season: team.season,
  version: team.version,
  circle_id: team.circle_id,
  players: team.members.length,
  relation: team.relation,
  fits: false,
  waiting: 0,
  ...changes,
});
