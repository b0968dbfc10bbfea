import { type ModerationAction, moderationRoutes, type ReportView } from '@rinkside/contracts/moderation';
import { type ReactNode, useState } from 'react';
import { Timestamp } from '../../../ui/timestamp';
import { displayName } from '../../../state/entities/player-name';
import { reasonNames, targetNames } from '../../../features/report/messages';
import { ApiError, call, messageOf } from '../../../state/api';
import { queryClient } from '../../../state/query-client';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { TextLink } from '../../../ui/link';
import { toast } from '../../../ui/toast';
import { actionLabels, moderationMessages } from './messages';

type Author = ReportView['author'];

/** The page of each target type; a comment has no page of its own. */
const targetPaths: Partial<Record<ReportView['target_type'], string>> = {
  post: '/app/posts',
  game: '/app/games',
  highlight: '/highlight',
  user: '/app/profile',
  organization: '/app/organization',
  team: '/app/team',
};

/** Such a target has no author. */
const isEditedByMany = (type: ReportView['target_type']) => type === 'organization' || type === 'team';

/** A player cannot be hidden, only suspended. */
const actionsFor = ({ target_type }: ReportView): readonly ModerationAction[] => {
  if (target_type === 'user') return ['dismiss', 'suspend'];
  return isEditedByMany(target_type) ? ['dismiss', 'hide'] : ['dismiss', 'hide', 'suspend'];
};
const variants = { dismiss: 'secondary', hide: 'secondary', suspend: 'danger' } as const;

const Person = ({ person, fallback }: { person: Author; fallback: string }) =>
  person ? (
    <TextLink to={`/app/profile/${person.id}`}>
      <bdi>{displayName(person)}</bdi>
    </TextLink>
  ) : (
    fallback
  );

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** One report: target, reporter, reason and actions. */
export const ReportCard = ({ report }: { report: ReportView }) => {
  const [selectedAction, setSelectedAction] = useState<ModerationAction>('dismiss');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, target_type, target_id, reason, note, excerpt, reports, live_game } = report;
  const path = targetPaths[target_type];

  const settle = async () => {
    setBusy(true);
    try {
      await call(moderationRoutes.settle, { params: { id }, body: { action: selectedAction } });
      toast.success(actionLabels[selectedAction].done);
      setOpen(false);
    } catch (error) {
      toast.error(messageOf(error, moderationMessages.failed));
      // Another moderator has settled it; the refetched queue shows that.
      if (error instanceof ApiError && error.status < 500) setOpen(false);
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: ['moderation'] });
    }
  };
  return (
    <li>
      <Card as="article" aria-labelledby={`${id}-reason`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 id={`${id}-reason`} className="display text-xl">
            {reasonNames[reason]}
            {reports > 1 && (
              <span className="ml-2.5 rounded-full bg-red-wash px-2.5 py-0.5 align-middle font-sans text-sm font-semibold text-red">
                {reports} reports
              </span>
            )}
          </h3>
          <p className="text-sm text-soft">
            <Timestamp at={report.created_at} />
          </p>
        </div>
        {excerpt && (
          <blockquote dir="auto" className="mt-3 border-l-3 border-edge pl-3 break-words whitespace-pre-wrap">
            {excerpt}
          </blockquote>
        )}
        <dl className="mt-3 grid gap-1.5 text-sm">
          <Line label="About">
            {path ? (
              <TextLink to={`${path}/${target_id}`}>this {targetNames[target_type]}</TextLink>
            ) : (
              `a ${targetNames[target_type]}`
            )}
            {!isEditedByMany(target_type) && (
              <>
                {' by '}
                <Person person={report.author} fallback="someone who left" />
              </>
            )}
          </Line>
          {live_game && (
            <Line label="In">
              {live_game.game_id ? (
                <TextLink to={`/app/games/${live_game.game_id}`}>a live game</TextLink>
              ) : (
                'a live game'
              )}
              {' of '}
              <Person person={live_game.player} fallback="someone who left" />
              {' against '}
              <bdi>{live_game.opponent}</bdi>, <Timestamp at={live_game.started_at} />
            </Line>
          )}
          <Line label="Reported by">
            <Person person={report.reporter} fallback="someone who left" />
          </Line>
          {note && (
            <Line label="They say">
              <bdi>{note}</bdi>
            </Line>
          )}
        </dl>
        <div className="mt-4 flex flex-wrap gap-2">
          {actionsFor(report).map((action) => (
            <Button
              key={action}
              size="small"
              variant={variants[action]}
              onClick={() => {
                setSelectedAction(action);
                setOpen(true);
              }}
            >
              {actionLabels[action].label}
            </Button>
          ))}
        </div>
      </Card>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={actionLabels[selectedAction].title}
        text={
          selectedAction === 'hide' && target_type === 'live_game_event'
            ? moderationMessages.hideNote
            : actionLabels[selectedAction].text
        }
        confirmLabel={actionLabels[selectedAction].label}
        tone={selectedAction === 'dismiss' ? 'plain' : 'danger'}
        loading={busy}
        onConfirm={() => void settle()}
      />
    </li>
  );
};
