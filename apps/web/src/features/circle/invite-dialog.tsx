import { circleRoutes, circleRules } from '@rinkside/contracts/circle';
import { circleLinkPage } from '@rinkside/contracts/link-pages';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import { product } from '@rinkside/contracts/product';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { call } from '../../state/api';
import { reloadCircles } from '../../state/circles.live';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LinkToShare } from '../share/link-to-share';
import { clubCirclesQuery } from './circle.query';
import { circleMessages } from './messages';
import { useCircleAction } from './use-circle-action';

export interface InviteDialogProps {
  club: Pick<OrganizationCard, 'id' | 'name'>;
  token: string;
  onClose: () => void;
}

/** The children of the viewer join by the new link with one tap. */
const OwnChildren = ({ clubId, token }: { clubId: string; token: string }) => {
  const { data } = useAtomValue(clubCirclesQuery(clubId));
  const [joined, setJoined] = useState(false);
  const { busy, run } = useCircleAction();
  const children = (data ?? []).filter(
    ({ profile, circles }) => !profile.isOwn && circles.every(({ state }) => state === 'none'),
  );
  if (children.length === 0) return null;
  const names = new Intl.ListFormat('en-US').format(children.map(({ profile }) => isolate(profile.name)));
  const join = async () => {
    const isDone = await run(async () => {
      for (const { profile } of children)
        await call(circleRoutes.acceptLink, { body: { token }, actingAs: profile.id });
      return circleMessages.confirmed(names);
    }, circleMessages.acceptFailed);
    setJoined(isDone);
  };
  return (
    !joined && (
      <Button variant="secondary" loading={busy} className="justify-self-start" onClick={() => void join()}>
        {`${names} ${children.length === 1 ? 'joins' : 'join'}, too`}
      </Button>
    )
  );
};

/** Shows a new invitation link. Its token is not stored, so it cannot be shown again. */
export const InviteDialog = ({ club, token, onClose }: InviteDialogProps) => {
  const url = `${location.origin}${circleLinkPage}#${token}`;
  const close = () => {
    onClose();
    void reloadCircles();
  };
  const text = `Join our team of ${isolate(club.name)} on ${product.name}.`;
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Invite your team"
      text="Send this link to families you know. Whoever opens it joins your group, and you are told of each."
      footer={<Button onClick={close}>Done</Button>}
    >
      <div className="grid gap-4">
        <OwnChildren clubId={club.id} token={token} />
        <LinkToShare
          url={url}
          text={text}
          hint={`It works for ${circleRules.linkUses} people, for ${circleRules.linkDays} days. You cannot see it again, but you can end it.`}
        />
      </div>
    </Dialog>
  );
};
