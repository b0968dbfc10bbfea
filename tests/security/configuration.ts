import { built, held, open, operators, type Chapter } from './row.js';

const rules = 'docs/safeguards.md';

export const configuration: Chapter = {
  title: 'Configuration',
  rows: [
    ...built(rules, 'section on network connections', {
      '13.1.1': 'all communication between components is documented',
    }),
    ...open(
      'stores use passwords from secrets; the account deletion endpoint of the identity provider is protected by network policy only. Closing the gap needs short-lived platform credentials',
      {
        '13.2.1': 'components authenticate to each other with more than static passwords',
      },
    ),
    ...open(
      'pods run unprivileged and without a service account token, but all processes share one database role that owns the schema. Closing the gap needs separate roles for migrations, for the identity schema and for the application',
      {
        '13.2.2': 'components run with least privilege',
      },
    ),
    ...held('13.2.3', 'there are no default credentials in production'),
    ...held(
      '13.2.4',
      'outgoing connections are limited to an allowlist',
      'operators narrow the addresses of the stores',
    ),
    ...held('13.2.5', 'the server requests allowlisted hosts only'),
    ...operators(
      'operators provide secrets from their secret store; code and images contain none. Keys that the product generates are stored in the database',
      {
        '13.3.1': 'secrets are kept in a vault',
      },
    ),
    ...held(
      '13.3.2',
      'secrets are available only to components that need them',
      'one secret for the stores, and one for the model, which only the coach workers receive',
    ),
    ...held('13.4.1', 'no version control metadata is deployed'),
    ...held('13.4.2', 'debug modes are off in production'),
    ...held('13.4.3', 'directories are not listed'),
    ...held('13.4.4', 'HTTP TRACE is not supported'),
    ...held(
      '13.4.5',
      'metrics and queue dashboards are not public',
      'the API reference is public on purpose',
    ),
  ],
};
