import { teamRoutes, teamRules, type TeamLinkView, type TeamView } from '@rinkside/contracts/team';
import { teamLinkPage } from '@rinkside/contracts/link-pages';
import { product } from '@rinkside/contracts/product';
import { isolate } from '@rinkside/contracts/text';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../state/api';
import { withNewToken } from '../../../state/session/with-new-token';
import { Button } from '../../../ui/button';
import { createDateFormatter } from '../../../ui/date-format';
import { Dialog } from '../../../ui/dialog';
import { Select } from '../../../ui/select';
import { LinkToShare } from '../../share/link-to-share';
import { FailureLine } from '../failure-line';
import { teamMessages } from '../messages';
import { useTeamAction } from '../use-team-action';

const formatTime = createDateFormatter({ dateStyle: 'medium', timeStyle: 'short' });

/** A code in large letters with a gap in the middle, to read aloud. */
export const CodeToRead = ({ code, until }: { code: string; until: string }) => (
  <div className="grid justify-items-center gap-1 text-center">
    <p className="text-sm font-semibold text-soft">Code to read aloud</p>
    <p className="numeral text-4xl leading-tight tracking-[0.12em] select-all">
      {code.slice(0, 3)}
      <span className="inline-block w-4">&nbsp;</span>
      {code.slice(3)}
    </p>
    <p className="text-sm text-soft">
      Until {formatTime(new Date(until))}. {teamMessages.codeHow(location.host + teamLinkPage)}
    </p>
  </div>
);

type NewLink = TeamLinkView & { token: string };

/** The choices with the default among them, the smallest first. */
const optionsOf = (choices: readonly number[], nameOf: (choice: number) => string) =>
  choices.map((choice) => ({ value: String(choice), label: nameOf(choice) }));
const usesOptions = optionsOf(
  [10, 20, teamRules.linkUses, teamRules.maxLinkUses],
  (uses) => `${uses} places`,
);
const dayOptions = optionsOf([2, 7, teamRules.linkDays, 30, teamRules.maxLinkDays], (days) => `${days} days`);

const ShownLink = ({ team, link, days }: { team: TeamView; link: NewLink; days: number }) => (
  <LinkToShare
    url={`${location.origin}${teamLinkPage}#${link.token}`}
    text={`Join ${isolate(team.name)} of ${isolate(team.organization.name)} on ${product.name}.`}
    hint={`${teamMessages.linkPlaces(link.max_uses)} ${teamMessages.linkUse(days)}`}
  >
    {link.code && <CodeToRead code={link.code} until={link.code_expires_at} />}
  </LinkToShare>
);

/** Makes an invitation link of a team and shows it: its token is not stored. */
const InviteDialog = ({ team, onClose }: { team: TeamView; onClose: () => void }) => {
  const [uses, setUses] = useState(String(teamRules.linkUses));
  const [days, setDays] = useState(String(teamRules.linkDays));
  const [link, setLink] = useState<NewLink | null>(null);
  const { busy, failure, run } = useTeamAction();
  const make = async () => {
    const body = { uses: Number(uses), days: Number(days) };
    const made = await run({
      send: () => withNewToken(() => call(teamRoutes.addLink, { params: { id: team.id }, body })),
      failed: teamMessages.linkFailed,
    });
    if (made) setLink(made);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite families"
      text="Players who come by the link are on the roster at once, their parents in the group. You see who came, and end it with one tap."
      closable={!busy}
      footer={
        link ? (
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button loading={busy} onClick={() => void make()}>
            Make the link
          </Button>
        )
      }
    >
      {link ? (
        <ShownLink team={team} link={link} days={Number(days)} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <div className="grid grid-cols-2 gap-3">
            <Select label="It works for" options={usesOptions} value={uses} onValueChange={setUses} />
            <Select label="It ends after" options={dayOptions} value={days} onValueChange={setDays} />
          </div>
          <p className="text-sm text-soft">{teamMessages.linkPlaces(Number(uses))}</p>
          <FailureLine failure={failure} onRetry={() => void make()} />
        </div>
      )}
    </Dialog>
  );
};

/** The button that makes an invitation link of a team. */
export const InviteFamilies = ({ team }: { team: TeamView }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Invite families
      </Button>
      {open && <InviteDialog team={team} onClose={() => setOpen(false)} />}
    </>
  );
};
