import { useAtomValue } from 'jotai';
import { connectionAtom } from '../../state/live';

/** Shows "Reconnecting" while live updates are unavailable. */
export const ConnectionNote = () => {
  const degraded = useAtomValue(connectionAtom) === 'degraded';
  return (
    <output>
      {degraded && (
        <span className="inline-flex animate-fade items-center gap-2 text-sm font-medium whitespace-nowrap text-soft">
          <span aria-hidden="true" className="size-2.5 animate-sheen rounded-full bg-lamp" />
          {/* On phones there is only room for the dot. */}
          <span className="max-sm:sr-only">Reconnecting</span>
        </span>
      )}
    </output>
  );
};
