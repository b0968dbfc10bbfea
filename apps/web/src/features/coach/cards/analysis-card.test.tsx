import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnalysisCard } from './analysis-card';

const card = {
  kind: 'analysis',
  says: '1 goal and 2 assists in your last game: 3 points (1 win).',
  leaves_open: 'Numbers do not show effort.',
  try_this: 'Cone River, 15 minutes',
  tell_me: 'How did it feel out there?',
} as const;
const strength = '**Strength:** 1 goal and 2 assists in your last game: **3 points** (1 win).';

it('shows only what the answer does not say', () => {
  render(
    <AnalysisCard
      card={card}
      answer={`${strength}\n\n**Try this:** **Cone River**, 15 minutes on the ice.\n\nHow did it feel out there?`}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([card.leaves_open]);
});

it('shows nothing when the answer says it all', () => {
  const { container } = render(<AnalysisCard card={card} answer={Object.values(card).join(' ')} />);
  expect(container.childElementCount).toBe(0);
});
