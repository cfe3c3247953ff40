/** The organization a person without one is shown (product decision; spec §2 leaves its name open). */
export const DEFAULT_ORGANIZATION = 'academy';

/** Addresses of all screens. No other file spells one. */
export const paths = {
  root: '/',
  // auth
  auth: '/auth',
  signIn: '/signin',
  signUp: '/signup',
  authAction: '/auth/action',
  forgotPassword: '/auth/forgot-password',
  signInLink: '/auth/link',
  stopReminders: '/reminders/stop',
  // protected
  home: '/home',
  profile: '/profile',
  config: '/config',
  adminPanel: '/admin-panel',
  portal: (orgId: string) => `/o/${orgId}`,
  lms: (orgId: string) => `/o/${orgId}/lms`,
  module: (orgId: string, moduleId: string) => `/o/${orgId}/modules/${moduleId}`,
  course: (orgId: string, courseId: string) => `/o/${orgId}/courses/${courseId}`,
  orgHome: (orgId: string) => `/o/${orgId}/home`,
  discover: (orgId: string) => `/o/${orgId}/discover`,
  me: (orgId: string) => `/o/${orgId}/me`,
  leaderboard: (orgId: string, group?: { groupId: string }) =>
    `/o/${orgId}/leaderboard${query({ group: group?.groupId })}`,
  content: (
    orgId: string,
    contentId: string,
    from: {
      moduleId?: string | undefined;
      chapterId?: string | undefined;
      isFromCopilot?: boolean;
      isFromDiscover?: boolean;
    } = {},
  ) =>
    `/o/${orgId}/content/${contentId}${query({ module_id: from.moduleId, ch_id: from.chapterId, from: from.isFromCopilot ? 'copilot' : from.isFromDiscover ? 'discover' : undefined })}`,
  orgAdminPanel: (orgId: string) => `/o/${orgId}/admin-panel`,
  insights: (orgId: string) => `/o/${orgId}/insights`,
  insightsDemo: (orgId: string) => `/o/${orgId}/insights-v1`,
  liveScenario: (orgId: string, scenarioId: string) => `/o/${orgId}/live-scenarios/${scenarioId}`,
  voiceSimulationDemo: (orgId: string) => `/o/${orgId}/voice-simulation-demo`,
  testVoice: (orgId: string) => `/o/${orgId}/test-voice`,
  quiz: (orgId: string, quizId: string) => `/o/${orgId}/quiz/${quizId}`,
  quizResults: (orgId: string, quizId: string) => `/o/${orgId}/quiz/${quizId}/results`,
  reviews: (orgId: string, from?: 'discover') => `/o/${orgId}/review${query({ from })}`,
  quizSimulation: (orgId: string, quizId: string) => `/o/${orgId}/quiz-sim/${quizId}`,
  quizSimulationResults: (orgId: string, quizId: string) => `/o/${orgId}/quiz/${quizId}/sim-results`,
  // public
  landing: '/landing',
  landingV2: '/landing-v2',
  testCopilot: '/test-copilot',
  outbox: '/outbox',
  /** The part of the landing pages where a demo is booked; an anchor, and a word of the address that opens the form. */
  bookingSection: 'book-a-demo',
  publicContent: (orgId: string, contentId: string) => `/p/${orgId}/content/${contentId}`,
  publicQuiz: (orgId: string, quizId: string) => `/p/${orgId}/quiz/${quizId}`,
  publicQuizResults: (orgId: string, quizId: string) => `/p/${orgId}/quiz/${quizId}/results`,
  publicQuizSimulation: (orgId: string, quizId: string) => `/p/${orgId}/quiz-sim/${quizId}`,
  publicQuizSimulationResults: (orgId: string, quizId: string) => `/p/${orgId}/quiz/${quizId}/sim-results`,
} as const;

/** The organization in an address (`/o/{orgId}/...`), null outside of organizations. */
export function organizationOf(pathname: string): string | null {
  return /^\/o\/([^/]+)/.exec(pathname)?.[1] ?? null;
}

/** The token of an invitation's link, `/home?invite=...`; null in every other address. */
export function inviteOf(address: string | null): string | null {
  const [path, search] = (address ?? '').split('?');
  return path === paths.home ? new URLSearchParams(search).get('invite') : null;
}

/** True for an address inside this application: what may be remembered and returned to. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

function query(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
