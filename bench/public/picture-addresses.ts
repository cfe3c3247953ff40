import { OF_A_LEARNER, OF_AN_ADMINISTRATOR, OF_THE_SYSTEM } from '../../e2e/support/routes.ts';
import { publicAddresses } from '../../e2e/support/public-addresses.ts';

/** Somebody who looks at pages, and which. */
export interface PictureVisitor {
  /** Of their account; null for somebody who has none. */
  readonly email: string | null;
  readonly addresses: readonly string[];
}

const RIVERSIDE = '/o/riverside';

/** Who looks at what; a route that is new has to bring an address, as a test says. */
export const pictureVisitors = {
  stranger: { email: null, addresses: publicAddresses },
  learner: {
    email: 'ada@riverside.example',
    addresses: [
      ...OF_A_LEARNER,
      `${RIVERSIDE}/modules/pain-assessment`,
      `${RIVERSIDE}/leaderboard?period=all`,
      `${RIVERSIDE}/quiz-sim/a-thud-in-room-seven`,
      `${RIVERSIDE}/quiz/a-thud-in-room-seven/sim-results`,
      `${RIVERSIDE}/voice-simulation-demo`,
      `${RIVERSIDE}/live-scenarios/talking-with-somebody-in-pain`,
      ...publicAddresses,
    ],
  },
  administrator: {
    email: 'grace@riverside.example',
    addresses: [
      ...OF_AN_ADMINISTRATOR,
      ...[
        'admin-panel',
        'admin-panel/people/demo-ada',
        'admin-panel/poster',
        'admin-panel/content',
        'admin-panel/glossary',
        'admin-panel/documents',
        'admin-panel/questions',
        'admin-panel/marking',
        'team/assignments',
        'team/people/demo-ada',
      ].map((page) => `${RIVERSIDE}/${page}`),
    ],
  },
  system: {
    email: 'root@snapwell.example',
    addresses: [
      ...OF_THE_SYSTEM,
      '/admin-panel/bookings',
      '/admin-panel/organizations/riverside',
      '/admin-panel/users/demo-ada',
    ],
  },
} as const satisfies Readonly<Record<string, PictureVisitor>>;

/** What a server tells there, it measured, or did by itself: two servers never tell the same. */
export const TELLS_OF_THE_SERVER: ReadonlySet<string> = new Set([
  '/outbox',
  '/admin-panel',
  '/admin-panel/health',
  '/admin-panel/errors',
  '/admin-panel/jobs',
  '/admin-panel/mails',
]);

export type PictureVisitorName = keyof typeof pictureVisitors;
