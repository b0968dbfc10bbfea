import type { ExportedSpan } from '@rinkside/testkit/collector';

const layout = { width: 980, rowHeight: 26, labelWidth: 430, top: 34 };
const colours: Record<string, string> = {
  'rinkside-web': '#c2500c',
  'rinkside-gateway': '#0b5cad',
  'rinkside-workers': '#2f7d4f',
};

/** A span with its depth in the trace. */
export interface SpanNode {
  span: ExportedSpan;
  depth: number;
}

/** Returns the spans of a trace as a flattened tree, ordered by start time. */
export const toSpanTree = (spans: ExportedSpan[], parent?: string, depth = 0): SpanNode[] =>
  spans
    .filter((span) => span.parent === parent)
    .toSorted((one, other) => one.startMs - other.startMs)
    .flatMap((span) => [{ span, depth }].concat(toSpanTree(spans, span.id, depth + 1)));

/** Returns start and end of a trace, ms since the epoch. */
export const traceExtent = (steps: SpanNode[]) => ({
  began: Math.min(...steps.map(({ span }) => span.startMs)),
  ended: Math.max(...steps.map(({ span }) => span.endMs)),
});

const text = (x: number, y: number, content: string, attributes = '') =>
  `<text x="${x.toFixed(1)}" y="${y}"${attributes}>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

/** Renders a trace as an SVG waterfall. */
export const renderWaterfall = (steps: SpanNode[], instances: Map<string, string>): string => {
  const { began, ended } = traceExtent(steps);
  const chartWidth = layout.width - layout.labelWidth - 80;
  const xAt = (ms: number) => layout.labelWidth + ((ms - began) / (ended - began)) * chartWidth;
  const height = layout.top + steps.length * layout.rowHeight + 12;
  const gridLines = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const x = layout.labelWidth + share * chartWidth;
    return `<path d="M${x} ${layout.top - 8}V${height - 8}" stroke="#d0dbe4"/>${text(x, 18, `${(share * (ended - began)).toFixed(1)} ms`, ' fill="#52657a" text-anchor="middle"')}`;
  });
  const rows = steps.map(({ span, depth }, index) => {
    const y = layout.top + index * layout.rowHeight;
    const colour = colours[span.service] ?? '#52657a';
    const width = Math.max(2, xAt(span.endMs) - xAt(span.startMs));
    return [
      text(12 + depth * 16, y + 16, span.name, ' fill="#0c1824"'),
      text(
        layout.labelWidth - 16,
        y + 16,
        instances.get(span.instance) ?? 'browser',
        ` fill="${colour}" text-anchor="end"`,
      ),
      `<rect x="${xAt(span.startMs).toFixed(1)}" y="${y + 4}" width="${width.toFixed(1)}" height="${layout.rowHeight - 10}" rx="3" fill="${colour}"/>`,
      text(xAt(span.startMs) + width + 6, y + 16, (span.endMs - span.startMs).toFixed(1), ' fill="#52657a"'),
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${height}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="Waterfall of the spans of one like">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...gridLines,
    ...rows,
    '</svg>\n',
  ].join('\n');
};
