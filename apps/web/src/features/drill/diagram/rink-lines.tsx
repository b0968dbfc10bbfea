import type { Diagram } from '@rinkside/contracts/drill';

/** Left end of a rink, in feet: goal line, net, crease, two circles, their dots and the blue line. */
const End = () => (
  <>
    <path d="M11 5.5v74" className="stroke-red" />
    <path d="M75 0v85" className="stroke-blue" strokeWidth="1.2" />
    <path d="M11 36.5a6.5 6.5 0 0 1 0 12" className="fill-blue-wash stroke-red" />
    <path d="M11 39.5h-3.6v6h3.6" className="stroke-edge" strokeWidth="0.8" />
    <g className="stroke-red">
      <circle cx="31" cy="20.5" r="15" />
      <circle cx="31" cy="64.5" r="15" />
    </g>
    <g className="fill-red">
      <circle cx="31" cy="20.5" r="1" />
      <circle cx="31" cy="64.5" r="1" />
      <circle cx="80" cy="20.5" r="1" />
      <circle cx="80" cy="64.5" r="1" />
    </g>
  </>
);

const CentreLine = () => <path d="M100 0v85" className="stroke-red" strokeWidth="1.2" />;

const markings = {
  full: (
    <>
      <End />
      <g transform="matrix(-1 0 0 1 200 0)">
        <End />
      </g>
      <CentreLine />
      <circle cx="100" cy="42.5" r="15" className="stroke-blue" />
    </>
  ),
  half: (
    <>
      <End />
      <CentreLine />
      <path d="M100 27.5a15 15 0 0 0 0 30" className="stroke-blue" />
    </>
  ),
  crease: <End />,
  floor: null,
} satisfies Record<Diagram['view'], unknown>;

const boards: Record<Diagram['view'], string> = {
  full: 'M28.4.4h143.2a28 28 0 0 1 28 28v28.2a28 28 0 0 1-28 28H28.4a28 28 0 0 1-28-28V28.4a28 28 0 0 1 28-28Z',
  half: 'M100 .4H28.4a28 28 0 0 0-28 28v28.2a28 28 0 0 0 28 28H100',
  crease: 'M46 25H.4v35H46',
  floor: 'M1.2.2h37.6a1 1 0 0 1 1 1v27.6a1 1 0 0 1-1 1H1.2a1 1 0 0 1-1-1V1.2a1 1 0 0 1 1-1Z',
};

/** Ice markings and boards. The floor view has only an outline. */
export const RinkLines = ({ view }: { view: Diagram['view'] }) => (
  <g fill="none" strokeWidth={view === 'crease' ? 0.3 : 0.6}>
    <path d={boards[view]} className="fill-board" />
    <g opacity="0.4">{markings[view]}</g>
    <path
      d={boards[view]}
      className="stroke-edge"
      strokeWidth={view === 'floor' ? 0.25 : view === 'crease' ? 0.4 : 0.7}
    />
  </g>
);
