import { runProcess } from '@rinkside/platform/process';
import { startGateway } from './gateway.js';

await runProcess('gateway', startGateway);
