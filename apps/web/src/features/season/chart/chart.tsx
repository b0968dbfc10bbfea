import { clsx } from 'clsx';
import { ChartColumn, Table } from 'lucide-react';
import { type PointerEvent, useId, useState } from 'react';
import { TextLink } from '../../../ui/link';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { createDateFormatter } from '../../../ui/date-format';
import { ChartTable } from './chart-table';
import { Plot } from './plot';
import type { Series, Tone } from './column';
import { gameName } from './series';

const dots: Record<Tone, string> = { blue: 'bg-blue', lamp: 'bg-lamp', soft: 'bg-edge' };
const lines: Record<Tone, string> = { blue: 'bg-blue', lamp: 'bg-lamp', soft: 'bg-ink' };
const shapes = { bar: 'size-3 rounded-xs', dot: 'size-3 rounded-full', line: 'h-0.75 w-4 rounded-full' };

const Legend = ({ series }: { series: Series }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
    {series.legend.map(({ label, tone, kind }) => (
      <li key={label} className="flex items-center gap-1.5">
        <span aria-hidden="true" className={clsx(shapes[kind], kind === 'line' ? lines[tone] : dots[tone])} />
        {label}
      </li>
    ))}
  </ul>
);

/** Returns three evenly spaced ticks, highest first. */
const ticksOf = ({ from, to }: Series) => (from < 0 ? [to, 0, from] : [to, (from + to) / 2, from]);

const monthOf = createDateFormatter({ month: 'short', timeZone: 'UTC' });

/** Returns the month labels with their position in percent. Labels closer than 10 percent are left out. */
const monthsOf = ({ columns }: Series) => {
  const labels: { name: string; left: number }[] = [];
  columns.forEach(({ game }, index) => {
    const before = columns[index - 1]?.game.date.slice(0, 7);
    const left = (index / columns.length) * 100;
    if (before === game.date.slice(0, 7) || left - (labels.at(-1)?.left ?? -100) < 10) return;
    labels.push({ name: monthOf(new Date(`${game.date}T00:00:00Z`)), left });
  });
  return labels;
};

/**
 * SVG chart of games. A transparent slider on top lets touch, mouse and arrow keys select a game; the line below shows
 * its numbers. A table view shows the same data.
 */
export const Chart = ({ series }: { series: Series }) => {
  const id = useId();
  const { title, text, columns } = series;
  const last = columns.length - 1;
  const [selected, setSelected] = useState<number | null>(null);
  const [showTable, setShowTable] = useState(false);
  const at = Math.min(selected ?? last, last);
  const column = columns[at];
  const ticks = ticksOf(series);

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setSelected(Math.max(0, Math.min(last, Math.floor(((event.clientX - left) / width) * columns.length))));
  };
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        level="h3"
        title={title}
        text={text}
        action={
          <Button
            size="small"
            variant="secondary"
            aria-pressed={showTable}
            onClick={() => setShowTable(!showTable)}
            icon={
              showTable ? (
                <ChartColumn size={16} aria-hidden="true" />
              ) : (
                <Table size={16} aria-hidden="true" />
              )
            }
          >
            {showTable ? 'Chart' : 'Table'} <span className="sr-only">of {title}</span>
          </Button>
        }
      />
      {showTable && <ChartTable series={series} />}
      {!showTable && column && (
        <div className="grid gap-3">
          <Legend series={series} />
          <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2">
            <div aria-hidden="true" className="numeral relative h-44 text-sm leading-none text-soft sm:h-52">
              {ticks.map((tick) => (
                <span
                  key={tick}
                  className="absolute right-0 -translate-y-1/2"
                  style={{ top: `${((series.to - tick) / (series.to - series.from)) * 100}%` }}
                >
                  {Math.abs(tick)}
                </span>
              ))}
            </div>
            <div
              onPointerMove={onPointerMove}
              className="relative h-44 border-y border-line has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus sm:h-52"
            >
              <Plot series={series} at={at} />
              <input
                type="range"
                min={0}
                max={last}
                value={at}
                onChange={(event) => setSelected(Number(event.target.value))}
                aria-label={`${title}, game by game`}
                aria-valuetext={`${gameName(column.game)}: ${column.summary}`}
                className="absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y opacity-0"
              />
            </div>
            <div aria-hidden="true" className="relative col-start-2 mt-1.5 h-5 text-xs text-soft">
              {monthsOf(series).map(({ name, left }) => (
                <span key={left} className="absolute" style={{ left: `${left}%` }}>
                  {name}
                </span>
              ))}
            </div>
          </div>
          <p className="min-h-16 rounded-md bg-rink px-3.5 py-2.5 text-sm sm:min-h-11">
            <TextLink to={`/app/games/${column.game.id}`}>{gameName(column.game)}</TextLink>: {column.summary}
            {column.form !== null && <span className="text-soft"> · form {column.form.toFixed(1)}</span>}
          </p>
        </div>
      )}
    </Card>
  );
};
