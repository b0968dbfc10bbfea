import { clsx } from 'clsx';
import type { Column, Series, Tone } from './column';

const fills: Record<Tone, string> = { blue: 'fill-blue', lamp: 'fill-lamp', soft: 'fill-edge' };
const strokes: Record<Tone, string> = { blue: 'stroke-blue', lamp: 'stroke-lamp', soft: 'stroke-ink' };

/** Bar width as a fraction of the column width. */
const barWidth = 0.62;

/** The shapes of a chart, stretched to the container. One column is one unit wide; heights are in units of the scale. */
export const Plot = ({ series, at }: { series: Series; at: number }) => {
  const { columns, from, to, legend } = series;
  const y = (value: number) => to - value;
  const zero = Math.max(from, 0);
  const middle = (index: number) => index + 0.5;
  const lineTone = legend.find(({ kind }) => kind === 'line')?.tone ?? 'soft';
  const form = columns.flatMap(({ form: value }, index) =>
    value === null ? [] : [`${middle(index)} ${y(value)}`],
  );
  const bars = ({ up, down, game }: Column, index: number) => {
    let top = zero;
    return (
      <g key={game.id}>
        {up.map(({ value, tone }) => {
          top += value;
          return (
            <rect
              key={tone}
              x={index + (1 - barWidth) / 2}
              y={y(top)}
              width={barWidth}
              height={value}
              className={fills[tone]}
            />
          );
        })}
        {down > 0 && (
          <rect
            x={index + (1 - barWidth) / 2}
            y={y(0)}
            width={barWidth}
            height={down}
            className="fill-edge"
          />
        )}
      </g>
    );
  };
  return (
    <svg
      viewBox={`0 0 ${columns.length} ${to - from}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <rect x={at} y={0} width={1} height={to - from} className="fill-blue-wash" />
      {columns.map(bars)}
      <path
        d={`M0 ${y(zero)}H${columns.length}`}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-edge"
      />
      {form.length > 1 && (
        <path
          d={`M${form.join('L')}`}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          className={clsx('fill-none', strokes[lineTone])}
        />
      )}
      {columns.map(
        ({ dot, game }, index) =>
          dot !== null && (
            // A zero-length line with round caps stays round when the SVG is stretched.
            <path
              key={game.id}
              d={`M${middle(index)} ${y(dot)}h0`}
              vectorEffect="non-scaling-stroke"
              strokeLinecap="round"
              strokeWidth={index === at ? 13 : 9}
              className="stroke-blue"
            />
          ),
      )}
    </svg>
  );
};
