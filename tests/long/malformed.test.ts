import { holdRoutes } from '../world/malformed/hold.js';

holdRoutes(1000);
