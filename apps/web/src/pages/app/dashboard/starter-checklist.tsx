import type { ProfileView } from '@rinkside/contracts/player';
import { clsx } from 'clsx';
import { useAtom, useAtomValue } from 'jotai';
import { Check, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { nowAtom } from '../../../ui/now';
import { Card, CardHeader } from '../../../ui/card';
import { IconButton } from '../../../ui/icon-button';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { dismissedStarterAtom, isNewcomer, starterAtom, type StarterStep } from './starter';

const photoDialog = {
  chunk: 'photo',
  load: () => import('../../../features/avatar/photo-dialog').then((module) => module.PhotoDialog),
};

const steps: readonly { name: StarterStep; label: string }[] = [
  { name: 'photo', label: 'Add a photo' },
  { name: 'follow', label: 'Follow 3 players' },
  { name: 'post', label: 'Write your first post' },
];

const Tick = ({ done }: { done: boolean }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'grid size-7 shrink-0 place-items-center rounded-full border-2',
      done ? 'border-good bg-good-wash text-good' : 'border-edge',
    )}
  >
    {done && <Check className="size-4" strokeWidth={3} />}
  </span>
);

export interface StarterChecklistProps {
  profile: ProfileView;
  onCompose: () => void;
}

/** Three first steps for a new account; hidden once done or dismissed. */
export const StarterChecklist = ({ profile, onCompose }: StarterChecklistProps) => {
  const [finished, setFinished] = useAtom(dismissedStarterAtom);
  const now = useAtomValue(nowAtom);
  const done = useAtomValue(starterAtom);
  const [photoOpen, setPhotoOpen] = useState(false);
  const renderPhotoDialog = useLazyComponent(photoDialog, photoOpen, () => setPhotoOpen(false));
  if (!isNewcomer(profile, finished, now)) return null;

  const count = steps.filter(({ name }) => done?.[name]).length;
  const complete = count === steps.length;
  const actions: Record<StarterStep, () => void> = {
    photo: () => setPhotoOpen(true),
    follow: () => document.querySelector<HTMLElement>('#players-to-follow')?.focus(),
    post: onCompose,
  };
  return (
    <Card aria-labelledby="starter-title">
      <CardHeader
        id="starter-title"
        title={complete ? "You're all set" : 'Your first shift'}
        text={`${count} of ${steps.length} done`}
        action={
          <IconButton
            label="Dismiss the checklist"
            icon={<X />}
            onClick={() => setFinished([...finished, profile.id])}
            className="-mt-2 -mr-2"
          />
        }
      />
      <ul className="-mx-2 grid gap-1 md:grid-cols-3" aria-busy={done === null}>
        {steps.map(({ name, label }) =>
          done?.[name] ? (
            <li key={name} className="flex min-h-target items-center gap-3 px-2 text-soft">
              <Tick done />
              <span className="line-through">{label}</span>
              <span className="sr-only">, done</span>
            </li>
          ) : (
            <li key={name}>
              <button
                type="button"
                onClick={actions[name]}
                className="flex min-h-target w-full items-center gap-3 rounded-md px-2 text-left font-medium transition hover:bg-sunk"
              >
                <Tick done={false} />
                {label}
                <ChevronRight aria-hidden="true" className="size-5 text-soft max-md:ml-auto" />
              </button>
            </li>
          ),
        )}
      </ul>
      {renderPhotoDialog?.({ profile, open: photoOpen, onOpenChange: setPhotoOpen })}
    </Card>
  );
};
