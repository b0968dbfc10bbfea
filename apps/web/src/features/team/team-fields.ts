import { type AgeLevel, ageLevels, type Level, levels, todayUtc } from '@rinkside/contracts/player';
import { seasonOf } from '@rinkside/contracts/season';
import type { NewTeam, TeamSummary } from '@rinkside/contracts/team';

export type TeamFields = Pick<NewTeam, 'name' | 'age_level' | 'level' | 'season'>;

/** The first year of the season that runs now. */
export const currentSeason = () => seasonOf('dashboard', todayUtc());

/** All of them, the nearest to the own one first. */
const byDistance = <T>(all: readonly T[], own: T): T[] => {
  const distance = (one: T) => Math.abs(all.indexOf(one) - all.indexOf(own));
  return all.toSorted((one, other) => distance(one) - distance(other));
};

/** Fills in a team of this season that does not exist: of this age level and level, or near to them. */
export const freshTeam = (
  age: AgeLevel,
  ownLevel: Level,
  teams: readonly Pick<TeamSummary, 'name' | 'age_level' | 'level' | 'season'>[],
): TeamFields => {
  const season = currentSeason();
  const fields = byDistance(ageLevels, age).flatMap((age_level) =>
    byDistance(levels, ownLevel).map((level) => ({
      name: `${age_level} ${level}`,
      age_level,
      level,
      season,
    })),
  );
  const exists = ({ name, age_level, level }: TeamFields) =>
    teams.some(
      (team) =>
        team.season === season &&
        (team.name === name || (team.age_level === age_level && team.level === level)),
    );
  const own = { name: `${age} ${ownLevel}`, age_level: age, level: ownLevel, season };
  return fields.find((one) => !exists(one)) ?? own;
};
