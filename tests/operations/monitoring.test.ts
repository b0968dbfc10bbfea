import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import {
  getPath, asObject, findFiles, hasProgram, asList, runProgram, readText, nestedValues, asString, asStrings, readYaml, type JsonValue,
} from './repository-files.js'; // prettier-ignore

const alerts = asList(getPath(readYaml('ops/prometheus/alerts.yaml'), 'groups', 0, 'rules')).map(asObject);
const dashboards = findFiles('ops/grafana/dashboards/*.json').map((file) => ({
  file,
  content: asObject(JSON.parse(readText(file)) as JsonValue),
}));
const queriesOf = (content: JsonValue) =>
  nestedValues(content).flatMap((value) =>
    typeof asObject(value).expr === 'string' ? [asString(asObject(value).expr)] : [],
  );

const productMetrics = () => {
  const sources = findFiles('{apps,libs}/*/src/**/*.ts').map(readText).join('\n');
  const definitions = sources.matchAll(/new (Gauge|Histogram|Counter)\(\{\s*name: '(rinkside_\w+)'/g);
  return [...definitions].flatMap(([, kind, name = '']) =>
    kind === 'Histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
};

const allMetrics = async () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const standard = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  return new Set(['up', ...productMetrics(), ...standard, ...standard.map((name) => `${name}_sum`)]);
};

/** Returns the names of the metrics in a PromQL query. */
const metricsIn = (query: string) =>
  [...query.replaceAll(/"[^"]*"/g, '').matchAll(/\b(up|(?:rinkside|nodejs|process)_\w+)\b/g)].map(
    ([name]) => name,
  );

const hasBalancedBrackets = (query: string) =>
  ['()', '{}', '[]'].every(
    ([open = '', close = '']) => query.split(open).length === query.split(close).length,
  );

describe('alerts and dashboards', () => {
  it('query only existing metrics, with balanced brackets', async () => {
    const queries = [
      ...alerts.map(({ expr }) => asString(expr)),
      ...dashboards.flatMap(({ content }) => queriesOf(content)),
    ];
    const metrics = await allMetrics();
    expect(productMetrics().length).toBeGreaterThan(12);
    expect([...new Set(queries.flatMap(metricsIn))].filter((name) => !metrics.has(name))).toEqual([]);
    expect(queries.filter((query) => metricsIn(query).length === 0 || !hasBalancedBrackets(query))).toEqual(
      [],
    );
  });

  // @covers R4
  it('show every metric of the product', () => {
    const shown = new Set(dashboards.flatMap(({ content }) => queriesOf(content)).flatMap(metricsIn));
    const metricNames = productMetrics().filter((name) => !/_(sum|count)$/.test(name));
    expect(metricNames.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('select by the process label of the product, not by the job label of Prometheus', () => {
    const queries = [
      ...alerts.map(({ expr }) => asString(expr)),
      ...dashboards.flatMap(({ content }) => queriesOf(content)),
    ];
    expect(queries.filter((query) => /\bjob\b/.test(query))).toEqual([]);
    const selected = queries.flatMap((query) =>
      [...query.matchAll(/\bprocess=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|')),
    );
    const opened = /(?:openProcessContext\(env, log, |serveMetrics\()'(\w+)'/g;
    const reported = findFiles('apps/*/src/{resources,app-context,identity}.ts').flatMap((file) =>
      [...readText(file).matchAll(opened)].map(([, name]) => name),
    );
    expect(new Set(selected)).toEqual(new Set(reported));
  });

  it.runIf(hasProgram('promtool', '--version'))('are accepted by promtool', () => {
    expect(() => runProgram('promtool', 'check', 'config', 'ops/prometheus/prometheus.yaml')).not.toThrow();
  });
});

describe('alerts', () => {
  it('have a unique name, a severity and a one-sentence summary', () => {
    for (const alert of alerts)
      expect(alert, asString(alert.alert)).toMatchObject({
        alert: expect.stringMatching(/^[A-Z]\w+$/),
        labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
        annotations: { summary: expect.stringMatching(/\.$/) },
      });
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it('have a runbook each, and every runbook has an alert', () => {
    const page = readText('docs/operations/runbook.md').split('## Alerts')[1] ?? '';
    const runbooks = [...(page.split('\n## ')[0] ?? '').matchAll(/^### (\w+)$/gm)].map(
      ([, name = '']) => name,
    );
    expect(runbooks.toSorted()).toEqual(alerts.map(({ alert }) => asString(alert)).toSorted());
  });
});

describe.each(dashboards)('$file', ({ content }) => {
  it('uses the provisioned data source and places panels without overlap', () => {
    const panels = asList(content.panels).map(asObject);
    const source = {
      type: 'prometheus',
      uid: getPath(readYaml('ops/grafana/provisioning/datasources/prometheus.yaml'), 'datasources', 0, 'uid'),
    };
    expect(panels.filter(({ datasource }) => JSON.stringify(datasource) !== JSON.stringify(source))).toEqual(
      [],
    );
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const positions = panels.map(
      ({ gridPos }) => `${asString(getPath(gridPos, 'x'))} ${asString(getPath(gridPos, 'y'))}`,
    );
    expect(new Set(positions).size).toBe(panels.length);
    expect(
      panels.filter(({ gridPos }) => Number(getPath(gridPos, 'x')) + Number(getPath(gridPos, 'w')) > 24),
    ).toEqual([]);
    expect(asString(content.uid)).toMatch(/^rinkside-/);
  });
});

it('the collector pipelines use exactly the configured components', () => {
  const collector = readYaml('ops/collector/collector.yaml');
  const componentKinds = ['receivers', 'processors', 'exporters'] as const;
  const pipelines = Object.values(asObject(getPath(collector, 'service', 'pipelines')));
  const connectors = Object.keys(asObject(collector.connectors));
  for (const kind of componentKinds) {
    const used = new Set(pipelines.flatMap((pipeline) => asStrings(getPath(pipeline, kind))));
    const configured = [
      ...Object.keys(asObject(collector[kind])),
      ...(kind === 'processors' ? [] : connectors),
    ];
    expect([...used].toSorted(), kind).toEqual(configured.toSorted());
  }
});

it('Grafana reads dashboards from the folder that compose mounts', () => {
  const path = getPath(
    readYaml('ops/grafana/provisioning/dashboards/rinkside.yaml'),
    'providers',
    0,
    'options',
    'path',
  );
  const mounts = asStrings(getPath(readYaml('docker-compose.yml'), 'services', 'grafana', 'volumes'));
  expect(mounts).toContain(`./ops/grafana/dashboards:${asString(path)}:ro`);
});
