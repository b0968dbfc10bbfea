import type { AwardView } from '@rinkside/contracts/award';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entityStore } from '../../../state/entities/entity-store';
import { game, me } from '../../../state/entities/entities.fixture';
import { show, signInBeforeEach } from '../../../state/store.fixture';
import { createParticles, particleAt } from './confetti-particles';
import { MilestoneHost } from './milestone-host';
import { recordSavedGame } from './milestones';

signInBeforeEach();

const saved = game({ user: me, created_at: '2026-11-20T18:00:00.000Z' });
const earned = (id: string, name: string, changes: Partial<AwardView> = {}): AwardView => ({
  id,
  award: { name, description: `For a ${name}.`, image_url: '/awards/first-goal.svg' },
  source: { content_type: 'game', id: saved.id },
  created_at: '2026-11-20T18:00:01.000Z',
  version: 1,
  ...changes,
});
const grant = (award: AwardView, user_id = me.id) =>
  act(() => entityStore.live['award.granted']({ user_id, award, version: award.version }));

describe('milestone card', () => {
  it('shows each new award once, without taking focus, whether the game or the award arrives first', async () => {
    show(<MilestoneHost />);
    grant(earned('a', 'Hat Trick'));
    expect(screen.queryByText('Hat Trick')).toBeNull();
    act(() => recordSavedGame(saved));
    expect(await screen.findByText('New award')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('Hat TrickFor a Hat Trick.');
    expect(document.activeElement).toBe(document.body);
    // The tests prefer reduced motion, so there is no confetti.
    expect(document.querySelector('canvas')).toBeNull();
    grant(earned('b', 'First Goal'));
    expect(screen.getByText('New awards')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Hat Trick')).toBeNull();
    grant(earned('a', 'Hat Trick', { version: 2 }));
    expect(screen.queryByText('Hat Trick')).toBeNull();
  });

  it('closes after 7 s, but stays open while hovered', async () => {
    show(<MilestoneHost />);
    recordSavedGame(saved);
    grant(earned('a', 'Hat Trick'));
    const card = await screen.findByRole('region', { name: 'Milestone' });
    vi.useFakeTimers();
    fireEvent.mouseEnter(card);
    act(() => void vi.advanceTimersByTime(20_000));
    expect(screen.getByText('Hat Trick')).toBeDefined();
    fireEvent.mouseLeave(card);
    act(() => void vi.advanceTimersByTime(7000));
    expect(screen.queryByText('Hat Trick')).toBeNull();
  });

  it("ignores other players' awards, other games' awards and awards that moved to this game", async () => {
    show(<MilestoneHost />);
    recordSavedGame(saved);
    grant(earned('a', 'Hat Trick'), 'other-player');
    grant(earned('b', 'First Goal', { source: { content_type: 'game', id: 'another' } }));
    grant(earned('c', 'First Win', { created_at: '2026-01-05T18:00:00.000Z' }));
    grant(earned('d', 'Playmaker'));
    expect(await screen.findByText('Playmaker')).toBeDefined();
    for (const name of ['Hat Trick', 'First Goal', 'First Win']) expect(screen.queryByText(name)).toBeNull();
  });
});

it('launches particles from the bottom edge and lets them fall', () => {
  let turn = 0;
  const particles = createParticles(40, 4, () => (turn = (turn + 0.37) % 1));
  for (const particle of particles) {
    expect(particleAt(particle, 0)).toMatchObject({ x: 0.5, y: 1 });
    expect(particleAt(particle, 0.3).y).toBeLessThan(0.8);
    expect(particleAt(particle, 1).y).toBeGreaterThan(particleAt(particle, 0.7).y);
    expect(particle.colorIndex).toBeLessThan(4);
  }
});
