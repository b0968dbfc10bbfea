import type { Scenario } from './scenario.js';
import { coachFirstWords, coachStreaming } from './scenarios/coach-streaming.js';
import { commands } from './scenarios/commands.js';
import { deepPaging } from './scenarios/deep-paging.js';
import { encodingLoad } from './scenarios/encoding-load.js';
import { fanout } from './scenarios/fanout.js';
import { jobThroughput } from './scenarios/job-throughput.js';
import { videoProcessing } from './scenarios/video-processing.js';
import { mixedLoad } from './scenarios/mixed-load.js';
import { liveGame } from './scenarios/live-game.js';
import { likeToSocket } from './scenarios/like-to-socket.js';
import { reads } from './scenarios/reads.js';
import { reconnect } from './scenarios/reconnect.js';
import { relayBacklog, relayWhileWriting } from './scenarios/relay-throughput.js';
import { seasonRecompute } from './scenarios/season-recompute.js';
import { startup } from './scenarios/startup.js';

/** All scenarios in the order they run. */
export const scenarios: readonly Scenario[] = [
  reads, deepPaging, commands, relayWhileWriting, likeToSocket, liveGame, fanout, jobThroughput, relayBacklog, videoProcessing, encodingLoad, coachStreaming,
  coachFirstWords, seasonRecompute, startup, reconnect, mixedLoad,
]; // prettier-ignore
