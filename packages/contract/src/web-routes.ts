export interface WebRoute {
  /** The address, with `:name` for what varies. */
  readonly path: `/${string}`;
  /** Who may open it: those who are not signed in, those who are, or anybody. */
  readonly access: 'signed-out' | 'signed-in' | 'anyone';
  /** What a signed-in person needs besides. */
  readonly authority?: 'ADMIN' | 'ORG_ADMIN';
  /** The system administrator looks at it in every organization: the API lets them. */
  readonly isOpenToAdmin?: true;
}

/**
 * The pages of the web application: one value that the router, the build, the server and every link read.
 * Addresses and authorities are those of the specification's route table.
 */
export const webRoutes = {
  auth: { path: '/auth', access: 'signed-out' },
  signIn: { path: '/signin', access: 'signed-out' },
  signUp: { path: '/signup', access: 'signed-out' },
  // Beside the specification's table: what an account needs once its password is lost or not wanted.
  forgotPassword: { path: '/auth/forgot-password', access: 'signed-out' },
  signInLink: { path: '/auth/link', access: 'signed-out' },
  singleSignOn: { path: '/auth/organization', access: 'signed-out' },

  home: { path: '/home', access: 'signed-in' },
  profile: { path: '/profile', access: 'signed-in' },
  config: { path: '/config', access: 'signed-in' },
  adminPanel: { path: '/admin-panel', access: 'signed-in', authority: 'ADMIN' },
  adminBookings: { path: '/admin-panel/bookings', access: 'signed-in', authority: 'ADMIN' },
  // Beside the specification's table: the rooms of the panel.
  adminHealth: { path: '/admin-panel/health', access: 'signed-in', authority: 'ADMIN' },
  adminErrors: { path: '/admin-panel/errors', access: 'signed-in', authority: 'ADMIN' },
  adminError: { path: '/admin-panel/errors/:fingerprint', access: 'signed-in', authority: 'ADMIN' },
  adminOrganizations: { path: '/admin-panel/organizations', access: 'signed-in', authority: 'ADMIN' },
  adminOrganization: { path: '/admin-panel/organizations/:organizationId', access: 'signed-in', authority: 'ADMIN' },
  adminUsers: { path: '/admin-panel/users', access: 'signed-in', authority: 'ADMIN' },
  adminUser: { path: '/admin-panel/users/:uid', access: 'signed-in', authority: 'ADMIN' },
  adminJobs: { path: '/admin-panel/jobs', access: 'signed-in', authority: 'ADMIN' },
  adminMails: { path: '/admin-panel/mails', access: 'signed-in', authority: 'ADMIN' },
  adminConfiguration: { path: '/admin-panel/configuration', access: 'signed-in', authority: 'ADMIN' },
  adminData: { path: '/admin-panel/data', access: 'signed-in', authority: 'ADMIN' },
  adminAudit: { path: '/admin-panel/audit', access: 'signed-in', authority: 'ADMIN' },
  portal: { path: '/o/:orgId', access: 'signed-in', isOpenToAdmin: true },
  lms: { path: '/o/:orgId/lms', access: 'signed-in' },
  orgHome: { path: '/o/:orgId/home', access: 'signed-in' },
  discover: { path: '/o/:orgId/discover', access: 'signed-in' },
  me: { path: '/o/:orgId/me', access: 'signed-in' },
  leaderboard: { path: '/o/:orgId/leaderboard', access: 'signed-in' },
  module: { path: '/o/:orgId/modules/:moduleId', access: 'signed-in' },
  course: { path: '/o/:orgId/courses/:courseId', access: 'signed-in' },
  content: { path: '/o/:orgId/content/:contentId', access: 'signed-in' },
  orgAdminPanel: { path: '/o/:orgId/admin-panel', access: 'signed-in', authority: 'ORG_ADMIN' },
  // Beside the specification's table: the rooms of the panel.
  panelPeople: { path: '/o/:orgId/admin-panel/people', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelMember: { path: '/o/:orgId/admin-panel/people/:uid', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelGroups: { path: '/o/:orgId/admin-panel/groups', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelInvites: { path: '/o/:orgId/admin-panel/invites', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelPoster: { path: '/o/:orgId/admin-panel/poster', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelContent: { path: '/o/:orgId/admin-panel/content', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelItem: { path: '/o/:orgId/admin-panel/content/:contentId', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelGlossary: { path: '/o/:orgId/admin-panel/glossary', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelDocuments: { path: '/o/:orgId/admin-panel/documents', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelDocument: { path: '/o/:orgId/admin-panel/documents/:documentId', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelQuestions: { path: '/o/:orgId/admin-panel/questions', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelMarking: { path: '/o/:orgId/admin-panel/marking', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelAssignments: { path: '/o/:orgId/admin-panel/assignments', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelAssignment: {
    path: '/o/:orgId/admin-panel/assignments/:assignmentId',
    access: 'signed-in',
    authority: 'ORG_ADMIN',
  },
  panelCertificates: { path: '/o/:orgId/admin-panel/certificates', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelSettings: { path: '/o/:orgId/admin-panel/settings', access: 'signed-in', authority: 'ORG_ADMIN' },
  panelSettingsSection: {
    path: '/o/:orgId/admin-panel/settings/:section',
    access: 'signed-in',
    authority: 'ORG_ADMIN',
  },
  insights: { path: '/o/:orgId/insights', access: 'signed-in', authority: 'ORG_ADMIN' },
  insightsDemo: { path: '/o/:orgId/insights-v1', access: 'signed-in' },
  // What those who lead groups see of them; others are told that there is no such page.
  team: { path: '/o/:orgId/team', access: 'signed-in', isOpenToAdmin: true },
  teamMember: { path: '/o/:orgId/team/people/:uid', access: 'signed-in', isOpenToAdmin: true },
  teamAssignments: { path: '/o/:orgId/team/assignments', access: 'signed-in', isOpenToAdmin: true },
  teamInsights: { path: '/o/:orgId/team/insights', access: 'signed-in', isOpenToAdmin: true },
  liveScenario: { path: '/o/:orgId/live-scenarios/:scenarioId', access: 'signed-in' },
  voiceSimulationDemo: { path: '/o/:orgId/voice-simulation-demo', access: 'signed-in' },
  testVoice: { path: '/o/:orgId/test-voice', access: 'signed-in' },
  quiz: { path: '/o/:orgId/quiz/:quizId', access: 'signed-in' },
  quizResults: { path: '/o/:orgId/quiz/:quizId/results', access: 'signed-in' },
  reviews: { path: '/o/:orgId/review', access: 'signed-in' },
  quizSimulation: { path: '/o/:orgId/quiz-sim/:quizId', access: 'signed-in' },
  quizSimulationResults: { path: '/o/:orgId/quiz/:quizId/sim-results', access: 'signed-in' },

  landing: { path: '/landing', access: 'anyone' },
  landingV2: { path: '/landing-v2', access: 'anyone' },
  auditingDemo: { path: '/auditing-demo', access: 'anyone' },
  auditingSimulation: { path: '/auditing-demo/simulation', access: 'anyone' },
  painSimulation: { path: '/auditing-demo/pain-simulation', access: 'anyone' },
  painSimulationVoice: { path: '/auditing-demo/pain-simulation-voice', access: 'anyone' },
  voiceAgentDemo: { path: '/auditing-demo/voice-agent-demo', access: 'anyone' },
  documentationDemo: { path: '/rn-documentation-demo', access: 'anyone' },
  documentationDemoSolo: { path: '/rn-documentation-demo-solo', access: 'anyone' },
  testCopilot: { path: '/test-copilot', access: 'anyone' },
  stemCells: { path: '/stem-cells-app-demo', access: 'anyone' },
  stemCellsDashboard: { path: '/stem-cells-app-demo/dashboard', access: 'anyone' },
  stemCellsCommunity: { path: '/stem-cells-app-demo/community', access: 'anyone' },
  stemCellsBooking: { path: '/stem-cells-app-demo/booking', access: 'anyone' },
  stemCellsCommunications: { path: '/stem-cells-app-demo/communications', access: 'anyone' },
  stemCellsPayment: { path: '/stem-cells-app-demo/payment', access: 'anyone' },
  // Beside the specification's table: what the law wants, where a booking's mail leads, and a library that is open.
  privacy: { path: '/privacy', access: 'anyone' },
  imprint: { path: '/imprint', access: 'anyone' },
  booking: { path: '/booking', access: 'anyone' },
  publicLibrary: { path: '/p/:orgId', access: 'anyone' },
  publicContent: { path: '/p/:orgId/content/:contentId', access: 'anyone' },
  publicQuiz: { path: '/p/:orgId/quiz/:quizId', access: 'anyone' },
  publicQuizResults: { path: '/p/:orgId/quiz/:quizId/results', access: 'anyone' },
  publicQuizSimulation: { path: '/p/:orgId/quiz-sim/:quizId', access: 'anyone' },
  publicQuizSimulationResults: { path: '/p/:orgId/quiz/:quizId/sim-results', access: 'anyone' },

  // Beside the specification's table: where anybody verifies a certificate. The first is what stands on its page.
  certificates: { path: '/certificates', access: 'anyone' },
  certificate: { path: '/certificates/:certificateId', access: 'anyone' },

  // Where the links of mails lead, signed in or not; and where a demo server shows its mails.
  authAction: { path: '/auth/action', access: 'anyone' },
  stopReminders: { path: '/reminders/stop', access: 'anyone' },
  stopReports: { path: '/reports/stop', access: 'anyone' },
  outbox: { path: '/outbox', access: 'anyone' },
} as const satisfies Record<string, WebRoute>;

export type WebRouteName = keyof typeof webRoutes;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What varies in the address of a page, by name. */
export type RouteParameters<Name extends WebRouteName> = Record<ParameterOf<(typeof webRoutes)[Name]['path']>, string>;

/** The address of a page, from the root of the server on; ids are written so that they stay one segment. */
export function webPath<Name extends WebRouteName>(
  name: Name,
  ...[parameters]: ParameterOf<(typeof webRoutes)[Name]['path']> extends never ? [] : [RouteParameters<Name>]
): string {
  const values: Record<string, string> = parameters ?? {};
  return webRoutes[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key]!));
}
