import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyCache } from './profile-cache.ts';
import { step } from './profile-manager.ts';
import { initialState, type ProfileEvent, type ProfileState } from './profile-state.ts';
import { aBaseProfile, anOrganizationProfile } from './profiles.factory.ts';

const NOW = 1_800_000_000_000;
const member = aBaseProfile();
const newcomer = aBaseProfile({ organization: 'default' });
const inRiverside = anOrganizationProfile();
const signedIn = { type: 'signed-in', uid: 'ada', cache: emptyCache } as const;
const baseArrived = { type: 'base-arrived', refresh: 1, profile: member } as const;

const status = fc.constantFrom(0, 401, 403, 404, 500);
const orgId = fc.constantFrom('riverside', 'academy', null);
const outsideEvent: fc.Arbitrary<ProfileEvent> = fc.oneof(
  fc.record({
    type: fc.constant('signed-in' as const),
    uid: fc.constantFrom('ada', 'eve'),
    cache: fc.constant(emptyCache),
  }),
  fc.constant({ type: 'signed-out' } as const),
  fc.record({ type: fc.constant('organization-changed' as const), orgId }),
  fc.record({ type: fc.constant('refresh-asked' as const), isForced: fc.boolean() }),
  fc.record({
    type: fc.constant('points-added' as const),
    orgId: fc.constantFrom('riverside', 'academy'),
    points: fc.nat(50),
  }),
);
/** An answer to a refresh: the one that runs, an old one, or one that never was. */
const answer: fc.Arbitrary<ProfileEvent> = fc.integer({ min: 0, max: 6 }).chain((refresh) =>
  fc.oneof(
    fc.constant({ type: 'base-arrived', refresh, profile: member } as const),
    fc.constant({ type: 'base-arrived', refresh, profile: newcomer } as const),
    fc.constant({ type: 'org-arrived', refresh, profile: inRiverside } as const),
    fc.record({
      type: fc.constant('fetch-failed' as const),
      refresh: fc.constant(refresh),
      failure: fc.record({ status, message: fc.constantFrom('', 'Busy') }),
    }),
    fc.constant({ type: 'wait-over', refresh } as const),
  ),
);
const history = fc.array(fc.record({ event: fc.oneof(outsideEvent, answer), waitMs: fc.nat(20_000) }), {
  maxLength: 40,
});

test('no sequence of events reaches an undefined state', () => {
  fc.assert(
    fc.property(history, (events) => {
      let state = initialState;
      let now = NOW;
      for (const { event, waitMs } of events) {
        now += waitMs;
        ({ state } = step(state, event, now));
        expect(complaints(state)).toEqual([]);
      }
    }),
    { numRuns: 2000 },
  );
});

function complaints({ phase, userState, uid, base, running, failure, organization, orgId }: ProfileState): string[] {
  const isFetching = phase === 'fetching-base' || phase === 'fetching-org';
  return Object.entries({
    'a refresh runs exactly while something is fetched': isFetching === (running !== null),
    'the phase names what is fetched':
      !running || phase === (running.step.fetches === 'base' ? 'fetching-base' : 'fetching-org'),
    'unauthenticated means that nobody is signed in':
      (userState === 'unauthenticated') === (uid === null && phase === 'ready'),
    'who is ready is known': phase !== 'ready' || userState !== 'loading',
    'an error has words': phase !== 'error' || (failure !== null && failure.message !== ''),
    'nobody who is signed out has a profile': uid !== null || (base === null && organization === null),
    'the user state follows the base profile':
      !base ||
      userState === 'loading' ||
      userState === (base.organization === 'default' ? 'needs-onboarding' : 'has-organization'),
    'no organization, no profile in one': orgId !== null || organization === null,
  })
    .filter(([, holds]) => !holds)
    .map(([sentence]) => sentence);
}

test('there is never more than one refresh, and never more than one call of it, at a time', () => {
  fc.assert(
    fc.property(history, (events) => {
      let state = initialState;
      let now = NOW;
      // Calls and waits that are under way, by refresh; those of refreshes given up do not count, their answers are
      // ignored.
      let underWay: number[] = [];
      for (const { event, waitMs } of events) {
        now += waitMs;
        if ('refresh' in event) {
          if (!underWay.includes(event.refresh)) continue;
          const isWait = state.running?.id === event.refresh && state.running.isWaiting;
          if (state.running?.id === event.refresh && isWait !== (event.type === 'wait-over')) continue;
          if (event.type === 'base-arrived' && state.running?.step.fetches !== 'base') continue;
          if (event.type === 'org-arrived' && state.running?.step.fetches !== 'org') continue;
          underWay = underWay.filter((id) => id !== event.refresh);
        }
        const next = step(state, event, now);
        state = next.state;
        for (const effect of next.effects) if ('refresh' in effect) underWay.push(effect.refresh);
        expect(underWay.filter((id) => id === state.running?.id)).toHaveLength(state.running ? 1 : 0);
      }
    }),
    { numRuns: 2000 },
  );
});

test('unforced refreshes fetch the base profile at most once in 10 s', () => {
  const unforced = history.map((events) =>
    events.filter(
      ({ event }) =>
        event.type !== 'signed-in' && !('isForced' in event && event.isForced) && event.type !== 'fetch-failed',
    ),
  );
  fc.assert(
    fc.property(unforced, (events) => {
      let { state } = step(step(initialState, signedIn, NOW).state, baseArrived, NOW + 1000);
      let now = NOW + 2000;
      const fetchedAt = [NOW];
      for (const { event, waitMs } of events) {
        now += waitMs;
        const next = step(state, event, now);
        state = next.state;
        if (next.effects.some(({ type }) => type === 'fetch-base')) fetchedAt.push(now);
      }
      fetchedAt.slice(1).forEach((at, i) => expect(at - fetchedAt[i]!).toBeGreaterThanOrEqual(10_000));
    }),
  );
});
