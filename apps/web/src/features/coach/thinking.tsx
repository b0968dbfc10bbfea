import { coachRules } from '@rinkside/contracts/coach';

const defaultLabel = coachRules.thinking.replace(/\.+$/, '');
const delays = ['', '[animation-delay:250ms]', '[animation-delay:500ms]'];

/** What the coach is doing while no text arrives. */
export const Thinking = ({ label }: { label: string | null }) => (
  <p className="text-soft">
    {label ?? defaultLabel}
    {delays.map((delay) => (
      <span key={delay} className={`animate-sheen ${delay}`}>
        .
      </span>
    ))}
  </p>
);
