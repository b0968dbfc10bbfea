import { Sheet } from '../../ui/sheet';
import { AccountMenu } from './account';
import { NavList } from './nav-list';

export interface MenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The slide-in menu of small screens: pages, account and Logout. */
export const MenuSheet = ({ open, onOpenChange }: MenuSheetProps) => (
  <Sheet open={open} onOpenChange={onOpenChange} title="Menu">
    <nav aria-label="Menu" className="flex-1">
      <NavList onGo={() => onOpenChange(false)} />
    </nav>
    <AccountMenu />
  </Sheet>
);
