import { expect } from 'vitest';
import { aLibraryFolder } from '#features/library/library.factory.ts';
import { aScenesFile } from '#features/simulations/simulations.factory.ts';
import { simulationAttempts } from '#features/simulations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const test = base.extend('place', async ({ server, ask }) =>
  aSophiePlace(
    server,
    ask,
    aLibraryFolder({ '01-empty-ampoule.simulation.yaml': aScenesFile({ title: 'The empty ampoule' }) }),
  ),
);

test('how a simulation went is told by its last run and its best', async ({ server, place }) => {
  const question = 'how did i do in the empty ampoule';
  expect((await askSophie(server, place, question)).text).toBe("You haven't finished **The empty ampoule** yet.");
  await inOrganization(server.world.db, place.orgId, ({ tx }) =>
    tx.insert(simulationAttempts).values(
      [0.6, 0.15].map((share, at) => ({
        orgId: place.orgId,
        id: `run-${at}`,
        contentId: 'empty-ampoule',
        contentVersion: 1,
        uid: place.ada.uid,
        play: 'scenes' as const,
        isPractice: false,
        status: 'finished' as const,
        title: 'The empty ampoule',
        files: {},
        startedAt: new Date(at * 1000),
        finishedAt: new Date(at * 1000 + 500),
        share,
        pointsGained: at === 0 ? 24 : 6,
      })),
    ),
  );
  const { text, last } = await askSophie(server, place, question);
  expect(text).toBe(
    'In **The empty ampoule** you last reached **15%**, which earned you 6 points. Your best of 2 runs is 60%.',
  );
  expect(last.actions).toMatchObject([{ title: 'Open The empty ampoule' }]);
});
