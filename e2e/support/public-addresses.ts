import { type WebRouteName, webRoutes } from '@snapwell/contract/web-routes';

type Routes = typeof webRoutes;
/** The screens that nobody needs an account for. */
type OpenScreen = {
  [Name in WebRouteName]: Routes[Name]['access'] extends 'signed-in' ? never : Name;
}[WebRouteName];

const RIVERSIDE = '/p/riverside';

/** Sample addresses of screens whose address names something; a screen that is new has to bring one. */
const SAMPLES = {
  publicLibrary: [RIVERSIDE],
  publicContent: [
    `${RIVERSIDE}/content/which-pain-scale-for-whom`,
    `${RIVERSIDE}/content/ask-first`,
    `${RIVERSIDE}/content/pain-is-personal`,
    `${RIVERSIDE}/content/pain-scales-at-a-glance`,
  ],
  publicQuiz: [`${RIVERSIDE}/quiz/five-moments-quiz`],
  publicQuizResults: [`${RIVERSIDE}/quiz/five-moments-quiz/results`],
  publicQuizSimulation: [`${RIVERSIDE}/quiz-sim/a-thud-in-room-seven`],
  publicQuizSimulationResults: [`${RIVERSIDE}/quiz/a-thud-in-room-seven/sim-results`],
  certificate: ['/certificates/0000-0000-0000'],
  auditingDemo: [webRoutes.auditingDemo.path, `${webRoutes.auditingDemo.path}?view=report`],
  authAction: [webRoutes.authAction.path, `${webRoutes.authAction.path}?mode=verifyEmail&oobCode=x`],
} as const satisfies Partial<Record<OpenScreen, readonly string[]>> & Record<NamedScreen, readonly string[]>;

/** The address holds something that varies. */
type NamedScreen = {
  [Name in OpenScreen]: Routes[Name]['path'] extends `${string}:${string}` ? Name : never;
}[OpenScreen];

const sampled: Partial<Record<WebRouteName, readonly string[]>> = SAMPLES;

/** An address of every screen that strangers can open, and one that is none. */
export const publicAddresses: readonly string[] = [
  ...Object.entries(webRoutes).flatMap(([name, { path, access }]) =>
    access === 'signed-in' ? [] : (sampled[name as WebRouteName] ?? [path]),
  ),
  '/nowhere',
];
