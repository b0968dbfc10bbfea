import { drillRoutes, feelings, type DrillView } from '@rinkside/contracts/drill';
import { useEffect, useRef, useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { useIdempotencyAttempt } from '../../../state/idempotency-key';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { refetchSessions } from '../drill.query';
import { Face, type Feeling, feelingNames } from '../feeling';
import { clockText, drillMessages } from '../drill-labels';

export interface FinishProps {
  drill: DrillView;
  seconds: number;
  /** Resumes the run; undefined when it is over. */
  onResume: (() => void) | undefined;
  onClose: () => void;
}

/** End of a run: rate it and save the session. */
export const Finish = ({ drill, seconds, onResume, onClose }: FinishProps) => {
  const [feeling, setFeeling] = useState<Feeling | null>(null);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const attempt = useIdempotencyAttempt();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const save = async () => {
    setSaving(true);
    setError(null);
    try {
      const body = { drill_id: drill.id, seconds: Math.max(1, seconds), feeling };
      await call(drillRoutes.finish, { body, idempotencyKey: attempt.keyFor(JSON.stringify(body)) });
      attempt.complete();
      void refetchSessions();
      toast.success(drillMessages.saved);
      onClose();
    } catch (failure) {
      setError(messageOf(failure, drillMessages.saveFailed));
      setSaving(false);
    }
  };

  return (
    <div className="m-auto grid w-full max-w-md justify-items-center gap-6 text-center">
      <div className="grid gap-1">
        <p className="numeral text-score text-lamp-ink">{clockText(seconds)}</p>
        <p className="text-soft">Count it: {drill.measure}</p>
      </div>
      <fieldset className="grid gap-3">
        <legend className="contents">
          <h2 ref={heading} tabIndex={-1} className="display mb-3 text-3xl">
            How did it go?
          </h2>
        </legend>
        <div className="flex gap-3">
          {feelings.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={feeling === name}
              onClick={() => setFeeling(feeling === name ? null : name)}
              className="grid size-24 content-center justify-items-center gap-1 rounded-lg border border-edge font-semibold transition hover:border-ink aria-pressed:border-blue aria-pressed:bg-blue-wash aria-pressed:ring-1 aria-pressed:ring-blue"
            >
              <Face feeling={name} className="size-9 text-blue" />
              {feelingNames[name]}
            </button>
          ))}
        </div>
      </fieldset>
      {error && (
        <p role="alert" className="font-medium text-red">
          {error}
        </p>
      )}
      <div className="grid w-full gap-2">
        <Button size="large" wide loading={saving} onClick={() => void save()}>
          Finish
        </Button>
        {onResume && (
          <Button variant="secondary" wide disabled={saving} onClick={onResume}>
            Keep going
          </Button>
        )}
        <Button variant="ghost" wide disabled={saving} onClick={onClose}>
          Leave without saving
        </Button>
      </div>
    </div>
  );
};
