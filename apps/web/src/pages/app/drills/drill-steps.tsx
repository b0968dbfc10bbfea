import type { DrillView } from '@rinkside/contracts/drill';
import { Check } from 'lucide-react';
import { Card } from '../../../ui/card';

/** Shows a drill's set-up, steps, key points and variations. */
export const DrillSteps = ({ drill }: { drill: DrillView }) => (
  <Card as="div" className="grid gap-5">
    <section aria-labelledby="setup" className="grid gap-1.5">
      <h2 id="setup" className="display text-xl">
        Set-up
      </h2>
      <p>{drill.setup}</p>
    </section>
    <section aria-labelledby="steps" className="grid gap-2">
      <h2 id="steps" className="display text-xl">
        Steps
      </h2>
      <ol className="grid gap-3">
        {drill.steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="numeral grid size-7 shrink-0 place-items-center rounded-full bg-blue-wash text-lg text-blue"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
    <section aria-labelledby="key-points" className="grid gap-2">
      <h2 id="key-points" className="display text-xl">
        Key points
      </h2>
      <ul className="grid gap-1.5">
        {drill.key_points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            {point}
          </li>
        ))}
      </ul>
    </section>
    <dl className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
      <div>
        <dt className="text-sm font-semibold text-soft">Easier</dt>
        <dd>{drill.easier}</dd>
      </div>
      <div>
        <dt className="text-sm font-semibold text-soft">Harder</dt>
        <dd>{drill.harder}</dd>
      </div>
      <div className="sm:col-span-2">
        <dt className="text-sm font-semibold text-soft">Count it</dt>
        <dd className="font-semibold">{drill.measure}</dd>
      </div>
    </dl>
  </Card>
);
