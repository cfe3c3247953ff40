import { plural, t } from '@lingui/core/macro';
import type {
  AtRiskPanel as AtRiskData,
  OverduePanel as OverdueData,
} from '@snapwell/contract/analytics/people-insights.schemas';
import { CircleCheck, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDate, formatDay, formatNumber, formatPercent } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { type Column, DataTable } from '#ui/layout/data-table.tsx';
import { figureTable } from '../figure-table.tsx';
import { useInsights } from '../insights.queries.ts';
import { MeasurePanel, usePanel } from '../measure-panel.tsx';
import { NudgeDialog, type NudgedPerson } from '../nudge/nudge-dialog.tsx';

/** Rows before 'Show all'. */
const FIRST_ROWS = 6;
const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

interface Person {
  uid: string;
  display_name: string;
  photo_url: string | null;
  job_role: string;
  groups: readonly { id: string; name: string }[];
}

const groupsOf = ({ groups }: Pick<Person, 'groups'>) => groups.map(({ name }) => name).join(', ');

function PersonCell({ person }: { person: Person }) {
  const { personPath } = useInsights();
  const { uid, display_name: name, photo_url: picture, job_role: job } = person;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} picture={picture} size="sm" />
      <span className="grid min-w-0">
        {personPath ? (
          <TextLink to={personPath(uid)} className="text-ink">
            {name}
          </TextLink>
        ) : (
          name
        )}
        {job && <small className="text-xs font-normal text-ink-3">{job}</small>}
      </span>
    </span>
  );
}

const personCell = (person: Person) => <PersonCell person={person} />;

/** Members without a visit for two weeks, and a mail that asks them back. */
export function AtRiskPanel() {
  const data = usePanel('at-risk');
  const [nudged, setNudged] = useState<readonly NudgedPerson[] | null>(null);
  const open = data.rows.filter(({ can_nudge: can }) => can);
  const count = open.length;
  const openCount = formatNumber(count);
  const columns: Column<AtRiskData['rows'][number]>[] = [
    { key: 'name', head: t`Member`, isName: true, cell: personCell },
    { key: 'group', head: t`Group`, cell: (row) => groupsOf(row) || '–' },
    { key: 'visit', head: t`Last visit`, cell: lastVisit },
    {
      key: 'streak',
      head: t`Longest streak`,
      cell: ({ best_streak: days }) => plural(days, { one: '# day', other: '# days' }),
    },
    { key: 'open', head: t`Left open`, cell: leftOpen },
    {
      key: 'act',
      head: t`Action`,
      isAction: true,
      cell: (row) => nudgeCell(row, () => setNudged([row])),
    },
  ];
  return (
    <MeasurePanel
      measure="at-risk"
      isList
      data={data}
      nothing={data.rows.length === 0 && t`Everybody was here in the last two weeks.`}
      table={figureTable(data.rows, [
        { head: t`Member`, value: ({ display_name: name }) => name },
        { head: t`Job`, value: ({ job_role: job }) => job },
        { head: t`Group`, value: groupsOf },
        { head: t`Last visit`, value: ({ last_visit_at: at }) => at?.slice(0, 10) ?? '' },
        { head: t`Days away`, value: ({ days_away: days }) => days, isNumber: true },
        { head: t`Longest streak`, value: (row) => row.best_streak, isNumber: true },
        { head: t`Left open`, value: (row) => row.left_open?.title ?? '' },
      ])}
    >
      {() => (
        <>
          {count > 1 && (
            <p className="mb-4">
              <Button size="sm" onClick={() => setNudged(data.rows)}>
                <Send className="size-4" aria-hidden="true" />
                {data.totals.people > data.rows.length
                  ? t`Nudge ${plural(count, { one: '# person', other: '# people' })}`
                  : t`Nudge all ${openCount}`}
              </Button>
            </p>
          )}
          <FirstRows rows={data.rows} all={data.totals.people}>
            {(rows) => (
              <DataTable caption={t`Members at risk`} columns={columns} rows={rows} rowKey={({ uid }) => uid} />
            )}
          </FirstRows>
          {nudged && <NudgeDialog people={nudged} about="return" onClose={() => setNudged(null)} />}
        </>
      )}
    </MeasurePanel>
  );
}

function nudgeCell(row: AtRiskData['rows'][number], onNudge: () => void) {
  if (row.can_nudge) {
    return (
      <Button size="sm" onClick={onNudge}>
        <Send className="size-4" aria-hidden="true" /> {t`Send nudge`}
      </Button>
    );
  }
  return (
    <span className="inline-flex min-h-9 items-center gap-1.5 text-xs font-semibold text-leaf-ink">
      {row.nudged_at !== null && <CircleCheck className="size-4" aria-hidden="true" />}
      {row.nudged_at === null ? t`No mail address` : nudgedWords(formatDate(row.nudged_at, SHORT))}
    </span>
  );
}

const nudgedWords = (day: string) => t`Nudged on ${day}`;

function lastVisit({ last_visit_at: at, days_away: days }: AtRiskData['rows'][number]): string {
  if (at === null) return t`Never`;
  const [date, ago] = [formatDate(at, SHORT), plural(days, { one: '# day ago', other: '# days ago' })];
  return t`${date}, ${ago}`;
}

function leftOpen({ left_open: left }: AtRiskData['rows'][number]): string {
  if (!left) return t`Nothing`;
  const share = formatPercent(left.share);
  const { title } = left;
  return left.share > 0 ? t`${title}, ${share} done` : title;
}

/** Who is late, and with what. */
export function OverduePanel() {
  const { assignmentsPath } = useInsights();
  const data = usePanel('overdue');
  const columns: Column<OverdueData['rows'][number]>[] = [
    { key: 'name', head: t`Member`, isName: true, cell: personCell },
    { key: 'what', head: t`Assignment`, cell: ({ assignment }) => assignment.title },
    {
      key: 'due',
      head: t`Due`,
      cell: ({ assignment, days_late: days }) => {
        const [date, late] = [
          formatDay(assignment.due_on, SHORT),
          plural(days, { one: '# day late', other: '# days late' }),
        ];
        return t`${date}, ${late}`;
      },
    },
    { key: 'done', head: t`Done`, cell: ({ items_done: done, items }) => t`${done} of ${items}` },
  ];
  return (
    <MeasurePanel
      measure="overdue"
      isList
      data={data}
      nothing={data.rows.length === 0 && t`Nothing is late.`}
      table={figureTable(data.rows, [
        { head: t`Member`, value: ({ display_name: name }) => name },
        { head: t`Group`, value: groupsOf },
        { head: t`Assignment`, value: ({ assignment }) => assignment.title },
        { head: t`Due`, value: ({ assignment }) => assignment.due_on },
        { head: t`Days late`, value: ({ days_late: days }) => days, isNumber: true },
        { head: t`Items done`, value: (row) => row.items_done, isNumber: true },
        { head: t`Items`, value: ({ items }) => items, isNumber: true },
      ])}
      action={
        assignmentsPath && data.rows.length > 0 ? (
          <p className="mt-2">
            <TextLink to={assignmentsPath} variant="more">{t`Assignments`}</TextLink>
          </p>
        ) : null
      }
    >
      {() => (
        <FirstRows rows={data.rows} all={data.rows.length}>
          {(rows) => (
            <DataTable
              caption={t`Overdue assignments`}
              columns={columns}
              rows={rows}
              rowKey={({ uid, assignment }) => `${uid}/${assignment.id}`}
            />
          )}
        </FirstRows>
      )}
    </MeasurePanel>
  );
}

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  /** May be more than the server lists. */
  all: number;
  children: (rows: readonly Row[]) => ReactNode;
}

function FirstRows<Row>({ rows, all, children }: FirstRowsProps<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  const [listed, total] = [rows.length, formatNumber(all)];
  return (
    <>
      {children(isWhole ? rows : rows.slice(0, FIRST_ROWS))}
      {rows.length > FIRST_ROWS && (
        <Button size="sm" variant="ghost" className="mt-3" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t`Show fewer` : all > rows.length ? t`Show ${listed} of ${total}` : t`Show all ${listed}`}
        </Button>
      )}
      {isWhole && all > rows.length && <p className="mt-2 text-xs text-ink-3">{t`The first ${listed} of ${total}.`}</p>}
    </>
  );
}
