import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WebRouteName, webRoutes } from '@snapwell/contract/web-routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '#platform/paths.ts';
import { RequireSignIn } from '../guards/require-sign-in.tsx';
import { KeyedByLastSegment } from './keyed-by-last-segment.tsx';
import { NotFoundScreen } from '../failure/not-found-screen.tsx';
import type { RouteHandle } from './route-handle.ts';
import { componentOf, routes } from './router.tsx';
import { screens } from './screens.ts';

/** Screens of the spec's table that are still to come. It only ever falls. */
const COMING = 0;

const matchesOf = (path: string) => matchRoutes(routes, path) ?? [];
const leafOf = (path: string) => matchesOf(path).at(-1)?.route;
const isProtected = (path: string) => matchesOf(path).some(({ route }) => route.Component === RequireSignIn);

const authPaths = ['auth', 'signin', 'signup'];
const protectedPaths: [path: string, authority?: RouteHandle['authority']][] = [
  ['home'],
  ['profile'],
  ['config'],
  ['admin-panel', 'ADMIN'],
  ['o/:orgId'],
  ['o/:orgId/lms'],
  ['o/:orgId/home'],
  ['o/:orgId/discover'],
  ['o/:orgId/me'],
  ['o/:orgId/leaderboard'],
  ['o/:orgId/content/:contentId'],
  ['o/:orgId/admin-panel', 'ORG_ADMIN'],
  ['o/:orgId/insights', 'ORG_ADMIN'],
  ['o/:orgId/insights-v1'],
  ['o/:orgId/live-scenarios/:scenarioId'],
  ['o/:orgId/voice-simulation-demo'],
  ['o/:orgId/test-voice'],
  ['o/:orgId/quiz/:quizId'],
  ['o/:orgId/quiz/:quizId/results'],
  ['o/:orgId/quiz-sim/:quizId'],
  ['o/:orgId/quiz/:quizId/sim-results'],
];
const publicPaths = [
  'landing',
  'landing-v2',
  'auditing-demo',
  'auditing-demo/simulation',
  'auditing-demo/pain-simulation',
  'auditing-demo/pain-simulation-voice',
  'auditing-demo/voice-agent-demo',
  'rn-documentation-demo',
  'rn-documentation-demo-solo',
  'test-copilot',
  'stem-cells-app-demo',
  'stem-cells-app-demo/dashboard',
  'stem-cells-app-demo/community',
  'stem-cells-app-demo/booking',
  'stem-cells-app-demo/communications',
  'stem-cells-app-demo/payment',
  'p/:orgId/content/:contentId',
  'p/:orgId/quiz/:quizId',
  'p/:orgId/quiz/:quizId/results',
  'p/:orgId/quiz-sim/:quizId',
  'p/:orgId/quiz/:quizId/sim-results',
];

test.for(authPaths)('/%s is open to strangers', (path) => {
  expect(leafOf(`/${path}`)?.path).toBe(path);
  expect(isProtected(`/${path}`)).toBe(false);
});

test.for(protectedPaths)('/%s needs a sign-in', ([path, authority]) => {
  const address = `/${path.replaceAll(/:\w+/g, 'x')}`;
  expect(leafOf(address)?.path).toBe(path);
  expect(isProtected(address)).toBe(true);
  expect((leafOf(address)?.handle as RouteHandle | undefined)?.authority).toBe(authority);
});

test.for(publicPaths)('/%s is public', (path) => {
  const address = `/${path.replaceAll(/:\w+/g, 'x')}`;
  expect(leafOf(address)?.path).toBe(path);
  expect(isProtected(address)).toBe(false);
});

test('the root leads to /home', async () => {
  const loader = leafOf('/')?.loader as () => Response;
  expect(loader().headers.get('location')).toBe('/home');
});

test('every other path is not found', () => {
  expect(leafOf('/nowhere')?.Component).toBe(NotFoundScreen);
  expect(leafOf('/o/riverside/nowhere')?.Component).toBe(NotFoundScreen);
});

test('the content screen is re-created for each last path segment', () => {
  expect(matchesOf('/o/riverside/content/pain').some(({ route }) => route.Component === KeyedByLastSegment)).toBe(true);
});

// Read and not run: running every screen takes longer than all other tests of the web together, and browsers open them.
test.for(Object.entries(screens).filter(([, screen]) => screen !== null))(
  'the page %s finds the component of its screen',
  ([name, screen]) => {
    const address = webRoutes[name as WebRouteName].path.replaceAll(/:\w+/g, 'x');
    expect((leafOf(address)?.lazy as { Component?: unknown } | undefined)?.Component).toBeTypeOf('function');
    const source = readFileSync(join(import.meta.dirname, '../../screens', `${screen!}.tsx`), 'utf8');
    expect(source).toContain(`export function ${componentOf(screen!)}(`);
  },
);

test('every address the application makes has a route', () => {
  const made = Object.values(paths).flatMap((path) => {
    if (typeof path === 'string') return path.startsWith('/') ? [path] : [];
    return [(path as (...parts: string[]) => string)('riverside', 'thing')];
  });
  expect(made.filter((address) => leafOf(address.split('?')[0]!)?.Component === NotFoundScreen)).toEqual([]);
});

test('the number of screens that are still to come is known, and falls', () => {
  const all = (list: RouteObject[]): RouteObject[] => list.flatMap((route) => [route, ...all(route.children ?? [])]);
  expect(all(routes).filter(({ handle }) => (handle as RouteHandle | undefined)?.isComing)).toHaveLength(COMING);
});
