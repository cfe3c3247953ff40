import { demoAccounts } from '@snapwell/demo-library/demo-accounts';
import { readSampleOrganizations } from '../demo/sample-files.ts';
import { type Asker, signIn } from './ask-product.ts';
import { readCorpus } from './corpus.ts';
import { holdsFact, isDeclined, judgeLibrary, type LibraryVerdict } from './judge.ts';
import { declinedQuestions, EVALUATED, libraryQuestions, recordQuestions } from './questions.ts';
import { readRecordFacts } from './record-facts.ts';

export interface JudgedAnswer {
  readonly isHeldOut: boolean;
  readonly words: 'own' | 'colloquial';
  readonly verdict: LibraryVerdict;
}

export interface Evaluation {
  readonly library: readonly JudgedAnswer[];
  readonly declined: readonly { readonly isHeldOut: boolean; readonly isRight: boolean }[];
  readonly record: readonly { readonly isHeldOut: boolean; readonly isRight: boolean }[];
  readonly firstTextMs: readonly number[];
  /** Questions that went wrong, with what was said; those that are held out are only counted. */
  readonly wrong: readonly string[];
}

/** So many people ask in turn: one alone would ask faster than anybody may. */
const ASKERS = 8;

/** Puts every question of the evaluation set to the product at `origin`. */
export async function evaluate(origin: string, tell: (progress: string) => void): Promise<Evaluation> {
  const askers = await signInPeople(origin);
  const wrong: string[] = [];
  const firstTextMs: number[] = [];
  const miss = (isHeldOut: boolean, what: string) => void (isHeldOut || wrong.push(what));

  tell('Asking about the library ...');
  const corpora = new Map(EVALUATED.map((organization) => [organization as string, readCorpus(organization)]));
  const library: JudgedAnswer[] = [];
  for (const [i, question] of libraryQuestions().entries()) {
    const people = askers.get(question.organization)!;
    const reply = await people[i % people.length]!.ask(question.ask);
    const verdict = judgeLibrary(question, reply, corpora.get(question.organization)!);
    firstTextMs.push(reply.firstTextMs);
    if (!verdict.isInThree)
      miss(
        question.held_out,
        `not found: ${question.ask} (${question.item}; found ${reply.ranked.slice(0, 3).join(', ') || 'nothing'})`,
      );
    if (verdict.isGrounded === false)
      miss(question.held_out, `not in its source: ${question.ask}: ${reply.text.slice(0, 200)}`);
    library.push({ isHeldOut: question.held_out, words: question.words, verdict });
  }

  tell('Asking what must be declined ...');
  const demo = await signInDemo(origin);
  const declined = [];
  for (const question of declinedQuestions()) {
    const reply = await demo[question.as].ask(question.ask);
    const isRight = isDeclined(question, reply);
    if (!isRight)
      miss(
        question.held_out,
        `not declined: ${question.ask}: ${reply.text.slice(0, 200)} [${reply.sources.join(', ')}]`,
      );
    declined.push({ isHeldOut: question.held_out, isRight });
  }

  tell('Asking people about themselves ...');
  const facts = {
    ada: await readRecordFacts(demo.ada, 'riverside'),
    grace: await readRecordFacts(demo.grace, 'riverside'),
  };
  const allFacts = {
    ...facts,
    noor: await readRecordFacts(demo.noor, 'riverside'),
    eve: await readRecordFacts(demo.eve, 'academy'),
  };
  const record = [];
  for (const question of recordQuestions()) {
    const reply = await demo[question.as].ask(question.ask);
    const expected = question.facts.map((fact) => allFacts[question.as](fact, question.module));
    const said = [reply.text, ...reply.titles].join('\n');
    const isRight = expected.every((each) => holdsFact(said, each));
    if (!isRight)
      miss(
        question.held_out,
        `record: ${question.ask} (${question.as}): wanted ${expected.join(', ')}; got ${said.slice(0, 200)}`,
      );
    record.push({ isHeldOut: question.held_out, isRight });
  }
  return { library, declined, record, firstTextMs, wrong };
}

async function signInPeople(origin: string): Promise<Map<string, Asker[]>> {
  const askers = new Map<string, Asker[]>();
  for (const { id, people } of readSampleOrganizations()) {
    const some = people.filter(({ role }) => role === 'basic').slice(0, ASKERS);
    askers.set(id, await Promise.all(some.map(({ email }) => signIn(origin, email, id))));
  }
  return askers;
}

async function signInDemo(origin: string): Promise<Record<'ada' | 'grace' | 'noor' | 'eve', Asker>> {
  const emailOf = (name: string) => demoAccounts.find(({ uid }) => uid === `demo-${name}`)!.email;
  const enter = (name: string, orgId: string) => signIn(origin, emailOf(name), orgId);
  return {
    ada: await enter('ada', 'riverside'),
    grace: await enter('grace', 'riverside'),
    noor: await enter('noor', 'riverside'),
    eve: await enter('eve', 'academy'),
  };
}
