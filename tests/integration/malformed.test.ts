// @module-tag extended
import { testMalformedRequests } from './malformed/assert-unchanged.js';

// @covers A1 A9 R8 V1.1.1 V1.2.2 V1.2.4 V1.4.2 V1.5.2 V2.2.1 V2.2.2 V15.3.5 V15.3.6 V15.3.7 V16.3.4 V16.5.1
testMalformedRequests(100);
