/** SQL expression for a new event id (UUIDv7, as `newId` makes them); needs `clockTableSql` in the `from` clause. */
export const newEventIdSql =
  "overlay(overlay(gen_random_uuid()::text placing time from 1 for 13) placing '7' from 15 for 1)::uuid";

/** SQL table with the current time as the leading digits of a UUIDv7. */
export const clockTableSql = `(select substr(hex, 1, 8) || '-' || substr(hex, 9, 4) as time
     from lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') hex) clock`;
