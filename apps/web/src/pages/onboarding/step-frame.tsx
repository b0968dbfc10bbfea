import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button';
import { Logo } from '../../ui/logo';
import { PageHeading } from '../../ui/page-heading';
import { shownTexts } from '../../ui/shown-texts';
import { HalfRink } from '../../ui/rink';
import { useLogoutGuard } from '../app/use-logout-guard';
import { answersAtom } from './onboarding.answers';
import { stepPosition, progressText, type Step } from './onboarding.flow';

export interface StepFrameProps {
  step: Step;
  title: string;
  text: ReactNode;
  children: ReactNode;
  onSubmit: () => void;
  /** Receives the named text fields before a submit: the browser may have filled them without an event. */
  onShownTexts?: (texts: Record<string, string>) => void;
  onBack: (() => void) | null;
  submitLabel?: string;
  submitting?: boolean;
  /** Shown next to the submit button, such as Skip. */
  extra?: ReactNode;
}

/** The frame of every step: progress, content, Back and Continue. Enter submits. */
export const StepFrame = ({ step, title, text, children, onSubmit, onBack, ...rest }: StepFrameProps) => {
  const answers = useAtomValue(answersAtom);
  const { at, of } = stepPosition(step, answers);
  const { requestLogout, dialog } = useLogoutGuard();
  const latestSubmit = useRef(onSubmit);
  useLayoutEffect(() => {
    latestSubmit.current = onSubmit;
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rest.submitting) return;
    const texts = Object.fromEntries(shownTexts(event.currentTarget));
    flushSync(() => rest.onShownTexts?.(texts));
    latestSubmit.current();
  };

  return (
    <div className="relative isolate grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] overflow-hidden">
      <HalfRink className="absolute inset-0 -z-10 size-full text-edge opacity-35" />
      <header className="flex flex-wrap items-center justify-between gap-x-4 safe-x pt-4">
        <Logo />
        <Button variant="ghost" size="small" onClick={requestLogout}>
          Logout
        </Button>
        {dialog}
      </header>
      <main className="safe-x py-6 sm:grid sm:place-items-center sm:py-10">
        <form
          noValidate
          onSubmit={submit}
          className="mx-auto grid w-full max-w-xl animate-fade grid-cols-1 gap-6 rounded-xl border border-line bg-raised p-5 shadow-high sm:p-8"
        >
          <div className="grid gap-3">
            <p className="eyebrow text-lamp-ink">{progressText(step, answers)}</p>
            <div aria-hidden="true" className="flex gap-1.5">
              {Array.from({ length: of }, (_, index) => (
                <span
                  key={index}
                  className={`h-1.5 flex-1 rounded-full transition ${index < at ? 'bg-lamp' : 'bg-line'}`}
                />
              ))}
            </div>
          </div>
          <div className="grid gap-1.5">
            <PageHeading title={title} />
            <p className="text-soft">{text}</p>
          </div>
          {children}
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
            {onBack && (
              <Button
                variant="ghost"
                onClick={onBack}
                disabled={rest.submitting}
                icon={<ArrowLeft size={18} aria-hidden="true" />}
                className="-ml-3"
              >
                Back
              </Button>
            )}
            <div className="ml-auto flex flex-wrap gap-2">
              {rest.extra}
              <Button type="submit" loading={rest.submitting ?? false} className="min-w-28">
                {rest.submitLabel ?? 'Continue'}
              </Button>
            </div>
          </div>
        </form>
      </main>
    </div>
  );
};
