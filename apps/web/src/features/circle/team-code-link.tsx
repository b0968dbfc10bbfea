import { teamLinkPage } from '@rinkside/contracts/link-pages';
import { KeyRound } from 'lucide-react';
import { LinkButton } from '../../ui/link';

/** Leads to the page that takes the code of a team. */
export const TeamCodeLink = () => (
  <LinkButton
    to={teamLinkPage}
    variant="ghost"
    size="small"
    icon={<KeyRound size={18} aria-hidden="true" />}
    className="-ml-3 justify-self-start"
  >
    Have a team code?
  </LinkButton>
);
