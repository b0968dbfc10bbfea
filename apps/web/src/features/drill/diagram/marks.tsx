import type { Diagram } from '@rinkside/contracts/drill';
import type { ReactNode } from 'react';

type MarkKind = Diagram['marks'][number]['kind'];

/** Mark shapes, drawn around 0,0 with a radius of about 3. */
const shapes: Record<MarkKind, (label: string | undefined) => ReactNode> = {
  player: (label) => (
    <>
      <circle r="3.1" className="fill-blue" />
      <MarkText className="fill-on-blue">{label}</MarkText>
    </>
  ),
  goalie: (label) => (
    <>
      <rect x="-3" y="-3" width="6" height="6" rx="1.4" className="fill-blue" />
      <MarkText className="fill-on-blue">{label ?? 'G'}</MarkText>
    </>
  ),
  coach: (label) => (
    <>
      <circle r="2.9" className="fill-board stroke-ink" strokeWidth="0.6" />
      <MarkText className="fill-ink">{label ?? 'C'}</MarkText>
    </>
  ),
  cone: (label) => (
    <>
      <path
        d="M0-2.4 2.4 1.9h-4.8Z"
        className="fill-lamp stroke-lamp-ink"
        strokeWidth="0.4"
        strokeLinejoin="round"
      />
      {label && (
        <MarkText className="fill-ink" above>
          {label}
        </MarkText>
      )}
    </>
  ),
  puck: (label) => (
    <>
      <circle r="1.3" className="fill-ink" />
      {label && (
        <MarkText className="fill-ink" above>
          {label}
        </MarkText>
      )}
    </>
  ),
  net: () => <path d="M-1.8-4.2h3.4v8.4h-3.4" className="fill-none stroke-red" strokeWidth="1" />,
  target: (label) => (
    <>
      <circle r="2.7" className="fill-lamp-wash stroke-lamp-ink" strokeWidth="0.6" />
      {label ? (
        <MarkText className="fill-ink">{label}</MarkText>
      ) : (
        <circle r="0.9" className="fill-lamp-ink" />
      )}
    </>
  ),
};

interface MarkTextProps {
  className: string;
  above?: boolean;
  children: string | undefined;
}

const MarkText = ({ className, above = false, children }: MarkTextProps) =>
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

/** The players and objects of a diagram. */
export const Marks = ({ marks, scale }: { marks: Diagram['marks']; scale: number }) =>
  marks.map(({ kind, at: [x, y], label }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {shapes[kind](label)}
    </g>
  ));
