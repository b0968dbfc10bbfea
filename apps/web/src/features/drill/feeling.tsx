import type { feelings } from '@rinkside/contracts/drill';
import { Frown, Meh, Smile } from 'lucide-react';

export type Feeling = (typeof feelings)[number];

export const feelingNames: Record<Feeling, string> = { good: 'Good', okay: 'Okay', hard: 'Hard' };
const icons = { good: Smile, okay: Meh, hard: Frown } as const;

export const Face = ({ feeling, className }: { feeling: Feeling; className?: string }) => {
  const Icon = icons[feeling];
  return <Icon aria-hidden="true" className={className} />;
};
