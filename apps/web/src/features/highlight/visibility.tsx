import type { HighlightView } from '@rinkside/contracts/highlight';
import { Globe, Lock, UsersRound } from 'lucide-react';

export type Visibility = HighlightView['visibility'];

/** Who sees a highlight. A reply that an earlier build stored on this device has no `visibility`. */
export const visibilityOf = ({
  is_public,
  visibility,
}: Pick<HighlightView, 'is_public' | 'visibility'>): Visibility => {
  if (is_public) return 'public';
  return visibility === 'club' ? 'club' : 'private';
};

export const visibilityFaces = {
  public: { label: 'Public', Icon: Globe },
  club: { label: 'Club', Icon: UsersRound },
  private: { label: 'Private', Icon: Lock },
} as const satisfies Record<Visibility, object>;
