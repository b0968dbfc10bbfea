import { product } from '@rinkside/contracts/product';
import { buttonClass } from '../../ui/button';
import { useInView } from './in-view';
import { SectionHead } from './section-head';
import { useProduct } from './use-product';

const ways = [
  {
    device: 'iPhone and iPad',
    steps: ['Open this page in Safari.', 'Tap the Share button.', 'Choose “Add to Home Screen”, then “Add”.'],
  },
  {
    device: 'Android',
    steps: [
      'Open this page in Chrome.',
      'Tap the menu with three dots.',
      'Choose “Install app” or “Add to Home screen”.',
    ],
  },
  {
    device: 'Computer',
    steps: [
      'Open this page in Chrome or Edge.',
      'Click the install icon in the address bar.',
      'Choose “Install”.',
    ],
  },
] as const;

/** Install instructions, also the target of the iOS download link. A store URL is optional configuration. */
export const InstallSection = () => {
  const [section, inView] = useInView<HTMLElement>();
  const store = useProduct(inView)?.store_url;
  return (
    <section
      ref={section}
      id="install"
      aria-labelledby="install-title"
      className="border-t border-line bg-board safe-x py-18 lg:py-22"
    >
      <div className="mx-auto max-w-6xl">
        <SectionHead
          id="install-title"
          eyebrow="Get the app"
          title={`${product.name} on your home screen`}
          text="No store needed: it installs from your browser, opens full screen and updates itself."
        />
        {store && (
          <a href={store} className={`mt-6 ${buttonClass({ variant: 'secondary' })}`}>
            Download on the App Store
          </a>
        )}
        <ul className="mt-9 grid gap-8 md:grid-cols-3">
          {ways.map(({ device, steps }) => (
            <li key={device}>
              <h3 className="border-b-3 border-blue/80 pb-2 display text-xl">{device}</h3>
              <ol className="mt-3 grid gap-2.5">
                {steps.map((step, index) => (
                  <li key={step} className="flex gap-3">
                    <span aria-hidden="true" className="numeral w-5 text-lg text-lamp-ink">
                      {index + 1}
                    </span>
                    {step}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
