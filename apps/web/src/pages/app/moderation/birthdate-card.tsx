import { type BirthdateView, moderationRoutes } from '@rinkside/contracts/moderation';
import { useState } from 'react';
import { displayName } from '../../../state/entities/player-name';
import { call, messageOf } from '../../../state/api';
import { queryClient } from '../../../state/query-client';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextLink } from '../../../ui/link';
import { toast } from '../../../ui/toast';
import { moderationMessages } from './messages';

/** An edited birthdate that would unlock features; a moderator confirms it or restores the old one. */
export const BirthdateCard = ({ waiting }: { waiting: BirthdateView }) => {
  const [busy, setBusy] = useState<'confirm' | 'dismiss' | null>(null);
  const { user_id: id, user, age, trusted_age } = waiting;
  const name = displayName(user);
  const settle = async (action: 'confirm' | 'dismiss') => {
    setBusy(action);
    try {
      await call(moderationRoutes.settleBirthdate, { params: { id }, body: { action } });
      toast.success(moderationMessages[action === 'confirm' ? 'confirmed' : 'putBack']);
    } catch (error) {
      toast.error(messageOf(error, moderationMessages.failed));
    } finally {
      setBusy(null);
      void queryClient.invalidateQueries({ queryKey: ['moderation'] });
    }
  };
  return (
    <li>
      <Card as="article" aria-label={name} className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-0.5">
          <h3 className="font-semibold">
            <TextLink to={`/app/profile/${id}`}>
              <bdi>{name}</bdi>
            </TextLink>
          </h3>
          <p className="text-sm text-soft">
            {age === trusted_age
              ? `Still ${age} years old, by an earlier day`
              : `From ${trusted_age} to ${age} years old`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            loading={busy === 'dismiss'}
            aria-disabled={busy !== null}
            onClick={() => void settle('dismiss')}
          >
            Restore the previous one
          </Button>
          <Button
            size="small"
            loading={busy === 'confirm'}
            aria-disabled={busy !== null}
            onClick={() => void settle('confirm')}
          >
            Confirm
          </Button>
        </div>
      </Card>
    </li>
  );
};
