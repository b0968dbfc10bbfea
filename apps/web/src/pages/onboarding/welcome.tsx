import { useEffect, useEffectEvent } from 'react';
import { HalfRink } from '../../ui/rink';

export interface WelcomeProps {
  firstName: string;
  onDone: () => void;
}

const durationMs = 1000;
const lamps = ['left-[12%]', 'left-[31%]', 'left-[50%]', 'left-[69%]', 'left-[88%]'];

/** A one-second welcome animation of rink lights. */
export const Welcome = ({ firstName, onDone }: WelcomeProps) => {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), durationMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="fixed inset-0 z-40 grid place-items-center overflow-hidden night">
      <HalfRink className="absolute inset-0 size-full animate-fade text-edge opacity-50" />
      {lamps.map((position, index) => (
        <span
          key={position}
          aria-hidden="true"
          style={{ animationDelay: `${index * 110}ms` }}
          className={`absolute -top-24 h-[75dvh] w-44 -translate-x-1/2 animate-fade bg-linear-to-b from-ink/45 to-transparent blur-2xl ${position}`}
        />
      ))}
      <p className="relative animate-rise text-center">
        <span className="block eyebrow text-lamp-ink">You're on the roster</span>
        <span className="display text-4xl">
          Let's go, <bdi>{firstName}</bdi>!
        </span>
      </p>
    </main>
  );
};
