import { clsx } from 'clsx';

interface RinkProps {
  className?: string;
}

/** A face-off circle: ring, dot, the four L-shaped marks and the hash marks. */
export const FaceOffCircle = ({ className }: RinkProps) => (
  <svg
    viewBox="0 0 120 120"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    className={className}
  >
    <circle cx="60" cy="60" r="46" />
    <circle cx="60" cy="60" r="5" fill="currentColor" stroke="none" />
    <path d="M44 50h10v-12M76 50H66v-12M44 70h10v12M76 70H66v12" />
    <path d="M52 14V5M68 14V5M52 106v9M68 106v9" />
  </svg>
);

interface HalfRinkProps extends RinkProps {
  /** The part that stays visible when the box has another aspect ratio. */
  keep?: 'middle' | 'end';
}

/** Half a rink from above: the blue line, the goal line, two circles and the crease. Fills its box. */
export const HalfRink = ({ keep = 'end', className }: HalfRinkProps) => (
  <svg
    viewBox="0 0 600 420"
    preserveAspectRatio={keep === 'end' ? 'xMaxYMid slice' : 'xMidYMid slice'}
    fill="none"
    strokeWidth="2.5"
    aria-hidden="true"
    className={clsx('pointer-events-none', className)}
  >
    <g stroke="currentColor" opacity="0.5">
      <path d="M-10 10h460a140 140 0 0 1 140 140v120a140 140 0 0 1-140 140H-10" />
      <circle cx="400" cy="115" r="62" />
      <circle cx="400" cy="305" r="62" />
      <path d="M385 105h-14m58 0h-14m-30 20h-14m58 0h-14M385 295h-14m58 0h-14m-30 20h-14m58 0h-14" />
      <path d="M528 178a40 40 0 0 0 0 64" />
    </g>
    <path d="M528 30v360" className="stroke-lamp" opacity="0.75" />
    <path d="M150 10v400" className="stroke-blue" strokeWidth="12" opacity="0.8" />
    <g className="fill-lamp">
      <circle cx="400" cy="115" r="5" />
      <circle cx="400" cy="305" r="5" />
    </g>
  </svg>
);
