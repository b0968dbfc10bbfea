import type { ExportedSpan } from '@rinkside/testkit/collector';

const look = { width: 980, row: 26, names: 430, top: 34 };
const colours: Record<string, string> = {
  'rinkside-web': '#c2500c',
  'rinkside-gateway': '#0b5cad',
  'rinkside-workers': '#2f7d4f',
};

/** A span with how deep it lies in its trace. */
export interface Step {
  span: ExportedSpan;
  depth: number;
}

/** The spans of a trace, each below the one it goes on with, in the order they began. */
export const stepsOf = (spans: ExportedSpan[], parent?: string, depth = 0): Step[] =>
  spans
    .filter((span) => span.parent === parent)
    .toSorted((one, other) => one.began - other.began)
    .flatMap((span) => [{ span, depth }].concat(stepsOf(spans, span.id, depth + 1)));

/** Where a trace begins and ends, ms since 1970. */
export const extentOf = (steps: Step[]) => ({
  began: Math.min(...steps.map(({ span }) => span.began)),
  ended: Math.max(...steps.map(({ span }) => span.ended)),
});

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y}"${more}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

/** Draws a trace as bars along its time. */
export const draw = (steps: Step[], instances: Map<string, string>): string => {
  const { began, ended } = extentOf(steps);
  const room = look.width - look.names - 80;
  const at = (ms: number) => look.names + ((ms - began) / (ended - began)) * room;
  const height = look.top + steps.length * look.row + 12;
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const x = look.names + share * room;
    return `<path d="M${x} ${look.top - 8}V${height - 8}" stroke="#d0dbe4"/>${text(x, 18, `${(share * (ended - began)).toFixed(1)} ms`, ' fill="#52657a" text-anchor="middle"')}`;
  });
  const rows = steps.map(({ span, depth }, index) => {
    const y = look.top + index * look.row;
    const colour = colours[span.service] ?? '#52657a';
    const width = Math.max(2, at(span.ended) - at(span.began));
    return [
      text(12 + depth * 16, y + 16, span.name, ' fill="#0c1824"'),
      text(
        look.names - 16,
        y + 16,
        instances.get(span.instance) ?? 'browser',
        ` fill="${colour}" text-anchor="end"`,
      ),
      `<rect x="${at(span.began).toFixed(1)}" y="${y + 4}" width="${width.toFixed(1)}" height="${look.row - 10}" rx="3" fill="${colour}"/>`,
      text(at(span.began) + width + 6, y + 16, (span.ended - span.began).toFixed(1), ' fill="#52657a"'),
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${look.width} ${height}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="The spans of one like along its time">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...marks,
    ...rows,
    '</svg>\n',
  ].join('\n');
};
