import { built, held, operators, type Chapter } from './row.js';

const rules = 'docs/safeguards.md';

export const code: Chapter = {
  title: 'Secure coding and architecture',
  rows: [
    ...built(rules, 'sections on dependencies and on input limits', {
      '15.1.1': 'deadlines for fixing vulnerable dependencies are documented',
      '15.1.3': 'expensive functions and their limits are documented',
    }),
    ...held('15.1.2', 'all dependencies are listed'),
    ...held('15.2.1', 'no dependency has a known severe vulnerability'),
    ...held('15.2.2', 'expensive work does not block other users'),
    ...held('15.2.3', 'production contains only what it needs'),
    ...held('15.3.1', 'responses contain only the requested fields'),
    ...held(
      '15.3.2',
      'server requests do not follow redirects',
      'requests to the model and for account deletion use the same option',
    ),
    ...held('15.3.3', 'unknown fields are not accepted (mass assignment)'),
    ...held('15.3.4', 'client IP addresses are taken from trusted proxies only'),
    ...held('15.3.5', 'values have the expected type'),
    ...held('15.3.6', 'no prototype pollution'),
    ...held('15.3.7', 'duplicate parameters are handled safely'),
  ],
};

export const logging: Chapter = {
  title: 'Logging and errors',
  rows: [
    ...built(rules, 'section on logging', { '16.1.1': 'log content, location and retention are documented' }),
    ...held('16.2.1', 'log lines contain time, source, user and event'),
    ...held('16.2.2', 'timestamps are UTC', 'operators synchronize the clocks'),
    ...built(
      'libs/platform/src/log.ts',
      'all logs go to stdout; the linter forbids `console`. Only Nest warnings and start-up errors are plain text',
      {
        '16.2.3': 'logs go only to documented destinations',
      },
    ),
    ...held('16.2.4', 'logs can be correlated'),
    ...held('16.2.5', 'logs contain no secrets'),
    ...held('16.3.1', 'sign-ins are logged'),
    ...held('16.3.2', 'denied access is logged'),
    ...held(
      '16.3.3',
      'rejected input, rate limits and floods are logged',
      'rejected and disconnected sockets are in the same log',
    ),
    ...held('16.3.4', 'errors are logged', 'TLS errors are logged by the proxy'),
    ...held('16.4.1', 'log injection is prevented'),
    ...operators('logs go to stdout; the platform collects, separates and protects them', {
      '16.4.2': 'logs are protected from modification',
      '16.4.3': 'logs are sent to a separate system',
    }),
    ...held('16.5.1', 'error responses reveal no internals'),
    ...held('16.5.2', 'the product keeps working when a dependency is unavailable'),
    ...held(
      '16.5.3',
      'errors do not grant access and leave no partial changes',
      'each process continues to rate-limit while Redis is unavailable',
    ),
  ],
};
