import { sessionRules } from '@rinkside/contracts/session';
import { clsx } from 'clsx';

const strengthNames = ['Too short', 'Easy to guess', 'Good', 'Strong'] as const;

/** Rates a password from 0 to 3, mostly by length, then by kinds of characters. Only 0 (too short) is rejected. */
export const strengthOf = (password: string): 0 | 1 | 2 | 3 => {
  if (password.length < sessionRules.minPasswordLength) return 0;
  const kinds = [/\p{L}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  if (new Set(password).size < 5 || password.length + kinds * 2 < 12) return 1;
  return password.length + kinds * 2 < 18 ? 2 : 3;
};

export const PasswordStrength = ({ password }: { password: string }) => {
  const strength = strengthOf(password);
  if (password === '')
    return <>At least {sessionRules.minPasswordLength} characters. A short sentence is strong.</>;
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={clsx(
              'h-1.5 flex-1 rounded-full transition-colors',
              strength < step ? 'bg-line' : strength === 1 ? 'bg-lamp' : 'bg-good',
            )}
          />
        ))}
      </span>
      <span className="w-28 text-right">{strengthNames[strength]}</span>
    </span>
  );
};
