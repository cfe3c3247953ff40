import type { SearchHit } from '#adapters/passage-search/port.ts';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { readItemVersions } from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { ItemPassage } from '../../knowledge/composing/item-passage.ts';
import { chooseAnswer } from '../../knowledge/composing/compose-answer.ts';
import { textOfAnswer } from '../../knowledge/composing/text-of-answer.ts';
import { tracePassages } from '../../knowledge/find-passages.ts';
import { sourceOf } from '../../knowledge/links.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { trusted } from './german-trust.ts';
import { goesOnInGerman, isOwnRecord } from './german-words.ts';
import { readGermanItems, searchGerman } from './german-library.ts';
import { isGerman } from './is-german.ts';
import { stemsOf } from './stems.ts';

const LIMIT = 12;
const WHAT_I_CAN =
  'Ohne Sprachmodell verstehe ich Englisch gut und Deutsch nur nach Wörtern: Nach Punkten, deiner Serie oder einer Lektion fragst du mich am besten auf Englisch.';
const NEAREST = 'Das kommt am nächsten:';
const NOTHING = 'In den deutschen Fassungen der Lektionen finde ich mit diesen Wörtern nichts.';
const NO_VERSIONS = 'Deutsche Fassungen von Lektionen gibt es hier noch nicht.';

/** What an answer to such a question says, though the question does not. */
const ASKED_FOR: readonly (readonly [RegExp, string])[] = [
  [/\bwie lange\b/i, 'Sekunden Minuten Stunden Tage'],
  [/\bwie oft\b/i, 'täglich stündlich mal'],
  [/\bwann\b/i, 'sobald bevor nachdem sofort'],
];

/** Answers in German what was asked in German, by the words of the German versions. */
export async function answerGerman(input: SkillInput): Promise<StreamLine> {
  const { writer, request } = input;
  const question = asked(input);
  // What was not understood of it is no question to a lesson.
  if (isOwnRecord(request.question)) return say(input, WHAT_I_CAN);
  const quiz = await openQuizAbout(input, question);
  if (quiz !== null)
    return say(
      input,
      `Du bist mitten in **${quiz}**, deshalb verrate ich davon nichts. Danach erkläre ich dir jede Antwort.`,
    );
  const found = await searchGerman(input.world, {
    orgId: request.caller.orgId,
    question,
    alternatives: ASKED_FOR.filter(([pattern]) => pattern.test(question)).map(([, words]) => stemsOf(words).join(' ')),
    without: input.context.lockedIds,
    limit: LIMIT,
  });
  // What a member may not see is found for nobody else's sake.
  const shown = (found ?? []).filter(({ group }) => input.context.tree.itemById.has(group));
  const near = trusted(question, shown);
  const answer = near && (await answerOf(input, near.best, shown));
  if (!answer) {
    writer.trace.gap();
    return say(input, `${found === null ? NO_VERSIONS : NOTHING} ${WHAT_I_CAN}`);
  }
  const { isSure } = near;
  if (!isSure) writer.trace.gap();
  writer.write({ content: [...(isSure ? [] : [NEAREST]), answer.text, WHAT_I_CAN].join('\n\n') });
  return { sources: [answer.source] };
}

/** What goes on in few words (`und nachts?`) is asked beside the question before. */
function asked({ request }: SkillInput): string {
  const before = request.history.findLast(({ role }) => role === 'user')?.text ?? '';
  return goesOnInGerman(request.question) && isGerman(before) ? `${before} ${request.question}` : request.question;
}

async function answerOf(input: SkillInput, best: SearchHit, shown: readonly SearchHit[]) {
  const { orgId } = input.request.caller;
  const [german] = await readGermanItems(input.world, orgId, [best.group]);
  const item = input.context.tree.itemById.get(best.group)!;
  if (!german) return null;
  const all: (ItemPassage & { seconds: number | null })[] = german.passages.map((passage) => ({
    ...passage,
    group: item.id,
    share: passage.position === best.position ? 1 : 0,
  }));
  const first = all.find(({ share }) => share === 1);
  if (!first) return null;
  tracePassages(input, shown, [best]);
  const chunk = { paragraph: first.paragraph ?? undefined, seconds: first.seconds ?? undefined };
  const title = first.heading ? `${german.title}: ${first.heading}` : german.title;
  return {
    text: textOfAnswer(chooseAnswer([first], all, 'sure')),
    source: { ...sourceOf(orgId, item, chunk), title },
  };
}

/** The quiz that the member is in the middle of, where the question is about one that it asks in German. */
async function openQuizAbout({ world, request, context }: SkillInput, question: string): Promise<string | null> {
  const open = context.openQuizzes;
  if (open.length === 0) return null;
  const words = new Set(stemsOf(question));
  const versions = await inOrganization(world.db, request.caller.orgId, (scope) =>
    readItemVersions(
      scope,
      open.map(({ quizId }) => quizId),
    ),
  );
  const about = versions.find(
    ({ language, body }) => language === 'de' && promptsIn(body).some((prompt) => isAbout(words, prompt)),
  );
  return open.find(({ quizId }) => quizId === about?.id)?.title ?? null;
}

const SHARED = 0.5;

function isAbout(words: ReadonlySet<string>, prompt: string): boolean {
  const own = new Set(stemsOf(prompt));
  const shared = [...words].filter((word) => own.has(word)).length;
  return shared > 0 && shared / Math.min(words.size, own.size) >= SHARED && shared >= Math.min(2, own.size);
}

/** Every question that stands in the body of a quiz, whatever its type. */
function promptsIn(body: unknown): string[] {
  const { questions = [] } = (body ?? {}) as { questions?: readonly { prompt?: unknown }[] };
  return questions.flatMap(({ prompt }) => (typeof prompt === 'string' ? [prompt] : []));
}

function say({ writer }: SkillInput, content: string): StreamLine {
  writer.write({ content });
  return {};
}
