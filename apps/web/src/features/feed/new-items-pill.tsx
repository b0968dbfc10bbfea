import { ArrowUp } from 'lucide-react';
import { Button } from '../../ui/button';

export interface NewItemsPillProps {
  count: number;
  onReveal: () => void;
}

/** Pill with the number of new items above; reveals them on click. */
export const NewItemsPill = ({ count, onReveal }: NewItemsPillProps) => (
  <output className="pointer-events-none sticky top-(--below-bar) z-20 flex h-0 items-start justify-center">
    {count > 0 && (
      <Button
        size="small"
        onClick={onReveal}
        icon={<ArrowUp size={16} aria-hidden="true" />}
        className="pointer-events-auto shrink-0 animate-rise rounded-full! shadow-high"
      >
        {count} new
      </Button>
    )}
  </output>
);
