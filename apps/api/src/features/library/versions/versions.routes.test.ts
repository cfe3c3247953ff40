import { TEXTS_HEADER } from '@snapwell/contract/text/language';
import { expect } from 'vitest';
import { describePublicItem, listPublicAddresses } from '#features/learning/index.ts';
import { aConversationFile, mrReed } from '#features/simulations/conversation/conversation.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { readIn } from '#platform/locale/reading-language.ts';
import { writeSharedPage } from '#platform/web/shared-page.ts';
import { writeSitemap } from '#platform/web/sitemap.ts';
import { type Answer, test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aLibraryFolder, CHAPTER, giveLibrary } from '../library.factory.ts';
import { bilingualLibrary } from './versions.factory.ts';

/** Ada reads in the language that her browser asks for. */
const test = base.extend('place', async ({ server }) => {
  const { id: orgId } = await anOrganization(server.world.db, { hasPublicLibrary: true });
  const ada = await aPerson(server.world.db);
  await join(server.world.db, ada, orgId);
  await giveLibrary(server.world, orgId, bilingualLibrary());
  return {
    orgId,
    ada,
    readIn: (language: 'en' | 'de') => async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
      const response = await fetch(`${server.origin}/api/v1/organizations/${orgId}/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${ada.token}`,
          'accept-language': language,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    },
  };
});

test('module, course, item and terms are read in the language of the reader, and say which languages there are', async ({
  place,
}) => {
  const [en, de] = [place.readIn('en'), place.readIn('de')];
  expect((await de('GET', 'modules/pain')).body).toMatchObject({ title: 'Schmerz', summary: 'Fragen Sie.' });
  expect((await en('GET', 'modules/pain')).body).toMatchObject({ title: 'Pain' });
  expect((await de('GET', 'courses/first')).body).toMatchObject({ title: 'Erste Wochen' });
  const { body: german } = await de('GET', 'content/ask-first');
  expect(german).toMatchObject({
    title: 'Erst fragen',
    summary: 'Der Mensch weiß es.',
    language: 'de',
    languages: ['en', 'de'],
    chapter: { title: 'Grundlagen' },
    glossary: { 'self-report': { term: 'Selbstauskunft' } },
    tags: ['pain'],
  });
  expect(german.body.markdown).toContain('Wen fragen Sie?');
  expect((await de('GET', 'content/ask-first?lang=en')).body).toMatchObject({ title: 'Ask first', language: 'en' });
  expect((await en('GET', 'content/ask-first')).body).toMatchObject({ title: 'Ask first', language: 'en' });
});

test('an item without a version is read as it was written', async ({ place, server }) => {
  const { [`${CHAPTER}/01-ask-first.de.md`]: _, ...files } = bilingualLibrary();
  await giveLibrary(server.world, place.orgId, files);
  const { body } = await place.readIn('de')('GET', 'content/ask-first');
  expect(body).toMatchObject({ title: 'Ask first', language: 'en', languages: ['en'], module: { title: 'Schmerz' } });
});

test('what was read in German is complete in English: progress and points are one', async ({ place }) => {
  const [en, de] = [place.readIn('en'), place.readIn('de')];
  await de('PUT', 'content/ask-first/progress', { furthest: 1, place: { block: 2 } });
  expect((await en('GET', 'content/ask-first')).body.progress).toMatchObject({ furthest: 1, place: { block: 2 } });
});

test('an attempt that was begun in German goes on in English; what was typed in German is right', async ({ place }) => {
  const [en, de] = [place.readIn('en'), place.readIn('de')];
  expect((await de('GET', 'quizzes/scales')).body).toMatchObject({ title: 'Skalen', language: 'de', pass_mark: 60 });
  const { body: begun } = await de('POST', 'quizzes/scales/attempts', { mode: 'full' });
  expect(begun).toMatchObject({ title: 'Skalen', language: 'de' });
  const promptsOf = (attempt: { questions: { question: { prompt: string } }[] }) =>
    attempt.questions.map(({ question }) => question.prompt).toSorted();
  expect(promptsOf(begun)).toContain('Womit messen Sie?');
  const path = `quizzes/scales/attempts/${begun.id}`;
  const answer = (call: typeof de, id: string, given: object) =>
    call('PUT', `${path}/answers/${id}`, {
      answer: given,
      certainty: null,
      is_unknown: false,
      is_final: true,
      changed_at: new Date().toISOString(),
      seconds: 1,
    });
  const typed = { type: 'fill_in_the_blank', blanks: ['fünfzehn Minuten', 'one hour'] };
  const { body: saved } = await answer(de, 'times', typed);
  expect(saved.question.verdict).toMatchObject({ is_right: true, explanation: 'Die Regel vor Ort gilt.' });
  const { body: later } = await en('GET', path);
  expect(promptsOf(later)).toContain('What do you measure with?');
  const times = later.questions.find(({ question }: { question: { id: string } }) => question.id === 'times');
  expect(times.verdict).toMatchObject({
    is_right: true,
    explanation: 'Local policy wins.',
    key: { right: [true, true] },
  });
  await answer(en, 'rate', { type: 'numeric', text: '18' });
  const { body: finished } = await en('POST', `${path}/submission`);
  expect(finished.results).toMatchObject({
    quiz: { title: 'Scales', language: 'en', attempts_used: 1 },
    attempt: { correct_answers: 2 },
  });
  expect((await de('GET', `quizzes/scales/results?attempt_id=${begun.id}`)).body).toMatchObject({
    quiz: { title: 'Skalen', language: 'de', attempts_used: 1 },
    attempt: { correct_answers: 2 },
  });
  expect((await de('GET', 'quizzes/scales')).body).toMatchObject({ attempts_used: 1 });
});

test('a quiz is taken in the language that is asked for, whatever the reader’s own is', async ({ place, server }) => {
  const asked = async (language: string) => {
    const response = await fetch(`${server.origin}/api/v1/organizations/${place.orgId}/quizzes/scales`, {
      headers: {
        authorization: `Bearer ${place.ada.token}`,
        'accept-language': 'en',
        [TEXTS_HEADER]: language,
      },
    });
    return (await response.json()) as { title: string };
  };
  expect((await asked('de')).title).toBe('Skalen');
  expect((await asked('fr')).title).toBe('Scales');
});

test('the search takes words apart as their language does, and finds what the reader would see', async ({ place }) => {
  const [en, de] = [place.readIn('en'), place.readIn('de')];
  const found = async (call: typeof en, q: string) =>
    (await call('GET', `search?q=${encodeURIComponent(q)}`)).body.items.map(({ title }: { title: string }) => title);
  // Without the endings of German words, 'Schmerztablette' would not be 'Schmerztabletten'.
  expect(await found(de, 'Schmerztablette')).toEqual(['Erst fragen']);
  expect(await found(de, 'fragend')).toContain('Erst fragen');
  expect(await found(en, 'Schmerztablette')).toEqual([]);
  expect(await found(en, 'asked first')).toEqual(['Ask first']);
});

test('an archived version is found no more, and its item in its own words', async ({ place, server }) => {
  const { [`${CHAPTER}/01-ask-first.de.md`]: _, ...files } = bilingualLibrary();
  await giveLibrary(server.world, place.orgId, files);
  const call = place.readIn('de');
  expect((await call('GET', 'search?q=Schmerztabletten')).body.items).toEqual([]);
  expect((await call('GET', 'search?q=person')).body.items).toMatchObject([{ title: 'Ask first' }]);
});

test('a public item has an address for each language, and strangers read it there', async ({ place, server, ask }) => {
  const { orgId } = place;
  const page = await readIn('de', () =>
    describePublicItem(server.world, { orgId, screen: 'content', id: 'ask-first' }),
  );
  const address = `https://learn.example/p/${orgId}/content/ask-first`;
  const html = writeSharedPage('<html lang="en"><head></head></html>', page!, 'https://learn.example');
  expect(html).toContain('<html lang="de"');
  expect(html).toContain('<title>Erst fragen · ');
  expect(html).toContain(`<link rel="canonical" href="${address}?lang=de" />`);
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="${address}?lang=en" />`);
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${address}" />`);
  const others = await listPublicAddresses(server.world);
  const map = writeSitemap({ paths: [], others, publicUrl: 'https://learn.example' });
  expect(map).toContain(
    `<url><loc>${address}?lang=de</loc><xhtml:link rel="alternate" hreflang="en" href="${address}?lang=en"/>`,
  );
  const asked = (lang: string) => ask(null, 'GET', `/api/v1/public/${orgId}/content/ask-first?lang=${lang}`);
  expect((await asked('de')).body).toMatchObject({ title: 'Erst fragen', language: 'de', languages: ['en', 'de'] });
  expect((await asked('fr')).status).toBe(400);
});

test('a conversation has its cover in the language of the reader, and is spoken in its own', async ({
  place,
  server,
}) => {
  const { opening } = mrReed.persona;
  const german = aConversationFile({ title: 'Kein Hunger', minutes: undefined })
    .replace(mrReed.introduction, 'Walter Reed isst nicht.')
    .replace(opening, 'Kein Appetit.');
  await giveLibrary(
    server.world,
    place.orgId,
    aLibraryFolder({
      '01-not-hungry.simulation.yaml': aConversationFile(),
      '01-not-hungry.simulation.de.yaml': german,
    }),
  );
  const de = place.readIn('de');
  expect((await de('GET', 'simulations/not-hungry')).body).toMatchObject({
    title: 'Kein Hunger',
    language: 'de',
    about: { introduction: 'Walter Reed isst nicht.' },
  });
  const { body: attempt } = await de('POST', 'simulations/not-hungry/attempts', {});
  expect(JSON.stringify(attempt)).toContain(opening);
  expect(JSON.stringify(attempt)).not.toContain('Appetit');
});
