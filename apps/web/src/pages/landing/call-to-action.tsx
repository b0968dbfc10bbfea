import { StartLink } from './account-links';

export const CallToAction = () => (
  <section aria-labelledby="start-title" className="safe-x pb-18 lg:pb-26">
    <div className="relative mx-auto max-w-6xl overflow-hidden rounded-xl night px-6 py-14 text-center sm:py-20">
      {/* Centre ice. */}
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-1/2 w-1.5 -translate-x-1/2 bg-[linear-gradient(to_bottom,var(--lamp),transparent_22%,transparent_82%,var(--lamp))] opacity-40"
      />
      <div
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 size-[clamp(22rem,70vw,48rem)] -translate-1/2 rounded-full border-3 border-blue opacity-40"
      />
      <div className="relative">
        <h2 id="start-title" className="display text-[clamp(2.75rem,7vw,4.75rem)] leading-[0.92]">
          Ready to drop the puck?
        </h2>
        <p className="mx-auto mt-4 mb-7 max-w-[40ch] text-lg text-soft">
          An account takes a minute, your first game twenty seconds. It is free, and it stays free of ads.
        </p>
        <StartLink>Create Free Account</StartLink>
      </div>
    </div>
  </section>
);
