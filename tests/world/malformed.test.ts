import { holdRoutes } from './malformed/hold.js';

holdRoutes(100);
