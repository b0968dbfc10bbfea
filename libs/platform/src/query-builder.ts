import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type ColumnType,
  type Compilable,
  type InsertType,
  type SelectType,
  type SqlBool,
  type UpdateType,
} from 'kysely';
import { Statement, type Sql } from './sql.js';

/** The driver returns timestamps as text. */
type Read<Value> = Value extends Date ? string : Value;
type AsRead<Tables> = {
  [Table in keyof Tables]: {
    [Name in keyof Tables[Table]]: ColumnType<
      Read<SelectType<Tables[Table][Name]>>,
      InsertType<Tables[Table][Name]>,
      UpdateType<Tables[Table][Name]>
    >;
  };
};

/** Builds queries without a connection; `runQuery` runs them. @typeParam Tables as MikroORM infers them from entities */
export const createQueryBuilder = <Tables>(): Kysely<AsRead<Tables>> =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Embeds a condition that is also part of statements in a built query. Its text contains no values. */
export const sqlCondition = (text: string) => sql<SqlBool>`${sql.raw(text)}`;

/** Statement names by text. Lists of values make a text for each length, so the number of names is limited. */
const statementNames = new Map<string, string>();
const maxStatementNames = 500;

/** Returns '' once there are too many names: the statement is then parsed on every run. */
const nameOf = (text: string): string => {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  if (statementNames.size >= maxStatementNames) return '';
  const name = `query.${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
};

/** Runs a built query as a prepared statement, so that pipelining and the short timeouts of `Sql` apply to it. */
export const runQuery = <Row>(sql: Sql, query: Compilable<Row>): Promise<Row[]> => {
  const { sql: text, parameters } = query.compile();
  return sql.rows(new Statement<Row>(nameOf(text), text), [...parameters]);
};
