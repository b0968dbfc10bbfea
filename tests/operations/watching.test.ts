import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import {
  at, fields, filesLike, hasProgram, list, output, text, within, word, words, yaml, type Json,
} from './files.js'; // prettier-ignore

const alerts = list(at(yaml('ops/prometheus/alerts.yaml'), 'groups', 0, 'rules')).map(fields);
const dashboards = filesLike('ops/grafana/dashboards/*.json').map((file) => ({
  file,
  content: fields(JSON.parse(text(file)) as Json),
}));
const queriesOf = (content: Json) =>
  within(content).flatMap((value) =>
    typeof fields(value).expr === 'string' ? [word(fields(value).expr)] : [],
  );

const ownMetrics = () => {
  const sources = filesLike('{apps,libs}/*/src/**/*.ts').map(text).join('\n');
  const named = sources.matchAll(/new (Gauge|Histogram|Counter)\(\{\s*name: '(rinkside_\w+)'/g);
  return [...named].flatMap(([, kind, name = '']) =>
    kind === 'Histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
};

const known = async () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const standard = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  return new Set(['up', ...ownMetrics(), ...standard, ...standard.map((name) => `${name}_sum`)]);
};

/** The metrics a query asks for: words before a selector, a bracket or an end, that are no function. */
const metricsIn = (query: string) =>
  [...query.replaceAll(/"[^"]*"/g, '').matchAll(/\b(up|(?:rinkside|nodejs|process)_\w+)\b/g)].map(
    ([name]) => name,
  );

const balanced = (query: string) =>
  ['()', '{}', '[]'].every(
    ([open = '', close = '']) => query.split(open).length === query.split(close).length,
  );

describe('alerts and dashboards', () => {
  it('ask only for metrics there are, in queries that are whole', async () => {
    const queries = [
      ...alerts.map(({ expr }) => word(expr)),
      ...dashboards.flatMap(({ content }) => queriesOf(content)),
    ];
    const metrics = await known();
    expect(ownMetrics().length).toBeGreaterThan(12);
    expect([...new Set(queries.flatMap(metricsIn))].filter((name) => !metrics.has(name))).toEqual([]);
    expect(queries.filter((query) => metricsIn(query).length === 0 || !balanced(query))).toEqual([]);
  });

  // @covers R4
  it('show everything the product measures of itself', () => {
    const shown = new Set(dashboards.flatMap(({ content }) => queriesOf(content)).flatMap(metricsIn));
    const bases = ownMetrics().filter((name) => !/_(sum|count)$/.test(name));
    expect(bases.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('go by what processes say of themselves: a name of a job is one Prometheus’ own', () => {
    const queries = [
      ...alerts.map(({ expr }) => word(expr)),
      ...dashboards.flatMap(({ content }) => queriesOf(content)),
    ];
    expect(queries.filter((query) => /\bjob\b/.test(query))).toEqual([]);
    const named = queries.flatMap((query) =>
      [...query.matchAll(/\bprocess=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|')),
    );
    const served = filesLike('apps/*/src/resources.ts').flatMap((file) =>
      [...text(file).matchAll(/serveMetrics\('(\w+)'/g)].map(([, name]) => name),
    );
    expect(new Set(named)).toEqual(new Set(served));
  });

  it.runIf(hasProgram('promtool', '--version'))('are taken by promtool', () => {
    expect(() => output('promtool', 'check', 'config', 'ops/prometheus/prometheus.yaml')).not.toThrow();
  });
});

describe('every alert', () => {
  it('says who is woken, and what is the matter in one sentence', () => {
    for (const alert of alerts)
      expect(alert, word(alert.alert)).toMatchObject({
        alert: expect.stringMatching(/^[A-Z]\w+$/),
        labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
        annotations: { summary: expect.stringMatching(/\.$/) },
      });
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it('has its runbook, and no runbook is without its alert', () => {
    const page = text('docs/operations.md').split('## When an alert rings')[1] ?? '';
    const runbooks = [...(page.split('\n## ')[0] ?? '').matchAll(/^### (\w+)$/gm)].map(
      ([, name = '']) => name,
    );
    expect(runbooks.toSorted()).toEqual(alerts.map(({ alert }) => word(alert)).toSorted());
  });
});

describe.each(dashboards)('$file', ({ content }) => {
  it('is drawn from the data source that is provisioned, every panel in its place', () => {
    const panels = list(content.panels).map(fields);
    const source = {
      type: 'prometheus',
      uid: at(yaml('ops/grafana/provisioning/datasources/prometheus.yaml'), 'datasources', 0, 'uid'),
    };
    expect(panels.filter(({ datasource }) => JSON.stringify(datasource) !== JSON.stringify(source))).toEqual(
      [],
    );
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const places = panels.map(({ gridPos }) => `${word(at(gridPos, 'x'))} ${word(at(gridPos, 'y'))}`);
    expect(new Set(places).size).toBe(panels.length);
    expect(panels.filter(({ gridPos }) => Number(at(gridPos, 'x')) + Number(at(gridPos, 'w')) > 24)).toEqual(
      [],
    );
    expect(word(content.uid)).toMatch(/^rinkside-/);
  });
});

it('the collector’s pipelines use what it configures, and everything it configures', () => {
  const collector = yaml('ops/collector/collector.yaml');
  const parts = ['receivers', 'processors', 'exporters'] as const;
  const pipelines = Object.values(fields(at(collector, 'service', 'pipelines')));
  const connectors = Object.keys(fields(collector.connectors));
  for (const part of parts) {
    const used = new Set(pipelines.flatMap((pipeline) => words(at(pipeline, part))));
    const configured = [
      ...Object.keys(fields(collector[part])),
      ...(part === 'processors' ? [] : connectors),
    ];
    expect([...used].toSorted(), part).toEqual(configured.toSorted());
  }
});

it('Grafana is provisioned with the folder compose mounts', () => {
  const path = at(
    yaml('ops/grafana/provisioning/dashboards/rinkside.yaml'),
    'providers',
    0,
    'options',
    'path',
  );
  const mounts = words(at(yaml('docker-compose.yml'), 'services', 'grafana', 'volumes'));
  expect(mounts).toContain(`./ops/grafana/dashboards:${word(path)}:ro`);
});
