import { webPath } from '@snapwell/contract/web-routes';

/** The organization a person without one is shown (product decision; spec §2 leaves its name open). */
export const DEFAULT_ORGANIZATION = 'academy';

/** The tabs of an organization's settings, as their addresses name them. */
export type SettingsSection =
  | 'organization'
  | 'announcements'
  | 'points'
  | 'assistant'
  | 'integrations'
  | 'single-sign-on'
  | 'data';

/** Addresses of all screens. No other file spells one. */
export const paths = {
  root: '/',
  // auth
  auth: webPath('auth'),
  signIn: webPath('signIn'),
  signUp: webPath('signUp'),
  authAction: webPath('authAction'),
  forgotPassword: webPath('forgotPassword'),
  signInLink: webPath('signInLink'),
  singleSignOn: webPath('singleSignOn'),
  stopReminders: webPath('stopReminders'),
  // protected
  home: webPath('home'),
  profile: webPath('profile'),
  config: webPath('config'),
  adminPanel: webPath('adminPanel'),
  adminBookings: webPath('adminBookings'),
  adminHealth: webPath('adminHealth'),
  adminErrors: webPath('adminErrors'),
  adminError: (fingerprint: string) => webPath('adminError', { fingerprint }),
  adminOrganizations: webPath('adminOrganizations'),
  adminOrganization: (organizationId: string) => webPath('adminOrganization', { organizationId }),
  adminUsers: webPath('adminUsers'),
  adminUser: (uid: string) => webPath('adminUser', { uid }),
  adminJobs: webPath('adminJobs'),
  adminMails: webPath('adminMails'),
  adminConfiguration: webPath('adminConfiguration'),
  adminData: webPath('adminData'),
  adminAudit: (filter: { target?: string } = {}) => `${webPath('adminAudit')}${query({ target: filter.target })}`,
  portal: (orgId: string) => webPath('portal', { orgId }),
  lms: (orgId: string) => webPath('lms', { orgId }),
  module: (orgId: string, moduleId: string) => webPath('module', { orgId, moduleId }),
  course: (orgId: string, courseId: string) => webPath('course', { orgId, courseId }),
  orgHome: (orgId: string) => webPath('orgHome', { orgId }),
  discover: (orgId: string) => webPath('discover', { orgId }),
  me: (orgId: string) => webPath('me', { orgId }),
  leaderboard: (orgId: string, group?: { groupId: string }) =>
    `${webPath('leaderboard', { orgId })}${query({ group: group?.groupId })}`,
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
    `${webPath('content', { orgId, contentId })}${query({ module_id: from.moduleId, ch_id: from.chapterId, from: from.isFromCopilot ? 'copilot' : from.isFromDiscover ? 'discover' : undefined })}`,
  orgAdminPanel: (orgId: string) => webPath('orgAdminPanel', { orgId }),
  panelPeople: (orgId: string, search: { group?: string } = {}) =>
    `${webPath('panelPeople', { orgId })}${query({ group: search.group })}`,
  panelMember: (orgId: string, uid: string) => webPath('panelMember', { orgId, uid }),
  panelGroups: (orgId: string) => webPath('panelGroups', { orgId }),
  panelInvites: (orgId: string, listId?: string) => `${webPath('panelInvites', { orgId })}${query({ list: listId })}`,
  panelPoster: (orgId: string) => webPath('panelPoster', { orgId }),
  panelContent: (orgId: string) => webPath('panelContent', { orgId }),
  panelItem: (orgId: string, contentId: string) => webPath('panelItem', { orgId, contentId }),
  panelGlossary: (orgId: string) => webPath('panelGlossary', { orgId }),
  panelDocuments: (orgId: string) => webPath('panelDocuments', { orgId }),
  panelDocument: (orgId: string, documentId: string) => webPath('panelDocument', { orgId, documentId }),
  panelQuestions: (orgId: string) => webPath('panelQuestions', { orgId }),
  panelMarking: (orgId: string) => webPath('panelMarking', { orgId }),
  panelAssignments: (orgId: string, show?: 'new' | 'ended') =>
    `${webPath('panelAssignments', { orgId })}${query({ show })}`,
  panelAssignment: (orgId: string, assignmentId: string) => webPath('panelAssignment', { orgId, assignmentId }),
  panelCertificates: (orgId: string) => webPath('panelCertificates', { orgId }),
  panelSettings: (orgId: string) => webPath('panelSettings', { orgId }),
  panelSettingsSection: (orgId: string, section: SettingsSection) =>
    webPath('panelSettingsSection', { orgId, section }),
  insights: (orgId: string) => webPath('insights', { orgId }),
  insightsDemo: (orgId: string) => webPath('insightsDemo', { orgId }),
  team: (orgId: string) => webPath('team', { orgId }),
  teamMember: (orgId: string, uid: string) => webPath('teamMember', { orgId, uid }),
  teamAssignments: (orgId: string, shown: { id?: string; show?: 'new' | 'ended' } = {}) =>
    `${webPath('teamAssignments', { orgId })}${query(shown)}`,
  teamInsights: (orgId: string) => webPath('teamInsights', { orgId }),
  liveScenario: (orgId: string, scenarioId: string) => webPath('liveScenario', { orgId, scenarioId }),
  voiceSimulationDemo: (orgId: string) => webPath('voiceSimulationDemo', { orgId }),
  testVoice: (orgId: string) => webPath('testVoice', { orgId }),
  quiz: (orgId: string, quizId: string) => webPath('quiz', { orgId, quizId }),
  /** The exercise on what was missed in the attempt before; it begins at once. */
  quizPractice: (orgId: string, quizId: string) =>
    `${webPath('quiz', { orgId, quizId })}${query({ practise: 'missed' })}`,
  quizResults: (orgId: string, quizId: string) => webPath('quizResults', { orgId, quizId }),
  reviews: (orgId: string, from?: 'discover') => `${webPath('reviews', { orgId })}${query({ from })}`,
  quizSimulation: (orgId: string, quizId: string) => webPath('quizSimulation', { orgId, quizId }),
  quizSimulationResults: (orgId: string, quizId: string) => webPath('quizSimulationResults', { orgId, quizId }),
  // public
  certificate: (certificateId: string) => webPath('certificate', { certificateId }),
  landing: webPath('landing'),
  landingV2: webPath('landingV2'),
  privacy: webPath('privacy'),
  imprint: webPath('imprint'),
  testCopilot: webPath('testCopilot'),
  stemCells: webPath('stemCells'),
  stemCellsDashboard: webPath('stemCellsDashboard'),
  stemCellsCommunity: webPath('stemCellsCommunity'),
  stemCellsBooking: webPath('stemCellsBooking'),
  stemCellsCommunications: webPath('stemCellsCommunications'),
  stemCellsPayment: webPath('stemCellsPayment'),
  auditingDemo: webPath('auditingDemo'),
  auditReport: `${webPath('auditingDemo')}?view=report`,
  auditingSimulation: webPath('auditingSimulation'),
  painSimulation: webPath('painSimulation'),
  painSimulationVoice: webPath('painSimulationVoice'),
  voiceAgentDemo: webPath('voiceAgentDemo'),
  documentationDemo: webPath('documentationDemo'),
  documentationDemoSolo: webPath('documentationDemoSolo'),
  outbox: webPath('outbox'),
  /** The part of the landing pages where a demo is booked; an anchor, and a word of the address that opens the form. */
  bookingSection: 'book-a-demo',
  publicLibrary: (orgId: string) => webPath('publicLibrary', { orgId }),
  publicContent: (orgId: string, contentId: string) => webPath('publicContent', { orgId, contentId }),
  publicQuiz: (orgId: string, quizId: string) => webPath('publicQuiz', { orgId, quizId }),
  publicQuizResults: (orgId: string, quizId: string) => webPath('publicQuizResults', { orgId, quizId }),
  publicQuizSimulation: (orgId: string, quizId: string) => webPath('publicQuizSimulation', { orgId, quizId }),
  publicQuizSimulationResults: (orgId: string, quizId: string) =>
    webPath('publicQuizSimulationResults', { orgId, quizId }),
} as const;

/** The organization in an address (`/o/{orgId}/...`), null outside of organizations. */
export function organizationOf(pathname: string): string | null {
  return /^\/o\/([^/]+)/.exec(pathname)?.[1] ?? null;
}

/** The address of an attempt at a simulation, played or finished, with whatever else the address says (`from`). */
export function withAttempt(pathname: string, search: URLSearchParams, attemptId: string): string {
  const words = new URLSearchParams(search);
  words.set('attempt', attemptId);
  return `${pathname}?${words}`;
}

/** The token of an invitation's link, `/home?invite=...`; null in every other address. */
export function inviteOf(address: string | null): string | null {
  const [path, search] = (address ?? '').split('?');
  return path === paths.home ? new URLSearchParams(search).get('invite') : null;
}

/** Where a join code leads, as posters and links have it. */
export function codeAddress(origin: string, code: string): string {
  return `${origin}${paths.home}?${new URLSearchParams({ code })}`;
}

/** True for an address inside this application: what may be remembered and returned to. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

function query(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
