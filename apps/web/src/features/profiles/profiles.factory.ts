import type { BaseProfile, OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';

/** A base profile for tests: Ada of Riverside. */
export function aBaseProfile(facts: Partial<BaseProfile> = {}): BaseProfile {
  return {
    uid: 'ada',
    email: 'ada@riverside.example',
    username: 'adaokafor',
    displayName: 'Ada Okafor',
    firstName: 'Ada',
    lastName: 'Okafor',
    photoURL: null,
    role: 'basic',
    organization: 'riverside',
    language: null,
    metadata: { snap_points: 100 },
    ...facts,
  };
}

/** Ada inside Riverside, on her first visit of the day. */
export function anOrganizationProfile(facts: Partial<OrganizationProfile> = {}): OrganizationProfile {
  return {
    user_id: 'ada',
    email: 'ada@riverside.example',
    display_name: 'Ada Okafor',
    first_name: 'Ada',
    last_name: 'Okafor',
    photo_url: null,
    role: 'basic',
    system_level: 'learner',
    job_role: 'Registered nurse',
    snap_points: 100,
    snap_points_rank: 7,
    organization_id: 'riverside',
    organization_name: 'Riverside',
    joined_at: '2026-01-01T08:00:00.000Z',
    joined_today: false,
    status: 'active',
    is_name_hidden: false,
    timezone: null,
    day_clock: { timezone: 'UTC', day_start_hour: 0 },
    day_start_hour: null,
    metadata: { quiz_overview: [] },
    daily_streak_info: {
      current_streak: 12,
      max_streak: 20,
      points_earned_today: 30,
      is_first_visit_today: true,
      streak_bonus_points: 0,
      next_streak_bonus: 50,
      days_until_next_bonus: 2,
    },
    streak_freezes: 1,
    streak_week: [],
    streak_repair: null,
    awards: [],
    has_unfinished_makings: false,
    ...facts,
  };
}
