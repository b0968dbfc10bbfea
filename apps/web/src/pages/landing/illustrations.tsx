import type { ReactNode } from 'react';

/** The frame of the feature cards' illustrations. */
const Frame = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 240 104"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="h-26 w-full text-edge"
  >
    {children}
  </svg>
);

export const HighlightIllustration = () => (
  <Frame>
    <rect x="52" y="8" width="136" height="88" rx="10" />
    <path
      d="M62 80c24-6 30-38 52-38s22 20 38 20 20-8 26-14"
      strokeDasharray="1 7"
      className="stroke-blue"
      strokeWidth="3"
    />
    <circle cx="120" cy="52" r="19" className="fill-lamp" stroke="none" />
    <path d="M115 43v18l14-9z" className="fill-on-lamp" stroke="none" />
  </Frame>
);

export const TrackerIllustration = () => (
  <Frame>
    <path d="M20 92h200" />
    {[22, 34, 28, 46, 40, 58, 70].map((height, bar) => (
      <rect
        key={height}
        x={30 + bar * 27}
        y={92 - height}
        width="17"
        height={height}
        rx="3"
        stroke="none"
        className={bar === 6 ? 'fill-lamp' : 'fill-blue'}
        opacity={bar === 6 ? 1 : 0.35 + bar * 0.08}
      />
    ))}
    <path d="M38 62l27-12 27 6 27-18 27 6 27-18 27-12" className="stroke-ink" />
  </Frame>
);

export const FollowIllustration = () => (
  <Frame>
    <path d="M34 20h48v34c0 18-12 26-24 32-12-6-24-14-24-32z" className="fill-blue-wash stroke-blue" />
    <path d="M158 20h48v34c0 18-12 26-24 32-12-6-24-14-24-32z" className="fill-lamp-wash stroke-lamp-ink" />
    <path d="M92 46c18-16 38-16 56 0" strokeDasharray="1 7" strokeWidth="3" />
    <path d="M140 36l9 10-13 4" />
    <path d="M50 42l16 16m0-16L50 58M170 50h24M182 38v24" className="stroke-ink" strokeWidth="3" />
  </Frame>
);

export const ResultIllustration = () => (
  <Frame>
    <g className="night">
      <rect x="30" y="18" width="180" height="68" rx="10" className="fill-night" stroke="none" />
      <path d="M120 18v68" className="stroke-soft" opacity="0.4" />
      <g
        className="fill-ink"
        stroke="none"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize="50"
        textAnchor="middle"
      >
        <text x="75" y="70" className="fill-lamp-ink">
          4
        </text>
        <text x="165" y="70">
          2
        </text>
      </g>
      <circle cx="120" cy="52" r="15" className="fill-blue" stroke="none" />
      <text
        x="120"
        y="59"
        className="fill-on-blue"
        stroke="none"
        fontWeight="800"
        fontSize="18"
        textAnchor="middle"
      >
        W
      </text>
    </g>
  </Frame>
);

export const ReactionIllustration = () => (
  <Frame>
    <path d="M40 30h92a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H70l-18 14V70H40a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10z" />
    <path d="M48 46h66M48 56h40" opacity="0.6" />
    <path
      d="M182 76c-18-13-24-21-24-30 0-8 6-13 12-13 5 0 9 3 12 8 3-5 7-8 12-8 6 0 12 5 12 13 0 9-6 17-24 30z"
      className="fill-lamp stroke-lamp"
    />
  </Frame>
);

export const ChatIllustration = () => (
  <Frame>
    <rect x="112" y="12" width="98" height="30" rx="12" className="fill-blue" stroke="none" />
    <path d="M126 27h56" className="stroke-on-blue" />
    <path d="M42 52h118a12 12 0 0 1 12 12v18a12 12 0 0 1-12 12H30V64a12 12 0 0 1 12-12z" />
    <path d="M46 67h104M46 79h60" opacity="0.6" />
    <circle cx="122" cy="79" r="4" className="fill-lamp" stroke="none" />
  </Frame>
);
