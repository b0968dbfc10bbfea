import type { CardOf } from '@rinkside/contracts/coach';
import { LifeBuoy } from 'lucide-react';
import { buttonClass } from '../../../ui/button';
import { ClearanceButtons } from './clearance-buttons';

/** Allowed link targets: paths of this site, https, tel and sms. */
const isAllowedLink = (href: string) => /^(\/(?![/\\])|https:\/\/|tel:|sms:)/.test(href);

/** Help in a crisis: what to do now and who to call. */
export const HelpCard = ({ card }: { card: CardOf<'help'> }) => (
  <section aria-label={card.title} className="rounded-lg border border-blue/40 bg-blue-wash p-4 sm:p-5">
    <div className="flex items-start gap-3">
      <LifeBuoy aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-blue" />
      <div className="grid min-w-0 flex-1 gap-3">
        <h3 className="display text-xl">{card.title}</h3>
        <ul className="grid gap-2">
          {card.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          {card.links
            .filter(({ href }) => isAllowedLink(href))
            .map(({ label, href }) => (
              <a
                key={href}
                href={href}
                {...(href.startsWith('https:') && { target: '_blank', rel: 'nofollow noopener noreferrer' })}
                className={`${buttonClass({ variant: 'secondary', size: 'small' })} max-w-full whitespace-normal`}
              >
                {label}
              </a>
            ))}
        </div>
        {card.clearance && <ClearanceButtons clearance={card.clearance} />}
      </div>
    </div>
  </section>
);
