import { demoAccounts } from '@snapwell/demo-library/demo-accounts';
import { readSampleOrganizations } from '../../demo/sample-files.ts';
import { type Asker, type SeenReply, signIn } from '../ask-product.ts';
import { holdTalk, type JudgedTurn } from './evaluate-talks.ts';
import { holdsSentence, holdsWanted, isDeclinedAsSeen, judgeSeen, type Seen } from './judge-seen.ts';
import { pagesOf } from './pages.ts';
import { readRecord } from './record-seen.ts';
import type { SophieSets } from './sets.ts';

export interface SeenEvaluation {
  readonly questions: readonly (Seen & { readonly isClean: boolean })[];
  readonly followUps: readonly Seen[];
  readonly places: readonly Pick<Seen, 'hasText' | 'hasOwnText'>[];
  readonly declined: readonly JudgedReply[];
  readonly record: readonly JudgedReply[];
  readonly turns: readonly JudgedTurn[];
  /** Everything that was heard, in its order; of two questions in one conversation the second. */
  readonly replies: readonly SeenReply[];
  /** What went wrong, with what was said. */
  readonly wrong: readonly string[];
}

/** Whether it was right, and of what sort it is. */
interface JudgedReply {
  readonly isRight: boolean;
  readonly sort: string;
}

/** So many people ask in turn: one alone would ask faster than anybody may. */
const ASKERS = 24;
/** Of a few entries one person asks so many. */
const ASKED_BY_ONE = 6;
/** More questions about oneself are shared among them. */
const ONE_ASKER = 40;

/** Puts a half of the sets to the product at `origin`, and judges by what the asker sees. */
export async function evaluateSeen(
  origin: string,
  sets: SophieSets,
  tell: (progress: string) => void,
): Promise<SeenEvaluation> {
  const entries = Object.values(sets).reduce((sum, part) => sum + part.length, 0);
  const askers = await signInPeople(origin, Math.min(ASKERS, Math.ceil(entries / ASKED_BY_ONE)));
  const wrong: string[] = [];
  const replies: SeenReply[] = [];
  let turn = 0;
  const next = (organization: string): Asker => {
    const people = askers.get(organization)!;
    return people[turn++ % people.length]!;
  };
  const hear = async (reply: Promise<SeenReply>): Promise<SeenReply> => {
    const heard = await reply;
    replies.push(heard);
    return heard;
  };
  const miss = (kind: string, asked: string, wanted: string, { text, items, suggestions }: SeenReply) =>
    void wrong.push(
      `${kind}: ${asked}\n   wanted ${wanted}\n   got    ${text.replaceAll('\n', ' / ').slice(0, 400)} [${[...items, ...suggestions].join(', ')}]`,
    );

  tell('Asking about the library ...');
  const titles = new Map(
    [...askers.keys()].map((organization) => [
      organization,
      new Map(pagesOf(organization).map(({ id, title }) => [title, id])),
    ]),
  );
  const questions = [];
  for (const { asked, clean: isClean, ...wanted } of sets.questions) {
    const reply = await hear(next(wanted.organization).talk([asked]));
    const seen = judgeSeen(wanted, reply, titles.get(wanted.organization)!);
    if (!seen.hasText || !seen.hasItem)
      miss(
        seen.isSureAndWrong ? 'sure and wrong' : seen.hasItem ? 'text' : 'item',
        asked,
        `${wanted.item}: ${wanted.sentence}`,
        reply,
      );
    questions.push({ ...seen, isClean });
  }

  tell('Asking on ...');
  const followUps = [];
  for (const { first, goes_on: second, ...wanted } of sets.followUps) {
    const reply = await hear(next(wanted.organization).talk([first, second]));
    const seen = judgeSeen(wanted, reply, titles.get(wanted.organization)!);
    if (!seen.hasText) miss('follow-up', `${first} > ${second}`, `${wanted.item}: ${wanted.sentence}`, reply);
    followUps.push(seen);
  }

  tell('Asking at places ...');
  const places = [];
  for (const { organization, item, selected, asked, ...wanted } of sets.places) {
    const reply = await hear(next(organization).talk([asked], { contentId: item, selection: plain(selected) }));
    const hasText = holdsWanted(reply.text, wanted);
    if (!hasText) miss('place', `${selected} > ${asked}`, wanted.sentence, reply);
    places.push({ hasText, hasOwnText: holdsSentence(reply.text, wanted.sentence) });
  }

  tell('Asking what must be declined ...');
  const declined: JudgedReply[] = [];
  for (const { organization, asked, why } of sets.declined) {
    const reply = await hear(next(organization).talk([asked]));
    const isRight = isDeclinedAsSeen(why, reply);
    if (!isRight) miss('declined', asked, why, reply);
    declined.push({ isRight, sort: why });
  }

  tell('Asking about oneself ...');
  const ada = await signIn(origin, demoAccounts.find(({ uid }) => uid === 'demo-ada')!.email, 'riverside');
  const people = sets.record.length > ONE_ASKER ? askers.get('riverside')! : [ada];
  // The first visit of a day pays: everybody comes by before the places on the leaderboards are read.
  for (const person of people) await person.get('/api/v1/organizations/riverside/profile');
  const judges = await Promise.all(people.map((person) => readRecord(person, 'riverside')));
  const record: JudgedReply[] = [];
  for (const [i, { asked, about }] of sets.record.entries()) {
    const reply = await hear(people[i % people.length]!.talk([asked]));
    const isRight = judges[i % people.length]!({ asked, about, reply });
    if (!isRight) miss('record', asked, about, reply);
    record.push({ isRight, sort: about });
  }

  tell('Talking ...');
  const turns: JudgedTurn[] = [];
  for (const talk of sets.talks) {
    const asker = next(talk.organization);
    const judged = await holdTalk(talk, {
      asker: {
        async converse() {
          const say = await asker.converse();
          return (said, at) => hear(say(said, at));
        },
      },
      readRecord: () => readRecord(asker, talk.organization),
      idOf: titles.get(talk.organization)!,
      miss: (turn, before, reply) =>
        miss(`talk, ${turn.kind}`, `(${talk.item}) ${before} > ${turn.asked}`, JSON.stringify(turn), reply),
    });
    turns.push(...judged);
  }
  return { questions, followUps, places, declined, record, turns, replies, wrong };
}

async function signInPeople(origin: string, count: number): Promise<Map<string, Asker[]>> {
  const askers = new Map<string, Asker[]>();
  for (const { id, people } of readSampleOrganizations()) {
    const some = people.filter(({ role }) => role === 'basic').slice(0, count);
    askers.set(id, await Promise.all(some.map(({ email }) => signIn(origin, email, id))));
  }
  return askers;
}

/** What is selected on a page holds no marks. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\||\|$/g, '')
    .replaceAll('|', ' ')
    .replaceAll('*', '')
    .trim();
