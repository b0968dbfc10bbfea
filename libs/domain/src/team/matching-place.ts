/**
 * SQL for the open place of a team with the name and the birth year of a player with alias `a`; for two of them none.
 * @param json what is selected of the place aliased `u`
 */
export const matchingPlaceSql = (team: string, a: string, json: string) =>
  `(select min(q.found::text) from (select ${json} as found from team_member u
    where u.team_id = ${team} and u.player_id is null and u.until is null
      and search_key(lower(u.name)) = search_key(${a}.search)
      and (u.birth_year is null or ${a}.birthdate is null or u.birth_year = extract(year from ${a}.birthdate))) q
    having count(*) = 1)`;
