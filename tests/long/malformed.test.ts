import { testMalformedRequests } from '../integration/malformed/assert-unchanged.js';

// @covers R8
testMalformedRequests(1000);
