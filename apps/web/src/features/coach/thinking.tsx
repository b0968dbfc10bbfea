import { coachRules } from '@rinkside/contracts/coach';

const words = coachRules.thinking.replace(/\.+$/, '');
const delays = ['', '[animation-delay:250ms]', '[animation-delay:500ms]'];

/** What the coach does just now, until its text goes on. */
export const Thinking = ({ label }: { label: string | null }) => (
  <p className="text-soft">
    {label ?? words}
    {delays.map((delay) => (
      <span key={delay} className={`animate-sheen ${delay}`}>
        .
      </span>
    ))}
  </p>
);
