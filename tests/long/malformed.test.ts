import { holdRoutes } from '../world/malformed/hold.js';

// @covers R8
holdRoutes(1000);
