import { clsx } from 'clsx';
import type { Column, Series, Tone } from './column';

const fills: Record<Tone, string> = { blue: 'fill-blue', lamp: 'fill-lamp', soft: 'fill-edge' };
const strokes: Record<Tone, string> = { blue: 'stroke-blue', lamp: 'stroke-lamp', soft: 'stroke-ink' };

/** Share of a column's width that its bar takes. */
const bar = 0.62;

/** The shapes of a chart, stretched over their box: one column is one unit wide, the scale is as high as it is. */
export const Plot = ({ series, at }: { series: Series; at: number }) => {
  const { columns, from, to, legend } = series;
  const y = (value: number) => to - value;
  const zero = Math.max(from, 0);
  const middle = (place: number) => place + 0.5;
  const lineTone = legend.find(({ kind }) => kind === 'line')?.tone ?? 'soft';
  const form = columns.flatMap(({ form: value }, place) =>
    value === null ? [] : [`${middle(place)} ${y(value)}`],
  );
  const bars = ({ up, down, game }: Column, place: number) => {
    let top = zero;
    return (
      <g key={game.id}>
        {up.map(({ value, tone }) => {
          top += value;
          return (
            <rect
              key={tone}
              x={place + (1 - bar) / 2}
              y={y(top)}
              width={bar}
              height={value}
              className={fills[tone]}
            />
          );
        })}
        {down > 0 && (
          <rect x={place + (1 - bar) / 2} y={y(0)} width={bar} height={down} className="fill-edge" />
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
        ({ dot, game }, place) =>
          dot !== null && (
            // A line without length and with round ends stays round however the box is stretched.
            <path
              key={game.id}
              d={`M${middle(place)} ${y(dot)}h0`}
              vectorEffect="non-scaling-stroke"
              strokeLinecap="round"
              strokeWidth={place === at ? 13 : 9}
              className="stroke-blue"
            />
          ),
      )}
    </svg>
  );
};
