import { runProcess } from '@rinkside/platform/run-process';
import { startWorkers } from './workers.js';

await runProcess('workers', startWorkers);
