import { type ModerationAction, moderationRoutes, type ReportView } from '@rinkside/contracts/moderation';
import { type ReactNode, useState } from 'react';
import { Moment } from '../../../features/feed/moment';
import { displayName } from '../../../features/player/player-name';
import { reasonNames, targetNames } from '../../../features/report/sentences';
import { ApiError, call, messageOf } from '../../../state/api';
import { queryClient } from '../../../state/queries';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { TextLink } from '../../../ui/link';
import { toast } from '../../../ui/toast';
import { actionWords, moderationSentences } from './sentences';

type Author = ReportView['author'];

/** Where a moderator looks at what it is about; a comment has no address of its own. */
const places: Partial<Record<ReportView['target_type'], string>> = {
  post: '/app/posts',
  game: '/app/games',
  highlight: '/highlight',
  user: '/app/profile',
};

/** A person cannot be hidden, only suspended. */
const actionsFor = ({ target_type }: ReportView): readonly ModerationAction[] =>
  target_type === 'user' ? ['dismiss', 'suspend'] : ['dismiss', 'hide', 'suspend'];
const looks = { dismiss: 'secondary', hide: 'secondary', suspend: 'danger' } as const;

const Person = ({ person, gone }: { person: Author; gone: string }) =>
  person ? <TextLink to={`/app/profile/${person.id}`}>{displayName(person)}</TextLink> : gone;

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** One report: what it is about, who says so and why, and what can be done. */
export const ReportCard = ({ report }: { report: ReportView }) => {
  const [asked, setAsked] = useState<ModerationAction>('dismiss');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, target_type, target_id, reason, note, excerpt, reports } = report;
  const place = places[target_type];

  const settle = async () => {
    setBusy(true);
    try {
      await call(moderationRoutes.settle, { params: { id }, body: { action: asked } });
      toast.success(actionWords[asked].done);
      setOpen(false);
    } catch (error) {
      toast.error(messageOf(error, moderationSentences.failed));
      // Somebody else was faster: the queue says so.
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
            <Moment at={report.created_at} />
          </p>
        </div>
        {excerpt && (
          <blockquote className="mt-3 border-l-3 border-edge pl-3 break-words whitespace-pre-wrap">
            {excerpt}
          </blockquote>
        )}
        <dl className="mt-3 grid gap-1.5 text-sm">
          <Line label="About">
            {place ? (
              <TextLink to={`${place}/${target_id}`}>this {targetNames[target_type]}</TextLink>
            ) : (
              `a ${targetNames[target_type]}`
            )}
            {' by '}
            <Person person={report.author} gone="somebody who left" />
          </Line>
          <Line label="Reported by">
            <Person person={report.reporter} gone="somebody who left" />
          </Line>
          {note && <Line label="They say">{note}</Line>}
        </dl>
        <div className="mt-4 flex flex-wrap gap-2">
          {actionsFor(report).map((action) => (
            <Button
              key={action}
              size="small"
              variant={looks[action]}
              onClick={() => {
                setAsked(action);
                setOpen(true);
              }}
            >
              {actionWords[action].label}
            </Button>
          ))}
        </div>
      </Card>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={actionWords[asked].title}
        text={actionWords[asked].text}
        confirmLabel={actionWords[asked].label}
        tone={asked === 'dismiss' ? 'plain' : 'danger'}
        loading={busy}
        onConfirm={() => void settle()}
      />
    </li>
  );
};
