import { runProcess } from '@rinkside/platform/process';
import { startWorkers } from './workers.js';

await runProcess('workers', startWorkers);
