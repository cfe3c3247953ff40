import { DEMO_PASSWORD } from '../../packages/demo-library/src/demo-accounts.ts';

const ORGANIZATION = '/api/v1/organizations/riverside/authoring';
const AUTHOR = 'grace@riverside.example';
/** One chapter of the library holds so many. */
const ITEMS = 20;
const CHAPTERS = 10;
const MODULES = 10;
const BLOCKS = 100;
const QUESTIONS = 300;

type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>;
type Added = Promise<{ added: string[] }>;

/** What the measurements open. */
export interface LargeLibrary {
  readonly items: number;
  readonly lastTitle: string;
  readonly articleId: string;
  readonly articleWords: number;
  readonly quizId: string;
}

/** Fills the sample hospital by the API: ten modules of two hundred items, a long article, a quiz of 300 questions. */
export async function growLargeLibrary(origin: string): Promise<LargeLibrary> {
  const ask = await authorOf(origin);
  const act = (acts: readonly object[]) => ask<Awaited<Added>>('POST', '/tree', { acts });
  const { added: modules } = await act(numbered(MODULES, (n) => ({ act: 'add_module', title: `Ward ${n}` })));
  for (const moduleId of modules) await fillModule(act, moduleId);
  const { added: chapters } = await act([{ act: 'add_chapter', module_id: modules[0], title: 'Large ones' }]);
  const place = { act: 'add_item', module_id: modules[0], chapter_id: chapters[0] };
  const { added } = await act([
    { ...place, kind: 'article', title: 'A long article' },
    { ...place, kind: 'quiz', title: 'A large quiz' },
  ]);
  const [articleId, quizId] = [added[0]!, added[1]!];
  const markdown = longArticle();
  await writeBody(ask, articleId, { markdown });
  await writeBody(ask, quizId, { questions: numbered(QUESTIONS, question) });
  return {
    items: MODULES * CHAPTERS * ITEMS,
    lastTitle: `Step ${CHAPTERS * ITEMS} of ${modules.at(-1)}`,
    articleId,
    articleWords: markdown.split(/\s+/).length,
    quizId,
  };
}

async function fillModule(act: (acts: readonly object[]) => Added, moduleId: string): Promise<void> {
  const { added: chapters } = await act(
    numbered(CHAPTERS, (n) => ({ act: 'add_chapter', module_id: moduleId, title: `Part ${n}` })),
  );
  const kinds = ['article', 'quiz', 'flashcards', 'video'];
  await act(
    chapters.flatMap((chapterId, chapter) =>
      numbered(ITEMS, (n) => ({
        act: 'add_item',
        module_id: moduleId,
        chapter_id: chapterId,
        kind: kinds[n % kinds.length],
        title: `Step ${chapter * ITEMS + n} of ${moduleId}`,
      })),
    ),
  );
}

async function authorOf(origin: string): Promise<Ask> {
  const account = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=snapwell-embedded`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: AUTHOR, password: DEMO_PASSWORD, returnSecureToken: true }),
    },
  );
  const { idToken } = (await account.json()) as { idToken: string };
  return async <T>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${origin}${ORGANIZATION}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

async function writeBody(ask: Ask, id: string, body: object): Promise<void> {
  const item = await ask<{ revision: number; head: object; body: object }>('GET', `/items/${id}`);
  const draft = { revision: item.revision, editor: 'bench', head: item.head, body: { ...item.body, ...body } };
  await ask('PUT', `/items/${id}/draft`, draft);
}

const numbered = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i + 1));

const SENTENCE = 'The nurse asks how strong the pain is, looks again after half an hour and writes **both** down. ';

/** A heading, paragraphs, a list and a table, over and over. */
const longArticle = () =>
  numbered(BLOCKS, (n) => {
    if (n % 10 === 1) return `## Part ${n}`;
    if (n % 10 === 5) return `- at rest ${n}\n- on movement\n- at night`;
    if (n % 10 === 8) return `| Scale | For whom |\n| --- | --- |\n| NRS ${n} | adults |`;
    return `After ${n} days: ${SENTENCE.repeat(4)}`;
  }).join('\n\n');

const question = (n: number) => ({
  id: `q-${n}`,
  type: 'single_choice',
  prompt: `Mr Adeyemi in room ${n} looks puzzled by the scale. What do you do first?`,
  explanation: 'Simpler forms often work, and they are quick.',
  options: ['Ask with words', 'Score him at once', 'Call a physician', 'Wait for an hour'].map((text, i) => ({
    text,
    correct: i === n % 4,
  })),
});
