/**
 * A SQL expression that yields JSON text. Built with `||` for speed: `json_build_object` looks up the type of every value
 * in every row, and `concat` calls a function for every part.
 */
export type SqlJson = string & { readonly sqlJson: unique symbol };
export type SqlJsonFields = Record<string, SqlJson>;

const nullable = (sql: string) => `coalesce(${sql}, 'null')` as SqlJson;

/** For numbers and booleans. */
export const rawValue = (sql: string) => nullable(`(${sql})::text`);
/** For ids and enum values, which need no escaping. */
export const unescapedString = (sql: string) => nullable(`'"' || ${sql} || '"'`);
/** For free text, timestamps, dates and all other types: PostgreSQL's `to_json`. */
export const toJson = (sql: string) => nullable(`to_json(${sql})::text`);
/** For JSON values or JSON text; SQL null becomes `null`. */
export const jsonValue = (sql: string) => nullable(`(${sql})::text`);

/** Concatenates the fields; `opening` precedes the first key. */
const joinFields = (fields: SqlJsonFields, opening: string) =>
  Object.entries(fields)
    .map(([key, value], at) => `'${at ? ',' : opening}"${key}":' || ${value}`)
    .join(' || ');

/** SQL for the text of a JSON object; never null. */
const jsonObject = (fields: SqlJsonFields): string => `(${joinFields(fields, '{')} || '}')`;

/** Fields of one variant of a tagged union and the tables they are read from. */
export interface Variant {
  fields: SqlJsonFields;
  from: string;
}

/**
 * SQL for the text of a JSON object that ends with the fields of its variant. Only the tables of that variant are read.
 * Null for an unknown variant.
 */
export const jsonVariantObject = (
  fields: SqlJsonFields,
  tagSql: string,
  variants: Record<string, Variant>,
): string => {
  const cases = Object.entries(variants).map(
    ([name, { fields: variantFields, from }]) =>
      `when '${name}' then (select ${joinFields(variantFields, ',')} || '}' from ${from})`,
  );
  return `(${joinFields(fields, '{')} || case ${tagSql} ${cases.join(' ')} end)`;
};

/** A nested JSON object; JSON null where the SQL condition `presentSql` is false. */
export const nestedJsonObject = (fields: SqlJsonFields, presentSql?: string): SqlJson =>
  (presentSql
    ? `case when ${presentSql} then ${jsonObject(fields)} else 'null' end`
    : jsonObject(fields)) as SqlJson;

/** SQL for the text of a JSON array: one element per row, `[]` for no rows. @param orderSql an `order by` clause */
export const jsonArray = (rowSql: string, orderSql: string): string =>
  `coalesce('[' || string_agg(${rowSql}, ',' ${orderSql}) || ']', '[]')`;
