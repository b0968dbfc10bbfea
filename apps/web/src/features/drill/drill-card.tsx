import { type Diagram, type Skill, skillNames } from '@rinkside/contracts/drill';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/link';
import { RinkDiagram } from './diagram/rink-diagram';
import { minutesText, needsText, placeText } from './drill-labels';

/** The drill fields a card shows; filled from the library or from an answer of the coach. */
export interface DrillSummary {
  id: string;
  title: string;
  skill?: Skill;
  level?: string;
  minutes: number;
  place: string;
  equipment: readonly string[];
  /** A compact card shows the first three. */
  steps: readonly string[];
  key_points: readonly string[];
  measure: string;
  diagram: Diagram;
}

/** Returns the URL that opens a drill with its runner. */
export const runnerUrl = (id: string) => `/app/drills/${id}?run=now`;

const Details = ({ details }: { details: (string | undefined)[] }) => (
  <p className="flex flex-wrap gap-x-2 text-sm text-soft [&>span+span]:before:mr-2 [&>span+span]:before:content-['·'_/_'']">
    {details.map((detail) => detail && <span key={detail}>{detail}</span>)}
  </p>
);

const Cues = ({ drill: { steps, key_points, measure } }: { drill: DrillSummary }) => (
  <>
    <ol className="grid list-decimal gap-1.5 pl-5 text-sm marker:font-semibold marker:text-blue">
      {steps.slice(0, 3).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <ul className="flex flex-wrap gap-1.5 text-sm">
      {key_points.slice(0, 2).map((point) => (
        <li key={point} className="rounded-full bg-blue-wash px-3 py-1 font-medium">
          {point}
        </li>
      ))}
    </ul>
    <p className="text-sm">
      <span className="font-semibold">Count it:</span> {measure}
    </p>
  </>
);

export interface DrillCardProps {
  drill: DrillSummary;
  /** Narrow card with the first steps, for answers of the coach. */
  compact?: boolean;
  level?: 'h2' | 'h3';
}

/** A drill at a glance: diagram, requirements and Start. */
export const DrillCard = ({ drill, compact = false, level: Heading = 'h3' }: DrillCardProps) => (
  <article
    className={clsx(
      'relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-board shadow-low',
      'transition hover:border-blue has-[h2_a:focus-visible]:border-blue has-[h3_a:focus-visible]:border-blue',
    )}
  >
    <div className="bg-sunk p-3">
      <RinkDiagram diagram={drill.diagram} className={clsx('mx-auto w-full', compact ? 'h-36' : 'h-44')} />
    </div>
    <div className="flex flex-1 flex-col gap-2 p-4">
      <div className="grid gap-0.5">
        {drill.skill && <p className="eyebrow text-lamp-ink">{skillNames[drill.skill]}</p>}
        <Heading className="display text-xl">
          <Link
            to={`/app/drills/${drill.id}`}
            className="rounded-sm after:absolute after:inset-0 hover:underline"
          >
            {drill.title}
          </Link>
        </Heading>
      </div>
      <Details details={[minutesText(drill.minutes), drill.level, placeText(drill.place)]} />
      <p className="text-sm text-soft">
        <span className="sr-only">Needs: </span>
        {needsText(drill.equipment)}
      </p>
      {compact && <Cues drill={drill} />}
      <LinkButton
        to={runnerUrl(drill.id)}
        variant={compact ? 'primary' : 'secondary'}
        size="small"
        icon={<Play size={16} aria-hidden="true" />}
        aria-label={`Start ${drill.title}`}
        className="relative z-10 mt-auto self-start"
      >
        Start
      </LinkButton>
    </div>
  </article>
);
