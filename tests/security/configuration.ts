import { byDesign, tested, notMet, byOperator, type AsvsChapter } from './asvs-requirement.js';

const rules = 'docs/security/controls.md';

export const configuration: AsvsChapter = {
  title: 'Configuration',
  rows: [
    ...byDesign(rules, 'section on network connections', {
      '13.1.1': 'all communication between components is documented',
    }),
    ...notMet(
      'stores use passwords from secrets; the account deletion endpoint of the identity provider is protected by network policy only. Closing the gap needs short-lived platform credentials',
      {
        '13.2.1': 'components authenticate to each other with more than static passwords',
      },
    ),
    ...notMet(
      'pods run unprivileged and without a service account token, but all processes share one database role that owns the schema. Closing the gap needs separate roles for migrations, for the identity schema and for the application',
      {
        '13.2.2': 'components run with least privilege',
      },
    ),
    ...tested('13.2.3', 'there are no default credentials in production'),
    ...tested(
      '13.2.4',
      'outgoing connections are limited to an allowlist',
      'operators narrow the addresses of the stores',
    ),
    ...tested('13.2.5', 'the server requests allowlisted hosts only'),
    ...byOperator(
      'operators provide secrets from their secret store; code and images contain none. Keys that the product generates are stored in the database',
      {
        '13.3.1': 'secrets are kept in a vault',
      },
    ),
    ...tested(
      '13.3.2',
      'secrets are available only to components that need them',
      'one secret for the stores, and one for the model, which only the coach workers receive',
    ),
    ...tested('13.4.1', 'no version control metadata is deployed'),
    ...tested('13.4.2', 'debug modes are off in production'),
    ...tested('13.4.3', 'directories are not listed'),
    ...tested('13.4.4', 'HTTP TRACE is not supported'),
    ...tested(
      '13.4.5',
      'metrics and queue dashboards are not public',
      'the API reference is public on purpose',
    ),
  ],
};
