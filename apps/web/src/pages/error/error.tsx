import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ChunkError } from '../../ui/lazy-page';
import { Button, buttonClass } from '../../ui/button';
import { HalfRink } from '../../ui/rink';

const messageOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Something broke on this page.';
};

/** The router's error screen. */
export const ErrorPage = () => {
  const error = useRouteError();
  const chunk = error instanceof ChunkError ? error : null;
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden safe-x py-10">
      <HalfRink className="absolute inset-0 size-full text-edge opacity-40" />
      <div
        role="alert"
        className="relative w-full max-w-lg rounded-xl border border-line bg-raised p-6 shadow-high sm:p-9"
      >
        <p className="eyebrow text-lamp-ink">{chunk ? 'Line change' : 'Whistle on the play'}</p>
        <h1 className="mt-1 display text-3xl">Unexpected Application Error!</h1>
        {chunk && (
          <p className="mt-3 text-lg">
            <strong>Update available{chunk.type === 'missing' ? '' : ', or the connection dropped'}.</strong>{' '}
            Reload to go on.
          </p>
        )}
        <p className="mt-3 rounded-md bg-sunk px-3.5 py-2.5 text-sm text-soft">{messageOf(error)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => location.reload()}>Reload</Button>
          {/* A full page load, because in-memory state may be corrupt after an error. */}
          <a href="/" className={buttonClass({ variant: 'secondary' })}>
            Go Home
          </a>
        </div>
      </div>
    </main>
  );
};
