import { hash } from 'node:crypto';
import {
  liveGameRules,
  usualPeriodMinutes,
  type LiveGameEvent,
  type ReadLiveGameEvent,
} from '@rinkside/contracts/live-game';
import { AppError } from '@rinkside/platform/errors';
import { newId } from '@rinkside/platform/id';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import { actorOf } from '../actor.js';
import { appendEvents, discardLiveGame, startLiveGame } from '../live-game/live-game.commands.js';
import { selectEvents } from '../live-game/live-game.rows.js';
import { commandsAt, type SeedResources } from './resources.js';

/** A skater of the club of all demo accounts, without an account. */
const demoLivePlayer = 'demo|jonah-adeyemi';
const opponent = 'Copperneck Hockey Club';
const periodMinutes = usualPeriodMinutes('14U');

type Action = LiveGameEvent['action'];

const goal = { kind: 'goal', side: 'us', credit: null, strength: 'even' } as const;
const against = { ...goal, side: 'them' } as const;
const shot = { kind: 'shot' } as const;
const penalty = { kind: 'penalty', minutes: 2 } as const;
const note = (text: string) => ({ kind: 'note', text }) as const;

/** What happens in each period, by the seconds played. */
const plays: [elapsed: number, play: Action][][] = [
  [
    [38, note('Otters win the opening face-off')],
    [95, shot],
    [171, shot],
    [248, { ...goal, credit: 'goal' }],
    [330, note('Nobody got through our blue line')],
    [407, shot],
    [512, against],
    [598, penalty],
    [733, note('Killed the penalty, great block!')],
    [846, shot],
  ],
  [
    [41, shot],
    [127, { ...goal, credit: 'assist', strength: 'power_play' }],
    [214, note('What a pass across the slot')],
    [322, shot],
    [415, against],
    [509, note('Rang off the crossbar')],
    [624, shot],
    [701, penalty],
    [823, note('Short-handed breakaway, just wide')],
  ],
  [
    [52, shot],
    [143, note('Our goalie stands on her head')],
    [239, shot],
    [318, { ...goal, credit: 'goal' }],
    [447, shot],
    [566, against],
    [655, note('Timeout, the bench is loud')],
    [742, { ...goal, credit: 'assist' }],
    [861, note('They pull their goalie')],
  ],
];

const clock = (running: boolean, elapsed_seconds: number): Action => ({
  kind: 'clock',
  running,
  elapsed_seconds,
});

const stepsOf = (ofPeriod: [elapsed: number, play: Action][], index: number): Action[][] => {
  const steps = ofPeriod.map(([elapsed, play]) => {
    const stops = play.kind === 'goal' || play.kind === 'penalty';
    return [clock(!stops, elapsed), play];
  });
  return [
    [{ kind: 'period_started', period: index + 1 }, clock(true, 0)],
    ...steps,
    [clock(false, periodMinutes * 60), { kind: 'period_ended' }],
  ];
};

/** The taps of the scorer. The actions of one step are sent together. */
const script = plays.flatMap(stepsOf);
export const demoGameSteps = script.length;
const scriptEvents = script.flat().length;

/** A new log begins after this many events, so that a page loads quickly. */
const maxEvents = liveGameRules.maxEvents / 2;
/** The shortest time between two steps. Several workers call {@link playDemoGame}. */
const stepMs = 5000;
/** After a longer pause the clock would be wrong, and the game is rewound. */
const maxPauseMs = 60_000;

const selectPlayer = statement(
  'seed.livePlayer',
  `select p.id, o.id as opponent_id, l.id as live_game_id, l.device_id, cardinality(l.terms) as term,
     l.events_count, extract(epoch from l.changed_at)::float * 1000 as changed
   from player p join organization o on o.name = $3 left join live_game l on l.player_id = p.id and l.status = 'live'
   where p.provider = $1 and p.subject = $2 and p.onboarding_complete`,
  z.object({
    id: z.string(),
    opponent_id: z.string(),
    live_game_id: z.string().nullable(),
    device_id: z.string().nullable(),
    term: z.number().nullable(),
    events_count: z.number().nullable(),
    changed: z.number().nullable(),
  }),
);

/** The same for every worker, so that a step that two workers play is stored once. */
const eventId = (gameId: string, sequence: number) => {
  const digits = hash('sha256', `${gameId} ${sequence}`);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};

/** The events that count: neither an undo nor undone. */
const playedEvents = (stored: readonly ReadLiveGameEvent[]): ReadLiveGameEvent[] => {
  const undone = new Set(stored.flatMap(({ action }) => (action.kind === 'undo' ? [action.target_id] : [])));
  return stored.filter(({ id, action }) => action.kind !== 'undo' && !undone.has(id));
};

/** The step after a number of played events; undefined after the last. */
const stepAfter = (count: number): Action[] | undefined => {
  let left = count;
  return script.find((actions) => (left -= actions.length) < 0);
};

/**
 * Plays the next step of the live game of a demo player, with the commands of a scorer's device. At its end the game is
 * rewound: all events are undone. It never becomes final. Does nothing without the demo player, and before the step is due.
 */
export const playDemoGame = async (
  resources: SeedResources,
  { provider, now = new Date() }: { provider: string; now?: Date },
): Promise<void> => {
  const { sql } = resources.database;
  const [player] = await sql.rows(selectPlayer, [provider, demoLivePlayer, opponent]);
  if (!player) return;
  const { id: scorerId, live_game_id: id, device_id, term, changed } = player;
  const commands = commandsAt(resources, now);
  const actor = actorOf(scorerId);
  const start = async () => {
    const body = {
      id: newId(),
      opponent: { organization_id: player.opponent_id },
      home: true,
      period_minutes: periodMinutes,
      device_id: newId(),
      started_at: now.toISOString(),
    };
    await commands
      .run(actor, (ctx) => startLiveGame(ctx, { body, scorerId }))
      .catch((error: unknown) => {
        // Another worker has started it.
        if (!(error instanceof AppError && error.kind === 'conflict')) throw error;
      });
  };
  if (!id || !device_id || !term || !changed) return start();
  const pauseMs = now.getTime() - changed;
  if (pauseMs < stepMs) return;
  const stored = await sql.rows(selectEvents, [id]);
  // Another worker has just played this step.
  if (stored.length !== player.events_count) return;
  const played = playedEvents(stored);
  if (played.length === 0 && stored.length + 2 * scriptEvents > maxEvents) {
    await commands.run(actor, (ctx) => discardLiveGame(ctx, { id }));
    return start();
  }
  const next = pauseMs > maxPauseMs && played.length > 0 ? undefined : stepAfter(played.length);
  const actions = next ?? played.map((event): Action => ({ kind: 'undo', target_id: event.id }));
  const events = actions.map((action, index) => {
    const sequence = stored.length + index + 1;
    return { id: eventId(id, sequence), device_id, sequence, term, occurred_at: now.toISOString(), action };
  });
  await commands.run(actor, (ctx) => appendEvents(ctx, { id, events, accountId: scorerId }));
};
