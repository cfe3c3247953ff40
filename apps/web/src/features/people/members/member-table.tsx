import { t } from '@lingui/core/macro';
import type { Member } from '@snapwell/contract/organizations/members.schemas';
import { UNSEEN_DAYS } from '@snapwell/contract/organizations/organizations.limits';
import { ArrowDown, ArrowUp, Check, Minus, Moon, Palmtree, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { useMinute } from '#platform/device/minute.ts';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/layout/avatar.tsx';
import { daysBetween, lastSeen, levelName, levelOf } from '../people.texts.ts';
import type { MemberSearch } from '../people.queries.ts';

/** Groups of a row; the others are a number. */
const GROUPS_SHOWN = 2;

interface MemberTableProps {
  rows: readonly Member[];
  pathOf: (uid: string) => string;
  chosen: ReadonlySet<string>;
  onChoose: (uids: ReadonlySet<string>) => void;
  sort: MemberSearch['sort'];
  onSort: (sort: MemberSearch['sort']) => void;
}

/** Members in rows, on a phone in cards. Colour only where something is out of the ordinary. */
export function MemberTable({ rows, pathOf, chosen, onChoose, sort, onSort }: MemberTableProps) {
  const now = useMinute();
  const all = rows.every(({ uid }) => chosen.has(uid));
  const some = rows.some(({ uid }) => chosen.has(uid));
  const toggle = (uid: string) => {
    const next = new Set(chosen);
    if (!next.delete(uid)) next.add(uid);
    onChoose(next);
  };
  return (
    <table className="w-full border-separate border-spacing-0 rounded-lg text-sm max-sm:block sm:border sm:border-line sm:bg-surface">
      <caption className="sr-only">{t`Members`}</caption>
      <thead className="max-sm:sr-only">
        <tr className="text-left text-xs text-ink-3 *:border-b *:border-line *:font-semibold">
          <th scope="col" className="w-14 py-1 pl-3">
            <Choice
              label={t`Choose all that are shown`}
              isChecked={all}
              isMixed={some && !all}
              onChange={() => onChoose(all ? new Set() : new Set(rows.map(({ uid }) => uid)))}
            />
          </th>
          <SortHead label={t`Person`} isOn={sort === 'name'} onSort={() => onSort('name')} />
          <th scope="col">{t`Groups`}</th>
          <th scope="col" className="px-3">{t`Role`}</th>
          <SortHead label={t`Last seen`} isOn={sort === 'last_seen'} onSort={() => onSort('last_seen')} />
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={row.uid}
            className={classNames(
              'group max-sm:relative max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-3 max-sm:rounded-lg max-sm:border max-sm:p-4 sm:*:border-line sm:not-last:*:border-b',
              chosen.has(row.uid) ? 'bg-leaf-soft max-sm:border-leaf' : 'max-sm:border-line max-sm:bg-surface',
            )}
          >
            <td className="pl-3 max-sm:absolute max-sm:top-2.5 max-sm:right-2.5 max-sm:p-0">
              <Choice
                label={t`Choose ${row.display_name || row.email}`}
                isChecked={chosen.has(row.uid)}
                onChange={() => toggle(row.uid)}
              />
            </td>
            <th scope="row" className="py-2.5 pr-3 text-left font-normal max-sm:col-span-2 max-sm:py-0 max-sm:pr-12">
              <Link to={pathOf(row.uid)} className="flex min-h-11 items-center gap-3 rounded-sm hover:underline">
                <Avatar name={row.display_name || row.email} picture={row.photo_url} />
                <span className="grid min-w-0">
                  <b className="truncate text-[0.9375rem]">{row.display_name || row.email}</b>
                  <small className="truncate text-xs text-ink-2">{row.job_role || row.email}</small>
                </span>
              </Link>
            </th>
            <Cell label={t`Groups`} className="max-sm:col-span-2">
              <span className="flex flex-wrap gap-1">
                {row.groups.slice(0, GROUPS_SHOWN).map(({ id, name }) => (
                  // Whole: often a number at the end tells one ward from the next.
                  <Chip key={id} className="max-w-full sm:max-w-64">
                    <span className="py-1 whitespace-normal">{name}</span>
                  </Chip>
                ))}
                {row.groups.length > GROUPS_SHOWN && <Chip>{`+${row.groups.length - GROUPS_SHOWN}`}</Chip>}
                {row.groups.length === 0 && <span className="text-ink-3">{t`none`}</span>}
              </span>
            </Cell>
            <Cell label={t`Role`} className="sm:px-3">
              <span className={levelOf(row) === 'learner' ? undefined : 'font-bold'}>{levelName(levelOf(row))}</span>
            </Cell>
            <Cell label={t`Last seen`} className="sm:pr-4">
              <Presence row={row} now={now} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ label, className, children }: { label: string; className?: string; children: React.ReactNode }) {
  return (
    <td className={classNames('py-2.5 max-sm:block max-sm:py-0', className)}>
      <span aria-hidden="true" className="mb-1 block text-xs text-ink-3 sm:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}

/** When somebody was here, or why they are not expected. */
function Presence({ row, now }: { row: Member; now: number }) {
  if (row.is_deactivated) return <Marked icon={<UserX />} tone="text-berry-ink">{t`Deactivated`}</Marked>;
  if (row.status === 'on_leave') return <Marked icon={<Palmtree />} tone="text-ink-2">{t`On leave`}</Marked>;
  const isUnseen = daysBetween(row.last_seen_at ?? row.joined_at, now) >= UNSEEN_DAYS;
  const words = lastSeen(row.last_seen_at, now);
  return isUnseen ? (
    <Marked icon={<Moon />} tone="text-ember-ink">
      {words}
    </Marked>
  ) : (
    <span className="text-ink-2">{words}</span>
  );
}

function Marked({ icon, tone, children }: { icon: React.ReactNode; tone: string; children: React.ReactNode }) {
  return (
    <span className={classNames('inline-flex items-center gap-2 font-semibold [&>svg]:size-4 [&>svg]:flex-none', tone)}>
      {icon}
      {children}
    </span>
  );
}

function SortHead({ label, isOn, onSort }: { label: string; isOn: boolean; onSort: () => void }) {
  const Arrow = isOn ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isOn ? 'ascending' : 'none'}>
      <button
        type="button"
        onClick={onSort}
        className="reach inline-flex items-center gap-1 font-semibold hover:text-ink"
      >
        {label}
        <Arrow className={classNames('size-3.5', !isOn && 'opacity-0')} aria-hidden="true" />
      </button>
    </th>
  );
}

interface ChoiceProps {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  onChange: () => void;
}

/** A box of 44 px around a native checkbox: fifty of them cost nothing. */
function Choice({ label, isChecked, isMixed = false, onChange }: ChoiceProps) {
  return (
    <label className="relative grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={onChange}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-sm"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none grid size-6 place-items-center rounded-sm border-2 border-line-strong bg-surface text-on-leaf peer-checked:border-leaf peer-checked:bg-leaf peer-indeterminate:border-leaf peer-indeterminate:bg-leaf"
      >
        {isMixed ? (
          <Minus className="size-4" strokeWidth={3} />
        ) : (
          isChecked && <Check className="size-4" strokeWidth={3} />
        )}
      </span>
    </label>
  );
}
