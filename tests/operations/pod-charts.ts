/** The pods of one queue in one situation, and one and a half times what its jobs needed, for each step. */
export interface PodChart {
  queue: string;
  situation: string;
  pods: number[];
  limits: number[];
}

const cell = { width: 150, height: 56, gap: 24 };
const margin = { left: 150, top: 62 };

/** A line of steps. */
const path = (values: number[], highest: number) => {
  const height = (value = 0) => (cell.height * (1 - value / highest)).toFixed(1);
  const steps = values.flatMap((value, at) =>
    at > 0 && value === values[at - 1]
      ? []
      : [`H${((at / values.length) * cell.width).toFixed(1)}V${height(value)}`],
  );
  return `M0 ${height(values[0])}${steps.join('')}H${cell.width}`;
};

const splitWords = (text: string) => {
  const words = text.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
};

/** Returns a table of charts as SVG: a row for each queue, a column for each situation. */
export const renderPodCharts = (charts: PodChart[]): string => {
  const queues = [...new Set(charts.map(({ queue }) => queue))];
  const situations = [...new Set(charts.map(({ situation }) => situation))];
  const width = margin.left + situations.length * (cell.width + cell.gap);
  const height = margin.top + queues.length * (cell.height + cell.gap);
  const left = (situation: string) => margin.left + situations.indexOf(situation) * (cell.width + cell.gap);
  const top = (queue: string) => margin.top + queues.indexOf(queue) * (cell.height + cell.gap);
  const drawn = charts.map(({ queue, situation, pods, limits }) => {
    const highest = Math.max(1, ...pods) * 1.15;
    const shown = limits.map((limit) => Math.min(limit, highest));
    return [
      `<g transform="translate(${left(situation)} ${top(queue)})">`,
      `<path d="${path(shown, highest)}V${cell.height}H0z" fill="#d7e3f4"/>`,
      `<path d="${path(pods, highest)}" fill="none" stroke="#1f4e96" stroke-width="1.5"/>`,
      `<path d="M0 ${cell.height}H${cell.width}" stroke="#666"/>`,
      `<text y="-4" fill="#222">at most ${Math.max(...pods)} in ${Math.round(pods.length / 4)} min</text>`,
      '</g>',
    ].join('');
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11" role="img" aria-label="Pods over time of each queue">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    '<text x="4" y="16" font-weight="600" fill="#222">line: pods</text><text x="4" y="32" fill="#222">area: 1.5 times the need</text>',
    ...situations.flatMap((situation) =>
      splitWords(situation).map(
        (words, line) =>
          `<text x="${left(situation)}" y="${24 + 14 * line}" font-weight="600" fill="#222">${words}</text>`,
      ),
    ),
    ...queues.map((queue) => `<text x="4" y="${top(queue) + cell.height / 2}" fill="#222">${queue}</text>`),
    ...drawn,
    '</svg>',
  ].join('\n')}\n`;
};
