import { Query, type Connection, type PoolClient, type QueryConfig, type Submittable } from 'pg';

export interface Answer {
  rows: unknown[];
  command: string;
  rowCount: number;
}

/** One of pg's own queries, with what its typings leave out. */
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

  /** What is not prepared would be answered as if a `Sync` stood behind it. */
  requiresPreparation() {
    return true;
  }
}

/** One function for all: a closure in each of them would keep it and its rows from the young heap's sweep. */
function tell(this: Asked, error: Error | null, answer: Answer) {
  if (error) this.told.reject((this.failure = error));
  else this.told.resolve(answer);
}

interface Wire extends Connection {
  sync(): void;
  /** By their names, the texts that were sent to be parsed and are not heard of yet. */
  submittedNamedStatements: Record<string, string>;
}

/**
 * Several statements with one `Sync` behind them, so that PostgreSQL answers all of them at once: pg sends one behind
 * each, which costs both sides a packet. After one that fails PostgreSQL passes over the rest, and they fail with it.
 */
class Exchange implements Submittable {
  readonly #answered: Asked[] = [];

  constructor(private readonly waiting: Asked[]) {}

  /** pg asks for them when it hears that the statement it waits for is parsed. */
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
      // A value that cannot be sent: neither is what comes behind it.
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

/** A named statement is parsed once. */
export type Ask = (text: string, values?: readonly unknown[], name?: string) => Promise<Answer>;

const askedOf = (client: PoolClient, ...[text, values = [], name = '']: Parameters<Ask>) =>
  new Asked({ name, text, values: [...values], types: client });

/** One statement by itself. */
export const askAlone = (client: PoolClient, ...what: Parameters<Ask>): Promise<Answer> =>
  client.query(askedOf(client, ...what)).told.promise;

/** What is asked of a connection in one turn of the loop is sent together, in that order. */
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
