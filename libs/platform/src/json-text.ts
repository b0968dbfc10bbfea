/**
 * SQL that writes JSON as text. PostgreSQL's own `json_build_object` looks up the type of every value in every row, and
 * `concat` calls a function for every piece; `||` only copies, which makes a page of a feed cheaper.
 */
export type Value = string & { readonly json: unique symbol };
export type Fields = Record<string, Value>;

const nullable = (sql: string) => `coalesce(${sql}, 'null')` as Value;

/** Numbers and booleans. */
export const plain = (sql: string) => nullable(`(${sql})::text`);
/** Ids and words of ours, which hold nothing to escape. */
export const word = (sql: string) => nullable(`'"' || ${sql} || '"'`);
/** What people wrote, instants, dates, and whatever else PostgreSQL knows how to write. */
export const written = (sql: string) => nullable(`to_json(${sql})::text`);
/** JSON already, as text or not; null becomes `null`. */
export const json = (sql: string) => nullable(`(${sql})::text`);

/** Fields after each other, each key with what stands before it. */
const members = (fields: Fields, before: string) =>
  Object.entries(fields)
    .map(([key, value], at) => `'${at ? ',' : before}"${key}":' || ${value}`)
    .join(' || ');

/** SQL for an object with these fields, as text; never null. */
export const objectText = (fields: Fields): string => `(${members(fields, '{')} || '}')`;

/** What belongs to one of several kinds, and where it is read. */
export interface Kind {
  fields: Fields;
  from: string;
}

/**
 * The same for an object that goes on with what belongs to its kind; only that one's tables are read. Null for an
 * unknown kind.
 */
export const objectOfKindText = (fields: Fields, kind: string, kinds: Record<string, Kind>): string => {
  const cases = Object.entries(kinds).map(
    ([name, { fields: more, from }]) =>
      `when '${name}' then (select ${members(more, ',')} || '}' from ${from})`,
  );
  return `(${members(fields, '{')} || case ${kind} ${cases.join(' ')} end)`;
};

/** The same as a value of another object, or null where `present` does not hold. */
export const object = (fields: Fields, present?: string): Value =>
  (present ? `case when ${present} then ${objectText(fields)} else 'null' end` : objectText(fields)) as Value;

/** SQL for an array of the texts of rows, in this order. */
export const arrayText = (row: string, order: string): string =>
  `coalesce('[' || string_agg(${row}, ',' ${order}) || ']', '[]')`;
