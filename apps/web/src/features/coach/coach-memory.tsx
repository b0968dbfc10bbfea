import { isolate } from '@rinkside/contracts/text';
import type { MemoryView } from '@rinkside/contracts/coach';
import { product } from '@rinkside/contracts/product';
import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../state/api';
import { ErrorLine } from '../../ui/error-line';
import { IconButton } from '../../ui/icon-button';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast';
import { Timestamp } from '../../ui/timestamp';
import { forgetMemory, memoriesQuery } from './memory.query';
import { coachMessages } from './messages';

const Row = ({ memory, onForgotten }: { memory: MemoryView; onForgotten: () => void }) => {
  const [busy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    try {
      await forgetMemory(memory.id);
      onForgotten();
    } catch (error) {
      toast.error(messageOf(error, coachMessages.forgetFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <p className="min-w-0 flex-1">
        <span dir="auto" className="block">
          {memory.text}
        </span>
        <span className="block text-sm text-soft">
          <Timestamp at={memory.created_at} />
        </span>
      </p>
      <IconButton
        label={`Forget: ${isolate(memory.text)}`}
        icon={<Trash2 />}
        loading={busy}
        onClick={() => void forget()}
      />
    </li>
  );
};

/** What the coach remembers about the viewer; each entry can be deleted. */
export const CoachMemory = () => {
  const { data, error, refetch, isFetching } = useAtomValue(memoriesQuery);
  const section = useRef<HTMLElement>(null);
  if (!data && error)
    return (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {coachMessages.memoriesFailed}
      </ErrorLine>
    );
  if (!data)
    return (
      <div>
        <output className="sr-only">Loading</output>
        <Skeleton className="h-14 w-full" />
      </div>
    );
  return (
    // Takes focus when the focused row is deleted.
    <section ref={section} tabIndex={-1} aria-label={`What ${product.coach} remembers`}>
      {data.length === 0 ? (
        <p className="text-soft">
          Nothing yet. Tell {product.coach} about a goal, and ask it to keep it in mind.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((memory) => (
            <Row key={memory.id} memory={memory} onForgotten={() => section.current?.focus()} />
          ))}
        </ul>
      )}
    </section>
  );
};
