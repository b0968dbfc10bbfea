// @module-tag extended
import { postRoutes } from '@rinkside/contracts/post';
import { startGateway, type Gateway } from '@rinkside/gateway/gateway';
import { freePort } from '@rinkside/dev-runtime/ports';
import { createLog } from '@rinkside/platform/log';
import { sendRoute } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { formatStatuses } from './access-matrix/access-row.js';
import { accessTable } from './access-matrix/access-table.js';
import { MatrixSetup } from './access-matrix/matrix-setup.js';
import { callers, createMatrixUsers, type Caller, type MatrixUsers } from './access-matrix/matrix-users.js';

const readRows = accessTable.filter(({ route }) => route.method === 'GET');

let app: TestApp;
let setup: MatrixSetup;
let users: MatrixUsers;
/** A gateway whose database sessions reject every write. */
let readOnlyGateway: Gateway;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  setup = await MatrixSetup.open(app);
  users = await createMatrixUsers(app);
});
afterAll(async () => {
  await readOnlyGateway?.close({ drain: false });
  await setup?.close();
  await app?.close();
});

const personOf = (caller: Caller) => (caller === 'anonymous' ? undefined : users[caller]);

it('no GET route writes to the database', async () => {
  const requests = [];
  for (const row of readRows)
    for (const caller of callers)
      requests.push({
        row,
        caller,
        input: await row.buildInput({ setup, users, caller: personOf(caller) }),
      });
  await app.settle();
  const database = new URL(app.env.DATABASE_URL).pathname.slice(1);
  await app.pool.query(`alter database ${database} set default_transaction_read_only = on`);
  readOnlyGateway = await startGateway({ ...app.env, PORT: await freePort() }, createLog('test', 'silent'));
  const origin = `http://127.0.0.1:${readOnlyGateway.port}`;
  const post = { body: { content: 'Rejected' } };
  expect((await sendRoute(origin, users.owner.token, postRoutes.create, post)).status).toBe(503);
  const statusesByRow = new Map(readRows.map((row) => [row, [] as number[]]));
  for (const { row, caller, input } of requests) {
    const response = await sendRoute(origin, personOf(caller)?.token, row.route, input);
    await response.arrayBuffer();
    statusesByRow.get(row)?.push(response.status);
  }
  const named = ({ route, target }: (typeof readRows)[number], statuses: readonly number[]) =>
    `GET ${route.path} on ${target}: ${formatStatuses(statuses)}`;
  expect([...statusesByRow].map(([row, statuses]) => named(row, statuses))).toEqual(
    readRows.map((row) => named(row, row.statuses)),
  );
});
