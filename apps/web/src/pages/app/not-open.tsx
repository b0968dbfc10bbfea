import { LinkButton } from '../../ui/link';
import { FaceOffCircle } from '../../ui/rink';
import type { Destination } from './navigation';
import { PageHeading } from '../../ui/page-heading';

/** A page of the product whose screen is still to come: says so, and leads back. */
export const NotOpen = ({ title, icon: Icon }: Destination) => (
  <div className="grid min-h-[70dvh] place-content-center justify-items-center gap-3 text-center">
    <div aria-hidden="true" className="relative grid size-36 place-items-center text-edge">
      <FaceOffCircle className="absolute inset-0" />
      <Icon className="relative size-16 rounded-full bg-rink p-4 text-blue" />
    </div>
    <p className="eyebrow text-lamp-ink">{title}</p>
    <PageHeading title={title}>This screen isn't open yet</PageHeading>
    <p className="max-w-sm text-soft">
      We're still laying the ice here. Everything on Home is ready to play.
    </p>
    <LinkButton to="/app/dashboard" className="mt-2">
      Back to Home
    </LinkButton>
  </div>
);
