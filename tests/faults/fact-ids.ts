/** SQL for the id of a fact that is made now, as `newId` makes them; it needs `clock` among its tables. */
export const idOfNow =
  "overlay(overlay(gen_random_uuid()::text placing time from 1 for 13) placing '7' from 15 for 1)::uuid";

/** What time it is, in the digits such an id begins with. */
export const clock = `(select substr(hex, 1, 8) || '-' || substr(hex, 9, 4) as time
     from lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') hex) clock`;
