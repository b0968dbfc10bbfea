import { byDesign, tested, byOperator, type AsvsChapter } from './asvs-requirement.js';

const rules = 'docs/security/controls.md';

export const code: AsvsChapter = {
  title: 'Secure coding and architecture',
  rows: [
    ...byDesign(rules, 'sections on dependencies and on input limits', {
      '15.1.1': 'deadlines for fixing vulnerable dependencies are documented',
      '15.1.3': 'expensive functions and their limits are documented',
    }),
    ...tested('15.1.2', 'all dependencies are listed'),
    ...tested('15.2.1', 'no dependency has a known severe vulnerability'),
    ...tested('15.2.2', 'expensive work does not block other users'),
    ...tested('15.2.3', 'production contains only what it needs'),
    ...tested('15.3.1', 'responses contain only the requested fields'),
    ...tested(
      '15.3.2',
      'server requests do not follow redirects',
      'requests to the model and for account deletion use the same option',
    ),
    ...tested('15.3.3', 'unknown fields are not accepted (mass assignment)'),
    ...tested('15.3.4', 'client IP addresses are taken from trusted proxies only'),
    ...tested('15.3.5', 'values have the expected type'),
    ...tested('15.3.6', 'no prototype pollution'),
    ...tested('15.3.7', 'duplicate parameters are handled safely'),
  ],
};

export const logging: AsvsChapter = {
  title: 'Logging and errors',
  rows: [
    ...byDesign(rules, 'section on logging', {
      '16.1.1': 'log content, location and retention are documented',
    }),
    ...tested('16.2.1', 'log lines contain time, source, user and event'),
    ...tested('16.2.2', 'timestamps are UTC', 'operators synchronize the clocks'),
    ...byDesign(
      'libs/platform/src/log.ts',
      'all logs go to stdout; the linter forbids `console`. Only Nest warnings and start-up errors are plain text',
      {
        '16.2.3': 'logs go only to documented destinations',
      },
    ),
    ...tested('16.2.4', 'logs can be correlated'),
    ...tested('16.2.5', 'logs contain no secrets'),
    ...tested('16.3.1', 'sign-ins are logged'),
    ...tested('16.3.2', 'denied access is logged'),
    ...tested(
      '16.3.3',
      'rejected input, rate limits and floods are logged',
      'rejected and disconnected sockets are in the same log',
    ),
    ...tested('16.3.4', 'errors are logged', 'TLS errors are logged by the proxy'),
    ...tested('16.4.1', 'log injection is prevented'),
    ...byOperator('logs go to stdout; the platform collects, separates and protects them', {
      '16.4.2': 'logs are protected from modification',
      '16.4.3': 'logs are sent to a separate system',
    }),
    ...tested('16.5.1', 'error responses reveal no internals'),
    ...tested('16.5.2', 'the product keeps working when a dependency is unavailable'),
    ...tested(
      '16.5.3',
      'errors do not grant access and leave no partial changes',
      'each process continues to rate-limit while Redis is unavailable',
    ),
  ],
};
