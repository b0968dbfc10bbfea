/**
 * A SQL expression that yields JSON text. Built with `||` for speed: `json_build_object` looks up the type of every value
 * in every row, and `concat` calls a function for every part.
 */
export type Value = string & { readonly sqlJson: unique symbol };
export type Fields = Record<string, Value>;

const nullable = (sql: string) => `coalesce(${sql}, 'null')` as Value;

/** For numbers and booleans. */
export const plain = (sql: string) => nullable(`(${sql})::text`);
/** For ids and enum values, which need no escaping. */
export const word = (sql: string) => nullable(`'"' || ${sql} || '"'`);
/** For free text, timestamps, dates and all other types: PostgreSQL's `to_json`. */
export const written = (sql: string) => nullable(`to_json(${sql})::text`);
/** For JSON values or JSON text; SQL null becomes `null`. */
export const json = (sql: string) => nullable(`(${sql})::text`);

/** Concatenates the fields; `opening` precedes the first key. */
const joinFields = (fields: Fields, opening: string) =>
  Object.entries(fields)
    .map(([key, value], at) => `'${at ? ',' : opening}"${key}":' || ${value}`)
    .join(' || ');

/** SQL for the text of a JSON object; never null. */
export const objectText = (fields: Fields): string => `(${joinFields(fields, '{')} || '}')`;

/** Fields of one variant of a tagged union and the tables they are read from. */
export interface Kind {
  fields: Fields;
  from: string;
}

/**
 * SQL for the text of a JSON object that ends with the fields of its variant. Only the tables of that variant are read.
 * Null for an unknown variant.
 */
export const objectOfKindText = (fields: Fields, tagSql: string, variants: Record<string, Kind>): string => {
  const cases = Object.entries(variants).map(
    ([name, { fields: variantFields, from }]) =>
      `when '${name}' then (select ${joinFields(variantFields, ',')} || '}' from ${from})`,
  );
  return `(${joinFields(fields, '{')} || case ${tagSql} ${cases.join(' ')} end)`;
};

/** A nested JSON object; JSON null where the SQL condition `presentSql` is false. */
export const object = (fields: Fields, presentSql?: string): Value =>
  (presentSql
    ? `case when ${presentSql} then ${objectText(fields)} else 'null' end`
    : objectText(fields)) as Value;

/** SQL for the text of a JSON array: one element per row, `[]` for no rows. @param orderSql an `order by` clause */
export const arrayText = (rowSql: string, orderSql: string): string =>
  `coalesce('[' || string_agg(${rowSql}, ',' ${orderSql}) || ']', '[]')`;
