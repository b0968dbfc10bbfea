import { runProcess } from '@rinkside/platform/run-process';
import { startGateway } from './gateway.js';

await runProcess('gateway', startGateway);
