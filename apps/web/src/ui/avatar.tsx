import { initialsOf } from '@rinkside/contracts/initials';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';

const sizes = {
  small: 'size-8 text-sm',
  medium: 'size-11 text-lg',
  large: 'size-16 text-2xl',
  huge: 'size-28 text-4xl',
} as const;

export interface AvatarProps {
  /** The full name; its initials replace a missing image. */
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  /** A person is a circle, an organization a crest. */
  shape?: 'person' | 'organization';
  /** Shown instead of the initials, such as an icon. */
  placeholder?: ReactNode;
  /** Exposes the name to screen readers. Leave it out next to the visible name, where it would be repeated. */
  alone?: boolean;
  className?: string;
}

/** Shows initials, and the image over them once it has loaded. */
export const Avatar = ({
  name,
  src,
  size = 'medium',
  shape = 'person',
  placeholder,
  alone = false,
  className,
}: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const shapeClass = clsx(
    'relative inline-grid shrink-0 place-items-center overflow-hidden select-none',
    shape === 'person' ? 'rounded-full' : 'rounded-[28%]',
    sizes[size],
    className,
  );
  return (
    <span
      role={alone ? 'img' : undefined}
      aria-label={alone ? name : undefined}
      aria-hidden={alone ? undefined : true}
      className={clsx(
        shapeClass,
        shape === 'person'
          ? 'border-2 border-blue/35 bg-blue-wash text-blue'
          : 'night border-b-3 border-lamp ring-1 ring-white/12 ring-inset',
      )}
    >
      <span className="display leading-none [&_svg]:size-[1.2em]">
        {placeholder ?? (initialsOf(name) || '?')}
      </span>
      {src && src !== failed && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          // Initials fill the space until it loads, so content images come first.
          fetchPriority="low"
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
};
