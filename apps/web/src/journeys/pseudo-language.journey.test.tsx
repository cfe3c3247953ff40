import type { InProcessApi } from '@snapwell/api/src/testing/in-process-api.types.ts';
import { createBrowser } from '#testing/browser.ts';
import { aSample, expect, signIn, test, waitFor } from '#testing/journey.ts';
import { uncataloguedIn } from '#testing/uncatalogued.ts';

/**
 * Where a screen of each kind is; endurance opens the rest of them. Insights are not here: parts of them come when they
 * are near, and nothing is near where nothing is laid out.
 */
const SOME = [
  '/o/riverside/home',
  '/o/riverside/lms',
  '/o/riverside/me?show=history',
  '/o/riverside/leaderboard',
  '/o/riverside/content/match-the-scale',
  '/o/riverside/admin-panel',
  '/o/riverside/admin-panel/people',
  '/o/riverside/admin-panel/assignments?show=new',
  '/o/riverside/team',
  '/config',
];
const OTHERS = [
  '/home?add',
  '/profile',
  '/certificates',
  '/test-copilot',
  '/o/riverside',
  '/o/riverside/discover',
  '/o/riverside/me',
  '/o/riverside/leaderboard?period=league',
  '/o/riverside/review',
  '/o/riverside/modules/pain-assessment',
  '/o/riverside/courses/hand-hygiene-yearly',
  '/o/riverside/quiz/why-people-fall-quiz',
  '/o/riverside/quiz/why-people-fall-quiz/results',
  '/o/riverside/content/which-pain-scale-for-whom',
  '/o/riverside/content/pain-is-personal',
  '/o/riverside/content/pain-scales-at-a-glance',
  '/o/riverside/content/sepsis-in-cards',
  '/o/riverside/content/the-second-dose',
  '/o/riverside/live-scenarios/talking-with-somebody-in-pain',
  '/o/riverside/test-voice',
  '/o/riverside/admin-panel/content',
  '/o/riverside/admin-panel/content/which-pain-scale-for-whom',
  '/o/riverside/admin-panel/glossary',
  '/o/riverside/admin-panel/groups',
  '/o/riverside/admin-panel/invites',
  '/o/riverside/admin-panel/assignments',
  '/o/riverside/admin-panel/certificates',
  '/o/riverside/admin-panel/settings',
  '/o/riverside/admin-panel/settings/points',
  '/o/riverside/admin-panel/settings/integrations',
];

/** A screen comes with its files; the pseudo language is made as it is first asked for. */
const PATIENCE = { timeout: 60_000 };

test(
  'in the pseudo language every text of a screen is of the catalogue, or came from the server',
  { timeout: 600_000, tags: ['ci'] },
  async ({ api }) => {
    const answers: string[] = [];
    const browser = createBrowser(overhear(api, answers));
    const { email, password } = await aSample(api, 'grace@riverside.example');
    await signIn(browser, { email, password });
    localStorage.setItem('snapwell.language', 'en-XA');
    const found: string[] = [];
    for (const path of process.env.ENDURANCE === 'true' ? [...SOME, ...OTHERS] : SOME) {
      await browser.open(path);
      await waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/\S/), PATIENCE);
      await waitFor(() => expect(document.querySelector('main .animate-pulse')).toBeNull(), PATIENCE);
      expect(document.documentElement.lang).toBe('en-XA');
      found.push(...uncataloguedIn(document.body, answers).map((text) => `${path}: ${text}`));
    }
    await browser.clear();
    expect(found).toEqual([]);
  },
);

/** The same server; what it answers in JSON is written down. */
function overhear(api: InProcessApi, answers: string[]): InProcessApi {
  return {
    ...api,
    async answer(request) {
      const response = await api.answer(request);
      const isJson = response.headers.some(([name, value]) => name === 'content-type' && value.includes('json'));
      if (!isJson) return response;
      const text = await new Response(response.body).text();
      answers.push(text);
      return { ...response, body: new Response(text).body! };
    },
  };
}
