import type { CardOf } from '@rinkside/contracts/coach';
import type { DrillView } from '@rinkside/contracts/drill';

export const drillCard = (drill: DrillView): CardOf<'drill'> => ({
  kind: 'drill',
  drill_id: drill.id,
  title: drill.title,
  minutes: drill.minutes,
  place: drill.place,
  needs: drill.equipment,
  steps: drill.steps.slice(0, 3),
  cues: drill.key_points.slice(0, 2),
  measure: drill.measure,
  diagram: drill.diagram,
});

/** The drill fields that engines may use. */
export const drillDetails = (drill: DrillView) => ({
  id: drill.id,
  title: drill.title,
  skill: drill.skill,
  sub_skill: drill.sub_skill,
  level: drill.level,
  place: drill.place,
  minutes: drill.minutes,
  equipment: drill.equipment,
  steps: drill.steps,
  key_points: drill.key_points,
  easier: drill.easier,
  harder: drill.harder,
  measure: drill.measure,
  safety: drill.safety,
});
export type DrillToolResult = ReturnType<typeof drillDetails>;
