import { plural, t } from '@lingui/core/macro';
import { listGaps } from '@snapwell/contract/copilot/copilot.endpoints';
import { countMembers } from '@snapwell/contract/organizations/members.endpoints';
import { listAssignments } from '@snapwell/contract/learning/assignments/assignments.endpoints';
import type { AuthorTree } from '@snapwell/contract/library/authoring.schemas';
import { listQuestionReports, listWrittenAnswers } from '@snapwell/contract/quizzes/quizzes.endpoints';
import { queryOptions, useSuspenseQueries } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { formatList } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { authoringKeys, authorTree } from '../authoring.queries.ts';
import { firstContentStop, firstPeopleStop } from './beginning-stops.tsx';
import type { TodayStop } from './today-stop.ts';
import { agedStop, languageStop, ruleStop } from './upkeep-stops.tsx';

/** So many are looked at; more are 'more than'. */
const MOST = 50;

const reports = (orgId: string) =>
  queryOptions({
    queryKey: [...authoringKeys.all(orgId), 'reports'],
    queryFn: () => call(listQuestionReports, { params: { orgId }, query: { limit: MOST } }, { isCacheSkipped: true }),
  });

const late = (orgId: string) =>
  queryOptions({
    queryKey: [...authoringKeys.all(orgId), 'late'],
    queryFn: () => call(listAssignments, { params: { orgId }, query: {} }, { isCacheSkipped: true }),
  });

const gaps = (orgId: string) =>
  queryOptions({
    queryKey: [...authoringKeys.all(orgId), 'gaps'],
    queryFn: () => call(listGaps, { params: { orgId }, query: { limit: MOST } }, { isCacheSkipped: true }),
  });

const answers = (orgId: string) =>
  queryOptions({
    queryKey: [...authoringKeys.all(orgId), 'answers'],
    queryFn: () => call(listWrittenAnswers, { params: { orgId }, query: { limit: MOST } }, { isCacheSkipped: true }),
  });

const counts = (orgId: string) =>
  queryOptions({
    queryKey: [...authoringKeys.all(orgId), 'counts'],
    queryFn: () => call(countMembers, { params: { orgId } }, { isCacheSkipped: true }),
  });

/** What is older has been seen. */
const RECENT_MS = 7 * 24 * 3600 * 1000;
const isRecent = (at: string) => Date.now() - Date.parse(at) < RECENT_MS;

/** What waits, the most pressing first. */
export function useTodayStops(orgId: string): TodayStop[] {
  const [{ data: tree }, { data: asked }, { data: reported }, { data: written }, { data: missing }, { data: counted }] =
    useSuspenseQueries({
      queries: [authorTree(orgId), late(orgId), reports(orgId), answers(orgId), gaps(orgId), counts(orgId)],
    });
  const recent = reported.items.filter(({ at }) => isRecent(at));
  return [
    lateStop(orgId, asked.late),
    reportStop(orgId, recent),
    answerStop(orgId, written.items),
    gapStop(orgId, missing.items),
    draftStop(orgId, tree),
    ruleStop(orgId, tree),
    languageStop(orgId, tree),
    agedStop(orgId, tree),
    firstContentStop(orgId, tree),
    firstPeopleStop(orgId, counted),
  ].filter((stop) => stop !== null);
}

type Report = Awaited<ReturnType<NonNullable<ReturnType<typeof reports>['queryFn']>>>['items'][number];
type Answer = Awaited<ReturnType<NonNullable<ReturnType<typeof answers>['queryFn']>>>['items'][number];

const SHOWN = 3;

type Late = Awaited<ReturnType<NonNullable<ReturnType<typeof late>['queryFn']>>>['late'][number];
type Gap = Awaited<ReturnType<NonNullable<ReturnType<typeof gaps>['queryFn']>>>['items'][number];

function lateStop(orgId: string, people: readonly Late[]): TodayStop | null {
  if (people.length === 0) return null;
  const titles = [...new Set(people.map(({ target_title: title }) => title))];
  return {
    id: 'late',
    minutes: 5,
    title: t`${plural(new Set(people.map(({ uid }) => uid)).size, { one: '# person is late', other: '# people are late' })}`,
    detail: formatList(titles.slice(0, SHOWN)),
    open: people.slice(0, SHOWN).map(({ assignment_id: id, uid, display_name: name, target_title: title, ...each }) => (
      <p key={`${id}/${uid}`} className="rounded-md bg-surface-2 p-4">
        <b className="block font-semibold">{name}</b>
        <span className="text-sm text-ink-2">
          {t`${title}, ${plural(each.late_days, { one: 'one day late', other: '# days late' })}`}
        </span>
      </p>
    )),
    to: paths.panelAssignments(orgId),
    act: t`See who and why`,
  };
}

function gapStop(orgId: string, items: readonly Gap[]): TodayStop | null {
  const recent = items.filter(({ last_asked_on: day }) => isRecent(day));
  if (recent.length === 0) return null;
  return {
    id: 'gaps',
    minutes: Math.min(30, 2 * recent.length),
    title: t`${plural(recent.length, { one: 'Sophie couldn’t answer one thing', other: 'Sophie couldn’t answer # things' })}`,
    detail: recent[0]!.questions[0] ?? recent[0]!.topic,
    open: recent.slice(0, SHOWN).map(({ topic, questions }) => (
      <blockquote key={topic} className="rounded-md bg-surface-2 p-4 font-semibold">
        {questions[0] ?? topic}
      </blockquote>
    )),
    to: paths.panelSettingsSection(orgId, 'assistant'),
    act: t`See what’s missing`,
  };
}

function reportStop(orgId: string, items: readonly Report[]): TodayStop | null {
  if (items.length === 0) return null;
  return {
    id: 'reports',
    minutes: Math.min(30, 2 * items.length),
    title: t`${plural(items.length, { one: '# report on a question', other: '# reports on questions' })}`,
    detail: items[0]!.text,
    open: items.slice(0, SHOWN).map(({ id, text, reporter }) => (
      <blockquote key={id} className="rounded-md bg-surface-2 p-4">
        <p className="font-semibold">{text}</p>
        <p className="mt-1 text-sm text-ink-2">{reporter}</p>
      </blockquote>
    )),
    to: paths.panelItem(orgId, items[0]!.quiz_id),
    act: t`Open the quiz`,
  };
}

function answerStop(orgId: string, items: readonly Answer[]): TodayStop | null {
  const open = items.filter(({ marked_by: markedBy, saved_at: at }) => markedBy !== 'person' && isRecent(at));
  if (open.length === 0) return null;
  return {
    id: 'answers',
    minutes: Math.min(30, open.length),
    title: t`${plural(open.length, { one: '# written answer to look at', other: '# written answers to look at' })}`,
    detail: open[0]!.prompt,
    open: open.slice(0, SHOWN).map(({ attempt_id: attemptId, question_id: questionId, prompt, answer }) => (
      <blockquote key={`${attemptId}/${questionId}`} className="rounded-md bg-surface-2 p-4">
        <p className="text-sm text-ink-2">{prompt}</p>
        <p className="mt-1 font-semibold">{answer}</p>
      </blockquote>
    )),
    to: paths.panelMarking(orgId),
    act: t`Mark the answers`,
  };
}

function draftStop(orgId: string, { modules, homeless }: AuthorTree): TodayStop | null {
  const items = [...modules.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items)), ...homeless];
  const drafts = items.filter(({ has_changes: hasChanges, publish_at: publishAt }) => hasChanges && publishAt === null);
  if (drafts.length === 0) return null;
  const titles = drafts.slice(0, SHOWN).map(({ title }) => title || t`Without a title`);
  return {
    id: 'drafts',
    minutes: Math.min(30, 3 * drafts.length),
    title: t`${plural(drafts.length, { one: '# draft isn’t published', other: '# drafts aren’t published' })}`,
    detail: formatList(titles),
    open: (
      <ul className="grid gap-1">
        {drafts.slice(0, SHOWN).map(({ id, title }) => (
          <li key={id} className="font-semibold">
            {title || t`Without a title`}
          </li>
        ))}
      </ul>
    ),
    to: paths.panelItem(orgId, drafts[0]!.id),
    act: t`Open the first`,
  };
}
