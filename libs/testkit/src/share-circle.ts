import type { Pool } from 'pg';

/**
 * Gives people places in one circle: the own one of an organization, by default that of the first person. It is the circle
 * that a coach of the organization began, if there is one. @returns its id
 */
export const shareCircle = async (
  pool: Pool,
  people: readonly { id: string; organizationId?: string }[],
  organizationId = people[0]?.organizationId,
): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `with known as (
       select c.id from circle c where c.organization_id = $1
         and (c.own or exists (select from circle_place p where p.circle_id = c.id and p.coach_at is not null))
       order by c.own desc, c.created_at limit 1),
     chosen as (
       update circle set own = true where id in (select id from known) returning id),
     added as (
       insert into circle (id, organization_id, own, created_at)
       select gen_random_uuid(), $1, true, now() where not exists (select from known) returning id)
     select id from chosen union all select id from added`,
    [organizationId],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `insert into circle_place (player_id, circle_id, since, source)
     select player_id, $2, now(), 'member' from unnest($1::uuid[]) player_id on conflict do nothing`,
    [people.map((person) => person.id), id],
  );
  return id;
};
