import { ageLevelCount, levelCount } from './level-counts';

/** Facts about the product, not usage numbers. */
const productFacts = [
  { figure: '$0', label: 'to play. Free for everybody' },
  { figure: '0', label: 'ads and outside trackers' },
  { figure: String(ageLevelCount), label: 'age levels, 6U to 18U' },
  { figure: String(levelCount), label: 'levels, House to Pro' },
] as const;

export const StatsBand = () => (
  <section aria-label="Rinkside in numbers" className="night safe-x py-12 lg:py-16">
    <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-4 gap-y-9 lg:grid-cols-4">
      {productFacts.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1.5 border-l-3 border-blue pl-4">
          <dt className="text-soft">{label}</dt>
          <dd className="numeral text-score lg:text-[5.5rem]">{figure}</dd>
        </div>
      ))}
    </dl>
  </section>
);
