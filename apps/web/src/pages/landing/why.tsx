import { SectionHead } from './section-head';

const periods = [
  {
    period: '1st',
    title: 'AI-powered coaching',
    text: 'One strength, one focus, one drill. Your coach has read your games before it says a word.',
  },
  {
    period: '2nd',
    title: 'Track your game stats',
    text: 'Percentages, averages and points, worked out for you and explained on a tap.',
  },
  {
    period: '3rd',
    title: 'Personalized drills',
    text: 'On the ice, in the garage or on the driveway, fitted to your position and age.',
  },
  {
    period: 'OT',
    title: 'Connect with teammates',
    text: 'See what your line is up to, cheer for the goalie, keep in touch after the season.',
  },
] as const;

export const Why = () => (
  <section aria-labelledby="why-title" className="border-y border-line bg-board safe-x py-18 lg:py-26">
    <div className="mx-auto grid max-w-6xl gap-10 lg:grid-cols-[0.8fr_1fr] lg:gap-16">
      <div className="lg:sticky lg:top-16 lg:self-start">
        <SectionHead
          id="why-title"
          eyebrow="Three periods and overtime"
          title="Why you'll love it"
          text="For mornings that start with skates at six: quick to use, honest with numbers, kind to kids."
        />
      </div>
      <ol className="relative grid before:absolute before:inset-y-6 before:left-7 before:w-1 before:bg-blue/80">
        {periods.map(({ period, title, text }) => (
          <li key={period} className="relative flex gap-5 py-5">
            <span className="numeral relative grid size-15 shrink-0 place-items-center rounded-full border-3 border-blue bg-board text-xl">
              {period}
            </span>
            <div className="pt-1">
              <h3 className="display text-2xl">{title}</h3>
              <p className="mt-1 max-w-[46ch] text-lg text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
