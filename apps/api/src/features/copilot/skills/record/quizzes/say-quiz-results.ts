import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { readItemPoints, type TreeItem } from '#features/catalogue/index.ts';
import { dayOf } from '#features/gamification/index.ts';
import { listScores, readQuizOverview } from '#features/quizzes/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { actionOf } from '#features/copilot/knowledge/links.ts';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { count, dayInWords } from '#features/copilot/skills/in-words.ts';
import { moduleNamed, namedIn } from '#features/copilot/skills/named-in.ts';
import { clockOf, isIn, periodIn } from '../period-in.ts';
import { namesNothingHere, openPart, quizzesHere } from '../part-named.ts';
import { quizDescribed } from './quiz-described.ts';
import { wayToReviews } from '../way-to-reviews.ts';

const QUIZZES = 50;
const ATTEMPTS = 200;
const NAMED = 6;

/** A quiz somebody took. */
interface Taken {
  readonly id: string;
  readonly title: string;
  /** Of the latest attempt, as `day`, `rights` and `questions` are. */
  readonly score: number;
  readonly rights: number;
  readonly questions: number;
  readonly day: string;
  /** Of all attempts. */
  readonly best: number;
  readonly attempts: number;
  /** Null where the quiz has left the library. */
  readonly passMark: number | null;
}

const WHEN = /\b(?:when|which day|what day|how long ago)\b/i;
const ALL_OF_THEM =
  /\b(?:list|show|every|each|all)\b.*\b(?:quiz|quizzes|tests|exams|scores|results|marks)\b(?!.*\b(?:last|latest|best|worst|average|pass(?:ed)?|fail(?:ed)?)\b)/i;
const FULL_MARKS =
  /\b(?:full (?:marks|score|points)|100 ?%|100 percent|perfect|without (?:a )?mistakes?|everything right|all right)\b/i;
const HOW_MANY_PASSED = /\bhow many\b.*\bpass(?:ed)?\b/i;
const TRIES =
  /\bhow (?:many (?:tries|times|attempts|goes)|often)\b|^(?:my )?(?:tries|attempts)\b|\b(?:one|two|three|four|\d) (?:or (?:two|three|four|\d) )?(?:tries|attempts|goes)\b|\bwas it (?:one|two|three|four|\d) (?:tries|attempts|goes)\b|\b(?:tries|attempts|goes) (?:or \w+ )?(?:that |until |before )?i (?:needed|passed|took)\b/i;
const SECOND_TRY =
  /\b(?:second|2nd|next|third|last) (?:try|time|attempt|go|round)\b|\b(?:improve\w*|better)\b.*\b(?:second|again|retake|repeat\w*|retry)\b/i;
const NOT_PASSED =
  /\b(?:any|anything|everything|some|something|what|which|ones|quizzes|tests|how many)\b.*\b(?:fail(?:ed)?|not pass(?:ed)?|(?:have|did) ?n[o']?t pass(?:ed)?)\b|\b(?:fail(?:ed)?|not pass(?:ed)?|n't pass(?:ed)?)\b.*\b(?:any|anything|everything|ones)\b/i;

/** How the quizzes went: the latest, the one that is named, the best, or what of them was passed, failed, tried again. */
export const sayQuizResults: Skill = async (input) => {
  const { question } = input.request;
  const here = quizzesHere(input);
  const open = openPart(input);
  if (open && here.length === 0) return say(input, `There is no quiz in **${open.title}**.`);
  const taken = await listTaken(input);
  const { tree } = input.context;
  if (taken.length === 0)
    return here.length > 0 ? sayNotTaken(input, here) : say(input, 'You have not taken a quiz yet.');
  const described = here.length > 0 || open ? null : quizDescribed(question, tree.modules);
  const named =
    here.length > 0 ? null : (namedIn(question, taken) ?? taken.find(({ id }) => id === described?.id) ?? null);
  const module = named || here.length > 0 ? null : moduleNamed(question, tree.modules);
  // What describes a quiz that was not taken may name a module of which others were.
  const isTaken = module?.items.some((item) => taken.some(({ id }) => id === item.id));
  const part = open ?? (described && !isTaken ? null : module);
  if (!named && !part && !described && here.length === 0 && namesNothingHere(input))
    input.writer.write({ content: 'I find no quiz of that name of yours. ' });
  // One that is named and was never taken is said to be so, and not taken for another.
  const untaken =
    named || here.length > 0 || part
      ? null
      : (namedIn(
          question,
          [...tree.itemById.values()].filter(({ type }) => type === 'quiz'),
        ) ?? described);
  if (untaken && !taken.some(({ id }) => id === untaken.id)) return sayNotTaken(input, [untaken]);
  const of = here.length > 0 ? here : part?.items;
  const meant = named ? [named] : of ? taken.filter(({ id }) => of.some((item) => item.id === id)) : taken;
  if (meant.length === 0 && here.length > 0) return sayNotTaken(input, here);
  if (meant.length === 0) return say(input, `You have not taken a quiz of **${part!.title}** yet.`);
  const where = named ? ` in **${named.title}**` : part ? ` in **${part.title}**` : '';
  if (NOT_PASSED.test(question)) return sayNotPassed(input, await inTime(input, meant), where);
  if (HOW_MANY_PASSED.test(question)) return sayPassed(input, meant, where);
  if (FULL_MARKS.test(question)) return sayFullMarks(input, meant, where);
  const one = meant[0]!;
  if (ALL_OF_THEM.test(question) && meant.length > 1)
    return say(
      input,
      `You have taken **${count(meant.length, 'quiz', 'quizzes')}**${where}, each with its best score:\n\n${listOf(meant)}`,
    );
  if (TRIES.test(question))
    return say(
      input,
      `**${count(one.attempts, 'attempt')}** at **${one.title}** so far; the latest scored ${one.score} of 100.`,
    );
  if (SECOND_TRY.test(question)) return sayTriedAgain(input, of || named ? meant : taken);
  return sayResult(input, taken, { isOfOne: named !== null || of !== undefined, meant });
};

function sayResult(
  input: SkillInput,
  taken: readonly Taken[],
  { isOfOne, meant }: { isOfOne: boolean; meant: readonly Taken[] },
): Promise<StreamLine> {
  const { question } = input.request;
  const end = isOfOne ? null : endOf(question);
  const shown = end ? taken.toSorted((a, b) => end.sign * (a.score - b.score))[0]! : meant[0]!;
  const which = isOfOne
    ? `In your latest attempt at **${shown.title}**`
    : end
      ? `Your ${end.name} quiz is **${shown.title}**: in your latest attempt`
      : `In your latest quiz, **${shown.title}**,`;
  const { passMark } = shown;
  const passed =
    passMark === null
      ? ''
      : shown.score >= passMark
        ? ` You passed: ${passMark} was needed.`
        : ` You did not pass: ${passMark} is needed.`;
  const scores = taken.map(({ score }) => score);
  const mean = Math.round(scores.reduce((sum, value) => sum + value, 0) / scores.length);
  const overall = isOfOne
    ? ''
    : ` You have taken ${count(taken.length, 'quiz', 'quizzes')}; your average is ${mean} and your highest ${Math.max(...scores)}, your lowest ${Math.min(...scores)}.`;
  const when = WHEN.test(question) ? ` You took it on ${dayInWords(new Date(`${shown.day}T12:00:00Z`))}.` : '';
  const others = isOfOne && meant.length > 1 ? `\n\n${listOf(meant.slice(1))}` : '';
  return say(
    input,
    `${which} you scored **${shown.score}** of 100${rightsOf(shown)}.${when}${passed}${overall}${others}`,
  );
}

/** How many of them were passed, at the best attempt, and which. */
function sayPassed(input: SkillInput, taken: readonly Taken[], where: string): Promise<StreamLine> {
  const passed = taken.filter(isPassed);
  return say(
    input,
    `You have passed **${count(passed.length, 'quiz', 'quizzes')}** of the ${taken.length} you took${where}${passed.length > 0 ? `:\n\n${listOf(passed)}` : '.'}`,
  );
}

function sayNotTaken({ writer, request }: SkillInput, quizzes: readonly TreeItem[]): StreamLine {
  const titles = quizzes.slice(0, NAMED).map(({ title }) => `**${title}**`);
  writer.write({
    content: `You have not taken ${new Intl.ListFormat('en', { type: 'disjunction' }).format(titles)} yet.`,
  });
  return { actions: [actionOf(request.caller.orgId, quizzes[0]!)] };
}

/** Which were not passed, at the best attempt. */
function sayNotPassed(input: SkillInput, taken: readonly Taken[], where: string): Promise<StreamLine> {
  if (taken.length === 0) return say(input, 'You took no quiz in that time.');
  const failed = taken.filter((quiz) => quiz.passMark !== null && !isPassed(quiz));
  if (failed.length === 0)
    return say(
      input,
      `None${where}: you have passed all of the **${count(taken.length, 'quiz', 'quizzes')}** you took.`,
    );
  return say(
    input,
    `Yes: **${count(failed.length, 'quiz', 'quizzes')}** of ${taken.length}${where} ${failed.length === 1 ? 'is' : 'are'} not passed yet:\n\n${listOf(failed)}`,
  );
}

function sayFullMarks(input: SkillInput, taken: readonly Taken[], where: string): Promise<StreamLine> {
  const full = taken.filter(({ best }) => best === 100);
  return say(
    input,
    full.length === 0
      ? `None${where}: no attempt of yours has 100 of 100.`
      : `You have 100 of 100 in **${count(full.length, 'quiz', 'quizzes')}**${where}:\n\n${listOf(full)}`,
  );
}

/** The latest attempt beside the one before, of the quiz that was taken more than once last. */
async function sayTriedAgain(input: SkillInput, meant: readonly Taken[]): Promise<StreamLine> {
  const again = meant.find(({ attempts }) => attempts > 1);
  if (!again)
    return say(
      input,
      `There is no second attempt yet: you have taken **${meant[0]!.title}** once, with ${meant[0]!.score} of 100.`,
    );
  const { orgId, uid } = input.request.caller;
  const all = await inOrganization(input.world.db, orgId, (scope) => listScores(scope, { uid, limit: ATTEMPTS }));
  const [now, before] = all.filter(({ quizId }) => quizId === again.id).map(({ score }) => score);
  if (now === undefined || before === undefined)
    return say(input, `The latest attempt at **${again.title}** scored **${again.score}** of 100.`);
  const verdict = now > before ? '**Yes**, better' : now < before ? '**No**' : 'As well as before';
  return say(
    input,
    `${verdict}: your latest attempt at **${again.title}** scored **${now}** of 100, the one before **${before}**.`,
  );
}

async function listTaken(input: SkillInput): Promise<Taken[]> {
  const {
    world,
    request: { caller },
  } = input;
  const days = await clockOf(input);
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const { items } = await readQuizOverview(scope, { uid: caller.uid, limit: QUIZZES });
    const marks =
      items.length === 0
        ? new Map()
        : await readItemPoints(
            scope,
            caller.uid,
            items.map(({ quiz }) => quiz.id),
          );
    return items.map(({ quiz, latest_attempt: latest, stats }) => {
      const { bestScore = null, passMark = null } = marks.get(quiz.id) ?? {};
      return {
        id: quiz.id,
        title: quiz.title,
        score: latest.score,
        rights: latest.correct_answers,
        questions: latest.total_questions,
        day: dayOf(new Date(latest.completed_at ?? latest.started_at), days),
        attempts: stats.attempts,
        best: Math.max(bestScore ?? 0, latest.score),
        passMark,
      };
    });
  });
}

/** Those of the time that is named; all of them without one. */
async function inTime(input: SkillInput, taken: readonly Taken[]): Promise<readonly Taken[]> {
  const period = periodIn(input.request.question, dayOf(input.request.at, await clockOf(input)));
  return period ? taken.filter(({ day }) => isIn(day, period)) : taken;
}

const listOf = (taken: readonly Taken[]): string => {
  const lines = taken.slice(0, NAMED).map(({ title, best }) => `- **${title}**: ${best} of 100`);
  return taken.length > NAMED ? `${lines.join('\n')}\n\nAnd ${taken.length - NAMED} more.` : lines.join('\n');
};

/** How many were right, unless hints or halves make another score of them. */
const rightsOf = ({ rights, questions, score }: Taken): string =>
  Math.round((rights / questions) * 100) === score ? ` (${rights} of ${questions} right)` : '';

/** Which end of all one's results is asked for. */
function endOf(question: string): { readonly sign: 1 | -1; readonly name: string } | null {
  if (/\b(?:worst|lowest|weakest|poorest|least good)\b/i.test(question)) return { sign: 1, name: 'weakest' };
  return /\b(?:best|highest|strongest)\b/i.test(question) ? { sign: -1, name: 'best' } : null;
}

/** At the best attempt; of a quiz that has left the library nobody knows. */
const isPassed = ({ best, passMark }: Taken): boolean => passMark !== null && best >= passMark;

function say(input: SkillInput, text: string): Promise<StreamLine> {
  input.writer.write({ content: text });
  return wayToReviews(input);
}
