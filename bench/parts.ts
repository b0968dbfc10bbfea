import type { Part } from './part.js';
import { coachFirstWords, coachPieces } from './parts/coach.js';
import { commands } from './parts/commands.js';
import { depth } from './parts/depth.js';
import { fanout } from './parts/fanout.js';
import { jobs } from './parts/jobs.js';
import { media } from './parts/media.js';
import { mix } from './parts/mix.js';
import { likeToSocket } from './parts/path.js';
import { reads } from './parts/reads.js';
import { reconnect } from './parts/reconnect.js';
import { relayBacklog, relayWhileWriting } from './parts/relay.js';
import { seasons } from './parts/seasons.js';
import { start } from './parts/start.js';

/** All scenarios in the order they run. */
export const parts: readonly Part[] = [
  reads, depth, commands, relayWhileWriting, likeToSocket, fanout, jobs, relayBacklog, media, coachPieces,
  coachFirstWords, seasons, start, reconnect, mix,
]; // prettier-ignore
