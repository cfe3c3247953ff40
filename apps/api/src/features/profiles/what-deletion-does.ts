/**
 * What becomes of a person's rows when they delete their account, for every table that has a column `uid`; a test
 * finds the table that is missing here.
 *
 * `kept`: others compare themselves with it or count it, and it names nobody once the account is erased. `erased`: it
 * was for the person's own eyes, or in their own words. `unlinked`: it says something of the product, not of the
 * person. `account`: goes with the account they sign in with.
 */
export const whatDeletionDoes: Readonly<Record<string, 'kept' | 'erased' | 'unlinked' | 'account'>> = {
  users: 'kept',
  memberships: 'kept',
  group_members: 'kept',
  leaves: 'erased',
  invite_lists: 'erased',
  activity_log: 'kept',
  activity_marks: 'kept',
  activity_days: 'erased',
  answer_tails: 'erased',
  lesson_answers: 'erased',
  item_uses: 'erased',
  module_uses: 'erased',
  member_recall: 'erased',
  nudges: 'erased',
  insight_alerts: 'erased',
  report_settings: 'erased',
  audit_facts: 'erased',
  security_events: 'kept',
  points_ledger: 'kept',
  member_standings: 'kept',
  member_days: 'kept',
  member_tallies: 'kept',
  member_badges: 'kept',
  period_scores: 'kept',
  league_seats: 'kept',
  streak_events: 'kept',
  reminder_settings: 'erased',
  push_devices: 'erased',
  member_assignments: 'kept',
  assignment_reminders: 'kept',
  certificates: 'erased',
  content_items: 'erased',
  assets: 'erased',
  completions: 'kept',
  past_completions: 'kept',
  progress: 'erased',
  openings: 'erased',
  bookmarks: 'erased',
  notes: 'erased',
  line_confirmations: 'kept',
  quiz_attempts: 'kept',
  quiz_answers: 'erased',
  question_reports: 'erased',
  simulation_attempts: 'erased',
  simulation_steps: 'erased',
  review_cards: 'erased',
  review_log: 'erased',
  daily_sets: 'erased',
  conversations: 'erased',
  conversation_items: 'erased',
  assistant_usage: 'erased',
  assistant_gaps: 'erased',
  assistant_memories: 'erased',
  makings: 'erased',
  api_tokens: 'erased',
  webhook_deliveries: 'erased',
  data_requests: 'kept',
  client_events: 'unlinked',
  error_occurrences: 'unlinked',
  sign_on_events: 'erased',
  identity_accounts: 'account',
  identity_codes: 'account',
  identity_federations: 'account',
  identity_sessions: 'account',
};

/** The tables whose rows meet this end. */
export function tablesThatAre(end: 'erased' | 'unlinked'): string[] {
  return Object.keys(whatDeletionDoes).filter((table) => whatDeletionDoes[table] === end);
}
