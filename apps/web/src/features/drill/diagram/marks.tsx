import type { Diagram } from '@rinkside/contracts/drill';
import type { ReactNode } from 'react';

type MarkKind = Diagram['marks'][number]['kind'];

/** Each drawn around 0,0 with a radius of about 3; `said` is its label. */
const faces: Record<MarkKind, (said: string | undefined) => ReactNode> = {
  player: (said) => (
    <>
      <circle r="3.1" className="fill-blue" />
      <Letters className="fill-on-blue">{said}</Letters>
    </>
  ),
  goalie: (said) => (
    <>
      <rect x="-3" y="-3" width="6" height="6" rx="1.4" className="fill-blue" />
      <Letters className="fill-on-blue">{said ?? 'G'}</Letters>
    </>
  ),
  coach: (said) => (
    <>
      <circle r="2.9" className="fill-board stroke-ink" strokeWidth="0.6" />
      <Letters className="fill-ink">{said ?? 'C'}</Letters>
    </>
  ),
  cone: (said) => (
    <>
      <path
        d="M0-2.4 2.4 1.9h-4.8Z"
        className="fill-lamp stroke-lamp-ink"
        strokeWidth="0.4"
        strokeLinejoin="round"
      />
      {said && (
        <Letters className="fill-ink" above>
          {said}
        </Letters>
      )}
    </>
  ),
  puck: (said) => (
    <>
      <circle r="1.3" className="fill-ink" />
      {said && (
        <Letters className="fill-ink" above>
          {said}
        </Letters>
      )}
    </>
  ),
  net: () => <path d="M-1.8-4.2h3.4v8.4h-3.4" className="fill-none stroke-red" strokeWidth="1" />,
  target: (said) => (
    <>
      <circle r="2.7" className="fill-lamp-wash stroke-lamp-ink" strokeWidth="0.6" />
      {said ? <Letters className="fill-ink">{said}</Letters> : <circle r="0.9" className="fill-lamp-ink" />}
    </>
  ),
};

interface LettersProps {
  className: string;
  above?: boolean;
  children: string | undefined;
}

const Letters = ({ className, above = false, children }: LettersProps) =>
  children && (
    <text
      y={above ? -3.2 : 1.45}
      textAnchor="middle"
      fontSize={children.length > 1 ? 2.6 : 4.2}
      className={`numeral ${className}`}
    >
      {children}
    </text>
  );

/** Who and what stands where. */
export const Marks = ({ marks, scale }: { marks: Diagram['marks']; scale: number }) =>
  marks.map(({ kind, at: [x, y], label }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {faces[kind](label)}
    </g>
  ));
