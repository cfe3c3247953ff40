import { expect } from 'vitest';
import { anArticle, aLibraryFolder, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aScenesFile } from '../simulations.factory.ts';
import { importPastPlays } from './import-past-plays.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, n, 10));

test('a past run has the result and the points of the engine, and is shown like one played here', async ({
  ask,
  server,
}) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const [ada, ben] = [await aPerson(server.world.db), await aPerson(server.world.db)];
  for (const person of [ada, ben]) await join(server.world.db, person, orgId);
  const library = aLibraryFolder({ '01-short-night.simulation.yaml': aScenesFile(), '02-after.md': anArticle() });
  await giveLibrary(server.world, orgId, library);
  const past = [
    { uid: ada.uid, contentId: 'short-night', at: day(5), skill: 1 },
    { uid: ben.uid, contentId: 'short-night', at: day(6), skill: -1 },
    { uid: ben.uid, contentId: 'after', at: day(6), skill: 1 },
  ];
  // Whoever sees nothing chooses the last.
  const outcomes = await inOrganization(server.world.db, orgId, (scope) => importPastPlays(scope, past, () => 0.99));
  expect(outcomes).toMatchObject([
    { uid: ada.uid, contentId: 'short-night', points: 40, finishedAt: new Date(day(5).getTime() + 50_000) },
    { uid: ben.uid, contentId: 'short-night', points: expect.toSatisfy((points: number) => points < 20) },
  ]);
  const result = await ask(
    ada,
    'GET',
    `/api/v1/organizations/${orgId}/simulation-attempts/${outcomes[0]!.attemptId}/result`,
  );
  expect(result).toMatchObject({ status: 200, body: { best_share: 1, outcome: { ending: { title: 'Seen early' } } } });
});
