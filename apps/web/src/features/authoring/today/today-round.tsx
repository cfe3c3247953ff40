import { plural, t } from '@lingui/core/macro';
import type { AuthorTree } from '@snapwell/contract/library/authoring.schemas';
import { listQuestionReports, listWrittenAnswers } from '@snapwell/contract/quizzes/quizzes.endpoints';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/http/api.ts';
import { formatDate, formatList } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { authoringKeys, authorTree } from '../authoring.queries.ts';

/** So many are looked at; more are 'more than'. */
const MOST = 50;

const reports = (orgId: string) =>
  queryOptions({
    queryKey: [...authoringKeys.all(orgId), 'reports'],
    queryFn: () => call(listQuestionReports, { params: { orgId }, query: { limit: MOST } }, { isCacheSkipped: true }),
  });

const answers = (orgId: string) =>
  queryOptions({
    queryKey: [...authoringKeys.all(orgId), 'answers'],
    queryFn: () => call(listWrittenAnswers, { params: { orgId }, query: { limit: MOST } }, { isCacheSkipped: true }),
  });

interface Stop {
  readonly id: string;
  readonly minutes: number;
  readonly title: string;
  readonly detail: string;
  /** The thing itself. */
  readonly open: ReactNode;
  readonly to: string;
  readonly act: string;
}

/** What is older has been seen. */
const RECENT_MS = 7 * 24 * 3600 * 1000;
const isRecent = (at: string) => Date.now() - Date.parse(at) < RECENT_MS;

/** What needs whoever runs the organization, as a round: one thing is open, the others wait in a line each. */
export function TodayRound({ orgId }: { orgId: string }) {
  const stops = useStops(orgId);
  const [now] = useState(() => new Date());
  const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0);
  if (stops.length === 0) return <NothingLeft orgId={orgId} />;
  return (
    <>
      <header className="mb-8 flex items-center gap-5">
        <span className="grid size-24 flex-none place-items-center content-center rounded-full border-8 border-line font-display">
          <b className="text-2xl leading-none">{minutes}</b>
          <small>{t`min`}</small>
        </span>
        <div>
          <h1 className="text-3xl">
            {t`${plural(stops.length, { one: 'One thing needs you.', other: '# things need you.' })}`}
          </h1>
          <p className="mt-1 text-ink-2">{formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
        </div>
      </header>
      <ol className="max-w-3xl">
        {stops.map((stop, i) => (
          <li key={stop.id} className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-4 pb-8">
            <span aria-hidden="true" className="absolute top-8 bottom-0 left-[0.9375rem] w-0.5 bg-line" />
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full border-2 border-line-strong bg-paper text-sm font-bold"
            >
              {i + 1}
            </span>
            {i === 0 ? <OpenStop stop={stop} /> : <WaitingStop stop={stop} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function OpenStop({ stop: { title, minutes, open, to, act } }: { stop: Stop }) {
  return (
    <section className="rounded-xl bg-surface p-6 shadow-card dark:border dark:border-line">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        <span className="text-sm text-ink-2">{t`about ${minutes} min`}</span>
      </div>
      <div className="my-4 grid gap-3">{open}</div>
      <SnapButton to={to}>
        {act} <ArrowRight className="size-5" aria-hidden="true" />
      </SnapButton>
    </section>
  );
}

function WaitingStop({ stop: { title, minutes, detail, to, act } }: { stop: Stop }) {
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-start">
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-ink-2">{detail}</p>
      </div>
      <span className="text-sm text-ink-2">{t`${minutes} min`}</span>
      <Button size="sm" to={to} className="justify-self-start">
        {act}
      </Button>
    </div>
  );
}

function NothingLeft({ orgId }: { orgId: string }) {
  return (
    <div className="grid max-w-2xl gap-5 py-10 sm:grid-cols-[auto_1fr] sm:items-center">
      <span className="grid size-28 place-items-center rounded-full border-8 border-leaf text-leaf-ink">
        <Check className="size-12" aria-hidden="true" />
      </span>
      <div>
        <h1 className="text-3xl">{t`Nothing needs you.`}</h1>
        <p className="mt-2 text-ink-2">{t`Drafts, reports and written answers will stand here as soon as there are some.`}</p>
        <Button className="mt-4" to={paths.panelContent(orgId)}>{t`Go to the content`}</Button>
      </div>
    </div>
  );
}

function useStops(orgId: string): Stop[] {
  const { data: tree } = useSuspenseQuery(authorTree(orgId));
  const { data: reported } = useSuspenseQuery(reports(orgId));
  const { data: written } = useSuspenseQuery(answers(orgId));
  const recent = reported.items.filter(({ at }) => isRecent(at));
  return [reportStop(orgId, recent), answerStop(orgId, written.items), draftStop(orgId, tree)].filter(
    (stop) => stop !== null,
  );
}

type Report = Awaited<ReturnType<NonNullable<ReturnType<typeof reports>['queryFn']>>>['items'][number];
type Answer = Awaited<ReturnType<NonNullable<ReturnType<typeof answers>['queryFn']>>>['items'][number];

const SHOWN = 3;

function reportStop(orgId: string, items: readonly Report[]): Stop | null {
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

function answerStop(orgId: string, items: readonly Answer[]): Stop | null {
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

function draftStop(orgId: string, { modules, homeless }: AuthorTree): Stop | null {
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
