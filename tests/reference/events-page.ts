import { events, type EventName } from '@rinkside/contracts/events.schema';
import { jobSchemas } from '@rinkside/contracts/jobs.schema';
import { liveEvents } from '@rinkside/contracts/live.schema';
import { itemRooms } from '@rinkside/domain/feed/feed.rooms';
import type { OutboxEvent } from '@rinkside/platform/outbox/relay';
import type { EventContext } from '@rinkside/workers/event-context';
import { effectsOf, type Effect } from '@rinkside/workers/event-handlers';
import * as z from 'zod';
import { code, codeList, docComments, generatedNote, markdownTable } from './markdown.js';

type Schema = z.core.JSONSchema.BaseSchema;

const jsonSchemaOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { unrepresentable: 'any' });
const fieldsOf = (schema: z.ZodType): string[] => Object.keys(jsonSchemaOf(schema).properties ?? {});

/** Fields that all item events share. */
const itemFields = fieldsOf(events['item.added']);
/** Lists a payload's fields; the shared fields of item events are abbreviated. */
const formatFields = (schema: z.ZodType): string => {
  const fields = fieldsOf(schema);
  if (!itemFields.every((field) => fields.includes(field))) return codeList(fields);
  const others = fields.filter((field) => !itemFields.includes(field));
  return ['item fields', ...others.map(code)].join(', ');
};

/** Returns all values of a field that handlers may distinguish; texts are placeholders, so that rooms show their origin. */
const valuesOf = (name: string, schema: Schema): unknown[] => {
  const [alternative] = schema.anyOf ?? [];
  if (typeof alternative === 'object') return valuesOf(name, alternative);
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer' || schema.type === 'number') return [1];
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([field, shape]) => [
      field,
      typeof shape === 'object' ? valuesOf(`${name}.${field}`, shape)[0] : undefined,
    ]);
    return [Object.fromEntries(fields)];
  }
  return [`{${name}}`];
};

/** Returns the payloads that combine all these values. */
const payloadsOf = (schema: z.ZodType): object[] => {
  let payloads: object[] = [{}];
  for (const [name, shape] of Object.entries(jsonSchemaOf(schema).properties ?? {}))
    if (typeof shape === 'object')
      payloads = payloads.flatMap((payload) =>
        valuesOf(name, shape).map((value) => Object.assign({}, payload, { [name]: value })),
      );
  return payloads;
};

/** Has a row for every id. */
class RowsById extends Map<string, object> {
  constructor(readonly row: object) {
    super();
  }
  override get() {
    return this.row;
  }
}

/** A context in which every item is a highlight in feeds. */
const context = {
  items: new RowsById({
    item: { content_type: 'highlight', version: 1 },
    in_feeds: true,
    club_visible: false,
    hidden: false,
  }),
  comments: new RowsById({}),
  messages: new RowsById({}),
  liveGames: new RowsById({ organization_id: '{organization_id}', view: { version: 1 } }),
  blocked: new Map(),
  clubs: new Map(),
  families: new Set(),
} as unknown as EventContext;

/** Returns the effects of an event for all its payloads. */
const allEffectsOf = (name: EventName): Effect[] =>
  payloadsOf(events[name]).flatMap((payload) =>
    effectsOf(
      { id: '', name, payload, traceparent: null, occurred_at: '' } as unknown as OutboxEvent,
      context,
    ).map(([effect]) => effect),
  );

/** Rooms of items differ only in the content type. */
const roomName = (room: string) => room.replace(/^(?:post|highlight|game):/, '{content_type}:');
const itemRoomNames = itemRooms({
  content_type: 'post',
  id: '{id}',
  author_id: '{author_id}',
  organization_id: '{organization_id}',
  in_feeds: true,
}).map(roomName);

const formatRooms = (rooms: string[]): string => {
  const names = [...new Set(rooms.map(roomName))];
  if (!itemRoomNames.every((room) => names.includes(room))) return codeList(names);
  const others = names.filter((room) => !itemRoomNames.includes(room));
  return ['item rooms', ...others.map(code)].join(', ');
};

/** Returns the rooms by a key, from all effects of one kind. */
const groupRooms = <E extends Effect>(
  effects: E[],
  keyOf: (effect: E) => string,
  roomsOf: (effect: E) => string[],
) =>
  [...Map.groupBy(effects, keyOf)].map(([key, group]) => [key, formatRooms(group.flatMap(roomsOf))] as const);

const formatLive = (effects: Effect[]): string =>
  [
    ...groupRooms(
      effects.filter((effect) => effect.kind === 'emit'),
      ({ event }) => event,
      ({ rooms }) => rooms,
    ).map(([event, rooms]) => `${code(event)} to ${rooms}`),
    ...groupRooms(
      effects.flatMap((effect) => (effect.kind === 'join' || effect.kind === 'leave' ? [effect] : [])),
      (effect) => `${effect.kind} ${roomName(effect.in)}`,
      ({ rooms }) => rooms,
    ).map(([key, rooms]) => {
      const [kind = '', room = ''] = key.split(' ');
      return `sockets in ${code(room)} ${kind} ${rooms}`;
    }),
    ...groupRooms(
      effects.filter((effect) => effect.kind === 'cut'),
      () => 'sockets disconnected:',
      (effect) => [effect.in],
    ).map(([text, rooms]) => `${text} ${rooms}`),
  ].join('<br>');

const jobNamesOf = (effects: Effect[]) => [
  ...new Set(effects.flatMap((effect) => (effect.kind === 'job' ? [effect.name] : []))),
];
const notificationKindsOf = (effects: Effect[]) => [
  ...new Set(effects.flatMap((effect) => (effect.kind === 'notification' ? [effect.trigger.kind] : []))),
];

const eventNames = Object.keys(events) as EventName[];

/** Renders `docs/reference/events-and-jobs.md` from the contracts and the event handlers. */
export const renderEventsPage = (): string => {
  const comments = {
    events: docComments('libs/contracts/src/events.schema.ts'),
    jobs: docComments('libs/contracts/src/jobs.schema.ts'),
    live: docComments('libs/contracts/src/live.schema.ts'),
  };
  const effects = new Map(eventNames.map((name) => [name, allEffectsOf(name)]));
  const eventsWith = (matches: (effects: Effect[]) => boolean) =>
    eventNames.filter((name) => matches(effects.get(name) ?? []));
  const jobSources = (job: string): string => {
    const sources = eventsWith((all) => jobNamesOf(all).some((name) => name === job));
    return sources.length > 0 ? codeList(sources) : 'every event that notifies a player, in batches';
  };
  return `# Events and jobs

${generatedNote('`libs/contracts/src/{events,jobs,live}.schema.ts` and `apps/workers/src/event-handlers.ts`')}

## Domain events

A command writes domain events to the outbox in its transaction. The relay publishes each event at least once and maps it to the effects below. Handlers skip effects that no longer apply. Events are kept for a week.

Item fields are ${codeList(itemFields)}. Item rooms are ${codeList(itemRoomNames)}; an item that other feeds do not show uses \`user:{author_id}\` only. Events of an item for the club are restricted to the people known to its author. Accounts that are blocked with an author or actor are excluded.

${markdownTable(
  ['event', 'meaning', 'payload', 'live updates', 'jobs', 'notification'],
  eventNames.map((name) => [
    code(name),
    comments.events.get(name) ?? '',
    formatFields(events[name]),
    formatLive(effects.get(name) ?? []),
    codeList(jobNamesOf(effects.get(name) ?? [])),
    codeList(notificationKindsOf(effects.get(name) ?? [])),
  ]),
)}

## Jobs

A job name is its queue, and its file in \`apps/workers/src/jobs\`. Payloads hold ids; the handler reloads the rows. Job ids derive from the event and its handler, so an event published twice adds one job.

A job has five attempts, with exponential backoff from 1 s. An attempt that fails because a store is unavailable does not count, up to one hour. Another worker restarts the job of a dead worker after 5 s. Redis keeps finished jobs for a day and failed jobs for a week. If Redis loses its data, maintenance rebuilds the unfinished jobs from the outbox.

${markdownTable(
  ['job', 'meaning', 'payload', 'added for'],
  Object.entries(jobSchemas).map(([name, schema]) => [
    code(name),
    comments.jobs.get(name) ?? '',
    formatFields(schema),
    jobSources(name),
  ]),
)}

## Live updates

Sent over Socket.IO. Clients keep the highest \`version\` per entity. Events without a version are ephemeral and may be lost. [Live updates](../features/realtime.md) describes delivery.

${markdownTable(
  ['event', 'meaning', 'payload', 'sent for'],
  Object.entries(liveEvents).map(([name, schema]) => [
    code(name),
    comments.live.get(name) ?? '',
    formatFields(schema),
    codeList(eventsWith((all) => all.some((effect) => effect.kind === 'emit' && effect.event === name))) ||
      'workers, during a job',
  ]),
)}
`;
};
