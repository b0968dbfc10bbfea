import type { CoachCard } from '@rinkside/contracts/coach';
import { AnalysisCard } from './analysis-card';
import { CoachDrillCard } from './drill-card';
import { GameDraftCard } from './game-draft-card';
import { HelpCard } from './help-card';
import { PlanCard } from './plan-card';

/** Renders a card attached to an answer. */
export const CoachCardView = ({ card }: { card: CoachCard }) => {
  if (card.kind === 'drill') return <CoachDrillCard card={card} />;
  if (card.kind === 'plan') return <PlanCard card={card} />;
  if (card.kind === 'analysis') return <AnalysisCard card={card} />;
  if (card.kind === 'help') return <HelpCard card={card} />;
  return <GameDraftCard card={card} />;
};
