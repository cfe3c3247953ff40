import { TUTOR_HINTS, TUTOR_QUESTIONS } from '@snapwell/contract/copilot/copilot.limits';
import type { StreamLine, TutorStep } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import type { TreeItem } from '#features/catalogue/index.ts';
import { type LessonQuestion, listLessonQuestions, startPractice } from '#features/quizzes/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { findPassages, listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { actionOf, sourceOf } from '../../knowledge/links.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { trust } from '../trust.ts';
import { hintFor } from './hints.ts';
import { choiceOf, wishOfLearner } from './read-answer.ts';

const BEGINS =
  /\b(?:teach me|tutor me|be my tutor|learn with me|(?:can|could|will) you teach|help me (?:to )?(?:learn|understand|study)|walk me through|train me|coach me|study with me|i want to (?:learn|understand))\b/i;
const TEACHING =
  /\b(?:please|can|could|will|would|you|be|my|tutor|teach|coach|train|help|walk|study|learn|understand|want|with|through|me|to|i|how|about|on|of|the|a|this|page|lesson|it|here|do|step|by|now)\b|[?!.,]/gi;
const LOOKED_AT = 20;
const CONSIDERED = 4;

/** Whether somebody wants to be taught, and not told. */
export const wantsTutor = (question: string): boolean => BEGINS.test(question);

/**
 * Begins to teach a lesson: one goal, a question before an answer. Null where no lesson is open or named, or nothing
 * can be asked of it.
 */
export async function beginTutoring(input: SkillInput): Promise<StreamLine | null> {
  for (const item of await lessonsOf(input)) {
    const questions = await questionsOf(input, item.id);
    const [first] = questions;
    if (!first) continue;
    const of = questions.length;
    input.writer.write({
      content: `Our goal: **${item.title}**. I ask before I tell${of > 1 ? `, ${of} questions` : ''}, and you have ${TUTOR_HINTS} hints for each.\n\n${first.prompt}`,
    });
    return { tutor: stepAt(item, first, { number: 1, of, right: 0 }) };
  }
  // 'Teach me about hands' is a question as well; 'teach me this' is none where nothing stands open.
  if (topicOf(input.request.question) !== '') return null;
  input.writer.write({
    content: input.context.openItem
      ? "This lesson asks no questions, so I can't teach it step by step. Ask me to explain a part of it, or name another lesson."
      : 'Open a lesson and ask me there, or name one: *teach me hand hygiene*.',
  });
  return {};
}

/** Goes on with what somebody says who is being taught. Null where what is said is no answer: then it is a question. */
export async function goOnTutoring(input: SkillInput, step: TutorStep): Promise<StreamLine | null> {
  const item = input.context.tree.itemById.get(step.content_id);
  if (!item || input.context.lockedIds.includes(item.id)) return null;
  const questions = await questionsOf(input, item.id);
  const at = questions.findIndex(({ id }) => id === step.question_id);
  const question = questions[at];
  const wish = wishOfLearner(input.request.question);
  // A lesson that was changed, or whose quiz is open now, asks this no more.
  if (wish === 'stop') return stop(input, item, step);
  if (!question) return null;
  const next = { item, step, question, following: questions[at + 1] };
  if (wish === 'skip') return tell(input, next, 'The answer:');
  if (wish === 'hint') return step.hints >= TUTOR_HINTS ? tell(input, next, 'The answer:') : giveHint(input, next, '');
  const chosen = choiceOf(input.request.question, step.choices);
  if (chosen === null) return null;
  const option = question.options.find(({ text }) => text === step.choices[chosen]);
  if (option?.correct) {
    const right = { ...step, right: step.right + (step.hints < TUTOR_HINTS ? 1 : 0) };
    return tell(input, { ...next, step: right }, 'Right:');
  }
  const why = option?.why ? ` ${option.why}` : '';
  if (step.hints >= TUTOR_HINTS) return tell(input, next, `Not that one.${why}\n\nThe answer:`);
  return giveHint(input, next, `Not that one.${why}\n\n`);
}

interface Going {
  readonly item: TreeItem;
  readonly step: TutorStep;
  readonly question: LessonQuestion;
  readonly following: LessonQuestion | undefined;
}

async function giveHint(input: SkillInput, { item, step, question }: Going, before: string): Promise<StreamLine> {
  const hint = hintFor(question, step.hints, await listPassagesOfItem(input, item.id));
  const hints = step.hints + 1;
  input.writer.write({ content: `${before}**Hint ${hints} of ${TUTOR_HINTS}.** ${hint.text}\n\n${question.prompt}` });
  const chunk = { paragraph: hint.passage?.paragraph ?? undefined };
  return {
    tutor: { ...step, hints },
    sources: [sourceOf(input.request.caller.orgId, item, chunk, hint.passage?.heading ?? '')],
  };
}

/** Says the answer with its reason, and asks what comes next; at the end the reviews take over. */
async function tell(input: SkillInput, going: Going, lead: string): Promise<StreamLine> {
  const { item, step, question, following } = going;
  const right = question.options.find(({ correct }) => correct)!;
  input.writer.write({
    content: `${lead} **${right.text}**${/[.!?]$/.test(right.text) ? '' : '.'} ${right.why ?? ''}\n\n`,
  });
  if (!following || step.number >= step.of) return finish(input, item, step);
  input.writer.write({ content: following.prompt });
  return { tutor: stepAt(item, following, { ...step, number: step.number + 1 }) };
}

/** Who wants no more is asked nothing more. */
function stop(input: SkillInput, item: TreeItem, step: TutorStep): StreamLine {
  const came = step.right > 0 ? ` You found ${step.right} of ${step.of} yourself.` : '';
  input.writer.write({ content: `Fine, we stop here.${came} Say **quiz me** whenever you want to try it.` });
  return {
    tutor: { ...step, question_id: null, choices: [] },
    actions: [actionOf(input.request.caller.orgId, item)],
  };
}

/** What was taught becomes cards that come back; those that are due are asked at once. */
async function finish(input: SkillInput, item: TreeItem, step: TutorStep): Promise<StreamLine> {
  const { world, request, writer } = input;
  const { items } = await startPractice(world, request.caller, { contentId: item.id });
  const came = step.right > 0 ? `You found ${step.right} of ${step.of} yourself. ` : '';
  const cards =
    items.length > 0
      ? 'Now check yourself without hints; what you answer comes back in your reviews before you forget it.'
      : 'The questions are in your reviews and come back before you forget them.';
  writer.write({ content: `${came}${cards}` });
  const over = { ...step, question_id: null, choices: [] };
  return {
    tutor: over,
    ...(items.length > 0 && { practice: { content_id: item.id } }),
    actions: [actionOf(request.caller.orgId, item)],
  };
}

const stepAt = (
  { id, title }: TreeItem,
  { id: questionId, options }: LessonQuestion,
  { number, of, right }: Pick<TutorStep, 'number' | 'of' | 'right'>,
): TutorStep => ({
  content_id: id,
  goal: title,
  question_id: questionId,
  choices: options.map(({ text }) => text),
  hints: 0,
  number,
  of,
  right,
});

/** What can be asked of a lesson: nothing that a quiz asks which the member is in the middle of. */
async function questionsOf({ world, request, context }: SkillInput, contentId: string): Promise<LessonQuestion[]> {
  const { orgId, uid } = request.caller;
  const all = await inOrganization(world.db, orgId, (scope) => listLessonQuestions(scope, { uid, contentId }));
  return all
    .filter(({ prompt }) => !context.openQuizzes.some(({ prompts }) => prompts.some((asked) => isLike(prompt, asked))))
    .slice(0, TUTOR_QUESTIONS);
}

const topicOf = (question: string): string => question.replaceAll(TEACHING, ' ').replaceAll(/\s+/g, ' ').trim();

/** The lessons that are meant, best first: of those that are named, or the one that is open. */
async function lessonsOf(input: SkillInput): Promise<TreeItem[]> {
  const { context, request } = input;
  const open = context.openItem ? [context.openItem] : [];
  const topic = topicOf(request.question);
  if (topic === '') return open;
  const [vector = null] = (await input.world.assistant.search.encode([topic])) ?? [];
  const found = await findPassages({ ...input, vector }, { limit: LOOKED_AT, text: topic });
  const named = found.filter((hit) => trust(hit) !== 'none').map(({ group }) => context.tree.itemById.get(group)!);
  return [...new Set([...named.filter(({ type }) => type === 'article').slice(0, CONSIDERED), ...open])];
}

/** Half of the words in common are too many, where one of the two is asked in a quiz. */
function isLike(one: string, other: string): boolean {
  const [words, others] = [new Set(searchWords(one)), new Set(searchWords(other))];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 0 && shared >= Math.min(words.size, others.size) / 2;
}
