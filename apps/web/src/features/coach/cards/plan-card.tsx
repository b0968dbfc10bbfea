import type { CardOf } from '@rinkside/contracts/coach';
import { Printer, Save } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextLink } from '../../../ui/link';
import { dayNames } from '../../drill/drill-labels';
import { ScrollBox } from '../scroll-box';
import { savePlan } from './save-plan';

interface Day {
  name: (typeof dayNames)[number];
  minutes: number;
  items: CardOf<'plan'>['days'][number]['items'];
}

/** Returns all seven days of a plan week, rest days included. */
const weekOf = ({ days }: CardOf<'plan'>): Day[] =>
  dayNames.map((name, index) => {
    const items = days.find(({ day }) => day === index + 1)?.items ?? [];
    return { name, items, minutes: items.reduce((sum, { minutes }) => sum + minutes, 0) };
  });

const Grid = ({ weeks, week, total }: { weeks: number; week: readonly Day[]; total: number }) => (
  <ScrollBox label="Weeks and days" className="border border-line">
    <table className="w-full text-center text-sm">
      <thead className="bg-sunk">
        <tr>
          <th scope="col" className="px-2 py-2 text-left font-semibold max-sm:text-xs">
            Week
          </th>
          {week.map(({ name }) => (
            <th key={name} scope="col" className="px-0.5 py-2 font-semibold max-sm:text-xs">
              <abbr title={name} className="no-underline">
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
          <th scope="col" className="px-1.5 py-2 font-semibold max-sm:text-xs">
            Min
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, number) => number + 1).map((number) => (
          <tr key={number} className="border-t border-line">
            <th scope="row" className="numeral px-2 py-1.5 text-left text-lg">
              {number}
            </th>
            {week.map(({ name, minutes }) => (
              <td key={name} className="px-0.5 py-1.5">
                {minutes > 0 ? (
                  <span className="numeral text-lg">{minutes}</span>
                ) : (
                  <span className="text-soft max-sm:text-xs">Rest</span>
                )}
              </td>
            ))}
            <td className="numeral px-1.5 py-1.5 text-lg">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
);

/** A drafted training plan: weeks by days, the drills of each day and why. Saved only when the player asks. */
export const PlanCard = ({ card }: { card: CardOf<'plan'> }) => {
  const [state, setState] = useState<'draft' | 'saving' | 'saved'>('draft');
  const [printing, setPrinting] = useState(false);
  const week = weekOf(card);
  const print = () => {
    setPrinting(true);
    // Print after the next frame: the print styles need the card's `data-print` attribute.
    requestAnimationFrame(() => {
      globalThis.print();
      setPrinting(false);
    });
  };
  const save = async () => {
    setState('saving');
    setState((await savePlan(card)) ? 'saved' : 'draft');
  };
  return (
    <Card aria-label="Training plan" data-print={printing ? '' : undefined} className="grid gap-3.5">
      <div>
        <p className="eyebrow text-lamp-ink">
          {card.weeks === 1 ? '1 week' : `${card.weeks} weeks`} · {card.weekly_minutes} min a week
        </p>
        <h3 className="display text-xl">Your plan</h3>
        <p className="text-soft">{card.why}</p>
      </div>
      <Grid weeks={card.weeks} week={week} total={card.weekly_minutes} />
      <dl className="grid gap-2.5">
        {week.map(({ name, items }) => (
          <Fragment key={name}>
            {items.length > 0 && (
              <div className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
                <dt className="font-semibold">{name}</dt>
                <dd>
                  <ul className="grid gap-1">
                    {items.map(({ drill_id, title, minutes, why }) => (
                      <li key={drill_id}>
                        <TextLink to={`/app/drills/${drill_id}`}>{title}</TextLink>, {minutes} min
                        <span className="block text-sm text-soft">{why}</span>
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            )}
          </Fragment>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button
          size="small"
          loading={state === 'saving'}
          aria-disabled={state !== 'draft'}
          icon={<Save size={18} aria-hidden="true" />}
          onClick={() => void save()}
        >
          {state === 'saved' ? 'Saved' : 'Save'}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<Printer size={18} aria-hidden="true" />}
          onClick={print}
        >
          Print
        </Button>
        {state === 'saved' && <TextLink to="/app/drills">See it with your drills</TextLink>}
      </div>
    </Card>
  );
};
