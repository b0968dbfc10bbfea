import { product } from '@rinkside/contracts/product';
import { useState } from 'react';
import { Logo } from '../../ui/logo';
import { saveTheme, storedTheme, themes } from '../../ui/theme';
import { useInView } from './in-view';
import { useProduct } from './use-product';

const firstYear = 2024;

/** Returns '© 2024' or, in later years, for example '© 2024–2026'. */
const copyright = (thisYear = new Date().getFullYear()): string =>
  thisYear > firstYear ? `© ${firstYear}–${thisYear}` : `© ${firstYear}`;

const links = [
  { to: '#safety', label: 'Safety' },
  { to: '#privacy', label: 'Privacy' },
  { to: '#terms', label: 'Terms' },
  { to: '#install', label: 'Get the app' },
] as const;

const ThemeSwitch = () => {
  const [theme, setTheme] = useState(storedTheme);
  return (
    <fieldset className="flex rounded-md bg-black/30 p-1">
      <legend className="sr-only">Theme</legend>
      {themes.map((choice) => (
        <label
          key={choice}
          className="inline-flex min-h-9 pointer-coarse:min-h-target items-center rounded-sm px-3 text-sm font-semibold text-soft capitalize transition hover:text-ink has-checked:bg-ink has-checked:text-night has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={choice === theme}
            onChange={() => {
              saveTheme(choice);
              setTheme(choice);
            }}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
};

const linkClass = 'inline-flex min-h-target items-center rounded-md px-3 text-soft hover:text-ink';

export const Footer = () => {
  const [footer, inView] = useInView<HTMLElement>();
  const contact = useProduct(inView)?.contact_email;
  return (
    <footer ref={footer} className="night safe-x pt-10 pb-[max(2.5rem,env(safe-area-inset-bottom))]">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-5">
        <Logo />
        <nav aria-label="Footer" className="flex flex-wrap">
          {links.map(({ to, label }) => (
            <a key={to} href={to} className={linkClass}>
              {label}
            </a>
          ))}
          {contact && (
            <a href={`mailto:${contact}`} className={linkClass}>
              Contact
            </a>
          )}
        </nav>
        <div className="ml-auto max-sm:ml-0">
          <ThemeSwitch />
        </div>
        <p className="w-full border-t border-white/12 pt-5 text-sm text-soft">
          {copyright()} {product.name}. Made for early ice times.
        </p>
      </div>
    </footer>
  );
};
