import type { ProfileView } from '@rinkside/contracts/player';
import { me } from './entities/entities.fixture';

/** The profile of a signed-in player who has completed onboarding. */
export const profile: ProfileView = {
  ...me,
  email: 'noor@example.com',
  onboarding_complete: true,
  age: '12U',
  level: 'AA',
  role: 'player',
  birthdate: '2014-05-05',
  zipcode: '55401',
  organization_id: null,
  organization: null,
  show_full_name_publicly: false,
  public_player_page: true,
  who_can_comment: 'club_and_followed',
  approve_followers: false,
  guardian_confirmed_at: null,
  guardian_ai_confirmed_at: null,
  guardian_full_name_confirmed_at: null,
  organization_confirmed: true,
  coach_confirmed: false,
  live_links: 'allowed',
  moderator: false,
  operator: false,
  created_at: '2026-01-01T00:00:00Z',
  version: 1,
};
