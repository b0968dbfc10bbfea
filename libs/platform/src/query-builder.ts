import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type ColumnType,
  type Compilable,
  type InsertType,
  type SelectType,
  type UpdateType,
} from 'kysely';
import type { Sql } from './sql.js';

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

/** Statement names by text. There are few texts, because values are parameters. */
const statementNames = new Map<string, string>();

const nameOf = (text: string): string => {
  const name = statementNames.get(text) ?? `query.${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
};

/** Runs a built query as a prepared statement, so that pipelining and the short timeouts of `Sql` apply to it. */
export const runQuery = <Row>(sql: Sql, query: Compilable<Row>): Promise<Row[]> => {
  const { sql: text, parameters } = query.compile();
  return sql.rows<Row>({ name: nameOf(text), text }, [...parameters]);
};
