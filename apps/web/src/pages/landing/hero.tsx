import { coachSubtitle, product } from '@rinkside/contracts/product';
import { HalfRink } from '../../ui/rink';
import { StartLink } from './account-links';
import { LandingIcon } from './icons';
import { SamplePost } from './sample-post';
import { SampleReply } from './sample-reply';
import { SampleSeasonCard } from './sample-season-card';

const promises = [
  'No private messages, ever',
  'Full names of players under 18 stay private',
  'No ads, no outside trackers',
] as const;

/** Three promises to parents; the safety section has the details. */
const Promises = () => (
  <section aria-label="For parents" className="mt-7 border-l-3 border-lamp pl-4">
    <p className="flex items-center gap-2 font-semibold">
      <LandingIcon name="shield" className="text-blue" />
      For parents
    </p>
    <ul className="mt-1 text-[0.9375rem] text-soft">
      {promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
    <a
      href="#safety"
      className="-ml-1 inline-flex min-h-9 items-center rounded-sm px-1 text-sm font-medium text-blue underline underline-offset-4"
    >
      How we keep children safe
    </a>
  </section>
);

/** The hero: the claim, and live components with sample data instead of a screenshot. */
export const Hero = () => (
  <section className="relative overflow-hidden night safe-x pt-24 pb-14 lg:pt-30 lg:pb-24">
    <HalfRink
      keep="middle"
      className="absolute inset-y-0 right-0 h-full w-full text-soft opacity-45 lg:w-[68%]"
    />
    <div className="absolute inset-0 bg-linear-to-r from-night from-20% via-night/55 via-45% to-transparent max-lg:bg-linear-to-b max-lg:from-night/70 max-lg:to-night/40" />
    <div className="relative mx-auto grid max-w-6xl gap-12 lg:grid-cols-[1fr_1.08fr] lg:items-center lg:gap-14">
      <div>
        <p className="eyebrow text-lamp-ink">Free for players, parents and coaches</p>
        <h1 className="mt-2 display text-[clamp(3.1rem,8.2vw,5.6rem)] leading-[0.9] tracking-[-0.01em]">
          Your season,
          <br />
          on the board.
        </h1>
        <p className="mt-4 max-w-[34ch] text-lg text-soft">
          Log every game, share your highlights with the team, and get better with{' '}
          {`${product.coach}, ${coachSubtitle}`}.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 max-[24rem]:flex-col max-[24rem]:items-start">
          <StartLink>Sign Up Free</StartLink>
          <a
            href="#install"
            className="inline-flex min-h-target items-center rounded-md font-semibold underline decoration-soft underline-offset-4 hover:decoration-2"
          >
            Download for iOS
          </a>
        </div>
        <Promises />
      </div>
      <figure className="relative grid gap-4 sm:grid-cols-2 sm:items-end lg:block lg:min-h-156">
        <figcaption className="sr-only">
          The product with sample data: a season card, a reply of the coach and a post of a team.
        </figcaption>
        <SampleSeasonCard className="sm:col-span-2 lg:absolute lg:top-0 lg:right-0 lg:w-[92%]" />
        <SamplePost className="max-lg:order-1 lg:absolute lg:top-98 lg:right-0 lg:w-[43%]" />
        <SampleReply className="lg:absolute lg:top-70 lg:left-0 lg:w-[55%]" />
      </figure>
    </div>
  </section>
);
