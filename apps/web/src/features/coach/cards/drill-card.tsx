import type { CardOf } from '@rinkside/contracts/coach';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { DrillCard, type DrillSummary } from '../../drill/drill-card';
import { addDrillToPlan } from './save-plan';

const faceOf = ({ drill_id, needs, cues, ...shared }: CardOf<'drill'>): DrillSummary => ({
  ...shared,
  id: drill_id,
  equipment: needs,
  key_points: cues,
});

/** A drill from the library: start it or save it to the plan. */
export const CoachDrillCard = ({ card }: { card: CardOf<'drill'> }) => {
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await addDrillToPlan(card);
    setSaving(false);
  };
  return (
    <div className="grid gap-2 sm:max-w-md">
      <DrillCard drill={faceOf(card)} compact />
      <Button
        size="small"
        variant="secondary"
        loading={saving}
        icon={<CalendarPlus size={18} aria-hidden="true" />}
        aria-label={`Save to plan: ${card.title}`}
        onClick={() => void save()}
        className="justify-self-start"
      >
        Save to plan
      </Button>
    </div>
  );
};
