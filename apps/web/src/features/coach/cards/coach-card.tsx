import type { CoachCard } from '@rinkside/contracts/coach';
import { AnalysisCard } from './analysis-card';
import { CoachDrillCard } from './drill-card';
import { GameDraftCard } from './game-draft-card';
import { HelpCard } from './help-card';
import { PlanCard } from './plan-card';

export interface CoachCardProps {
  card: CoachCard;
  /** The text of the answer; a card does not repeat it. */
  answer: string;
}

/** Renders a card attached to an answer. */
export const CoachCardView = ({ card, answer }: CoachCardProps) => {
  if (card.kind === 'drill') return <CoachDrillCard card={card} />;
  if (card.kind === 'plan') return <PlanCard card={card} />;
  if (card.kind === 'analysis') return <AnalysisCard card={card} answer={answer} />;
  if (card.kind === 'help') return <HelpCard card={card} />;
  return <GameDraftCard card={card} />;
};
