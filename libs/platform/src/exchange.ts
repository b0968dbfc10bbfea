import { Query, type Connection, type PoolClient, type QueryConfig, type Submittable } from 'pg';

export interface Answer {
  rows: unknown[];
  command: string;
  rowCount: number;
}

/** A pg query, with members that its typings omit. */
class Asked extends Query {
  declare name: string;
  declare text: string;
  declare callback: (error: Error | null, answer: Answer) => void;
  declare submit: (connection: Connection) => Error | null;
  declare handleRowDescription: (message: unknown) => void;
  declare handleDataRow: (message: unknown) => void;
  declare handleCommandComplete: (message: unknown, connection: Connection) => void;
  declare handleReadyForQuery: (connection: Connection) => void;
  declare handleError: (error: Error, connection: Connection) => void;
  failure: Error | undefined;
  readonly told = Promise.withResolvers<Answer>();

  constructor(config: QueryConfig) {
    super(config);
    this.callback = tell;
  }

  /** Always uses the extended protocol; a simple query would imply a `Sync`. */
  requiresPreparation() {
    return true;
  }
}

/** Shared by all queries: a closure per query would keep it and its rows alive past the young generation. */
function tell(this: Asked, error: Error | null, answer: Answer) {
  if (error) this.told.reject((this.failure = error));
  else this.told.resolve(answer);
}

interface Wire extends Connection {
  sync(): void;
  /** Statement texts sent to be parsed and not yet confirmed, by name. */
  submittedNamedStatements: Record<string, string>;
}

/**
 * Several statements followed by one `Sync`, so that PostgreSQL answers them in one packet; pg sends a `Sync` after each.
 * After a failing statement PostgreSQL skips the following ones, and they fail with it.
 */
class Exchange implements Submittable {
  readonly #answered: Asked[] = [];

  constructor(private readonly waiting: Asked[]) {}

  /** Read by pg when PostgreSQL confirms the parse of the current statement. */
  get name() {
    return this.waiting[0]?.name;
  }
  get text() {
    return this.waiting[0]?.text;
  }

  submit(connection: Connection) {
    const wire: Wire = Object.create(connection);
    const unsynced: Wire = Object.create(connection, { sync: { value: () => undefined } });
    for (const [at, query] of this.waiting.entries()) {
      // A value cannot be serialized: neither this query nor the following ones are sent.
      const failure = query.submit(unsynced) ?? query.failure;
      if (failure) for (const unsent of this.waiting.splice(at)) unsent.handleError(failure, connection);
    }
    wire.sync();
  }

  handleRowDescription(message: unknown) {
    this.waiting[0]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown) {
    this.waiting[0]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection) {
    const [query] = this.waiting.splice(0, 1);
    if (!query) return;
    query.handleCommandComplete(message, connection);
    this.#answered.push(query);
  }

  handleReadyForQuery(connection: Connection) {
    for (const query of this.#answered.splice(0)) query.handleReadyForQuery(connection);
  }

  handleError(error: Error, connection: Wire) {
    this.handleReadyForQuery(connection);
    for (const query of this.waiting.splice(0)) {
      delete connection.submittedNamedStatements[query.name];
      query.handleError(error, connection);
    }
  }
}

/** Runs a query; a named statement is parsed once per connection. */
export type Ask = (text: string, values?: readonly unknown[], name?: string) => Promise<Answer>;

const askedOf = (client: PoolClient, ...[text, values = [], name = '']: Parameters<Ask>) =>
  new Asked({ name, text, values: [...values], types: client });

/** Sends one statement on its own. */
export const askAlone = (client: PoolClient, ...what: Parameters<Ask>): Promise<Answer> =>
  client.query(askedOf(client, ...what)).told.promise;

/** Sends all statements of one turn of the event loop together, in order. */
export const asking = (client: PoolClient): Ask => {
  let asked: Asked[] = [];
  const send = () => {
    client.query(new Exchange(asked));
    asked = [];
  };
  return (...what) => {
    const query = askedOf(client, ...what);
    if (asked.push(query) === 1) process.nextTick(send);
    return query.told.promise;
  };
};
