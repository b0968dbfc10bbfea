import { product } from '@rinkside/contracts/product';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button';
import { LinkButton } from '../../ui/link';

/** Invites signed-out visitors to join; can be closed. */
export const Join = () => {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <aside
      aria-labelledby="join"
      className="relative grid content-start gap-3 rounded-lg border border-line bg-lamp-wash p-5"
    >
      <IconButton
        label="Close"
        icon={<X />}
        onClick={() => setOpen(false)}
        className="absolute top-2 right-2"
      />
      <h2 id="join" className="pr-10 display text-2xl">
        Join {product.name}
      </h2>
      <p>Log your own games, share highlights and follow your teammates. Free, without ads.</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <LinkButton to="/login?mode=signup">Create Free Account</LinkButton>
        <LinkButton to="/" variant="secondary">
          Learn More
        </LinkButton>
      </div>
    </aside>
  );
};
