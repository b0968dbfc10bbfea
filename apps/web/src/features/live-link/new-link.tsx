import {
  liveLinkPage,
  liveLinkRules,
  type LiveLinkKind,
  scorerLinkPage,
} from '@rinkside/contracts/live-link';
import { isolate } from '@rinkside/contracts/text';
import { LinkToShare } from '../share/link-to-share';

const texts: Record<LiveLinkKind, (name: string) => string> = {
  game: (name) => `Watch the game of ${isolate(name)} live.`,
  season: (name) => `Watch the games of ${isolate(name)} live, all season.`,
  scorer: (name) => `Please score the game of ${isolate(name)}.`,
};

const hints: Record<LiveLinkKind, string> = {
  game: `Whoever has it follows this game without an account, until ${liveLinkRules.hoursAfterFinal} hours after Final.`,
  season: 'Whoever has it follows every live game of this season without an account.',
  scorer: 'It works for one person with an account, until Final.',
};

export interface NewLinkProps {
  kind: LiveLinkKind;
  /** The player's first name. */
  name: string;
  token: string;
}

/**
 * Shows a new link as text, as a QR code and to share. Its token is not stored, so it cannot be shown again.
 */
export const NewLink = ({ kind, name, token }: NewLinkProps) => {
  const url =
    location.origin + (kind === 'scorer' ? `${scorerLinkPage}#${token}` : `${liveLinkPage}${token}`);
  return (
    <div className="rounded-lg border border-line bg-sunk p-4">
      <LinkToShare
        url={url}
        text={texts[kind](name)}
        hint={`${hints[kind]} You cannot see it again, but you can revoke it.`}
      />
    </div>
  );
};
