import { product } from '@rinkside/contracts/product';
import { Building2, CalendarPlus, Clapperboard, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';

const links = [
  { to: '/app/add-game', label: 'Add Game', text: 'Log the score and your stats', icon: CalendarPlus },
  {
    to: '/app/season?add=highlight',
    label: 'Add Highlight',
    text: 'Share a clip or a photo',
    icon: Clapperboard,
  },
  { to: '/app/chat', label: product.coach, text: 'Chat with your AI hockey coach', icon: MessageCircle },
  { to: '/app/organization', label: 'Organization', text: 'Your team and its members', icon: Building2 },
] as const;

/** Links to the four main actions. */
export const QuickLinks = () => (
  <nav aria-label="Quick links">
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {links.map(({ to, label, text, icon: Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full min-h-20 items-center gap-3 rounded-lg max-sm:flex-col max-sm:items-start max-sm:gap-2 border border-line bg-board p-3 shadow-low transition hover:border-blue sm:p-4 xl:flex-col xl:items-start"
          >
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-blue-wash text-blue"
            >
              <Icon className="size-5" />
            </span>
            <span className="grid">
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-soft max-sm:hidden">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
