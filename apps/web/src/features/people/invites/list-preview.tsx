import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { InviteListDetails } from '@snapwell/contract/organizations/invite-lists.schemas';
import { INVITE_DAYS } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, Clock3, FileSpreadsheet, Info, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatList, formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { inviteListDetails, inviteListEnd, inviteListSending } from './invites.queries.ts';
import { noteText } from '../people.texts.ts';
import { RowToMend } from './row-to-mend.tsx';

interface ListPreviewProps {
  orgId: string;
  listId: string;
  /** Rows that have to be mended became a list of their own. */
  onRest: (listId: string) => void;
  onClose: () => void;
}

/** A list of people to invite: one square for each row, then only the rows to mend. Nothing is sent before the button. */
export function ListPreview({ orgId, listId, onRest, onClose }: ListPreviewProps) {
  const { data: list } = useSuspenseQuery(inviteListDetails(orgId, listId));
  const sending = useMutation({ ...inviteListSending(orgId), onSuccess: ({ rest_id: rest }) => rest && onRest(rest) });
  const ending = useMutation({ ...inviteListEnd(orgId), onSuccess: onClose });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { counts } = list;
  const mails = counts.invited + counts.renewed;
  const due = mails + counts.mailed_today + counts.known;
  return (
    <section
      aria-labelledby="list"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <FileSpreadsheet className="size-6 flex-none text-leaf-ink" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <h2 id="list" ref={heading} tabIndex={-1} className="truncate text-lg outline-none">
            {list.file_name || t`Pasted list`}
          </h2>
          <p className="text-sm text-ink-2" role="status">
            <StateLine list={list} />
          </p>
        </div>
        {(list.state === 'draft' || list.state === 'sending' || list.state === 'waiting') && (
          <Button variant="ghost" onClick={() => ending.mutate(listId)} isPending={ending.isPending}>
            {list.state === 'draft' ? t`Throw away` : t`Stop sending`}
          </Button>
        )}
      </div>
      {list.state !== 'draft' && <Progress list={list} />}
      {list.state === 'draft' && (
        <>
          <Squares squares={list.squares} />
          <dl className="grid grid-cols-3 gap-4">
            <Figure value={mails + counts.mailed_today} tone="text-leaf-ink" label={t`will be invited`} />
            <Figure value={counts.known} tone="text-sky-ink" label={t`are members already`} />
            <Figure value={counts.problem} tone="text-berry-ink" label={t`to mend first`} />
          </dl>
          <Notes list={list} />
          {list.to_mend.length > 0 && (
            <div>
              <h3 className="text-base">{t`To mend`}</h3>
              <ul>
                {list.to_mend.map((row) => (
                  <RowToMend key={`${row.line}`} orgId={orgId} listId={listId} row={row} />
                ))}
              </ul>
              {counts.problem > list.to_mend.length && (
                <p className="pt-3 text-sm text-ink-2">
                  {t`${plural(counts.problem - list.to_mend.length, { one: '# more row', other: '# more rows' })} to mend after these.`}
                </p>
              )}
            </div>
          )}
          <Known list={list} />
          {sending.error && <FormError>{wordsOf(sending.error)}</FormError>}
          <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center justify-between gap-3 rounded-b-lg border-t border-line bg-surface p-5 sm:-mx-6 sm:-mb-6 sm:px-6">
            <p className="text-sm text-ink-2">{t`Links hold ${INVITE_DAYS} days and work once.`}</p>
            <SnapButton
              className="max-sm:w-full"
              disabled={due === 0}
              isPending={sending.isPending}
              onClick={() => sending.mutate(listId)}
            >
              {t`${plural(mails, { one: 'Send # invite', other: 'Send # invites' })}`}
              <Send className="size-5" aria-hidden="true" />
            </SnapButton>
          </div>
        </>
      )}
    </section>
  );
}

function StateLine({ list: { state, counts } }: { list: InviteListDetails }) {
  const rows = plural(counts.rows, { one: '# row', other: '# rows' });
  if (state === 'draft') return <>{t`${rows}. Nothing is sent yet.`}</>;
  if (state === 'sending') return <>{t`${rows}. Being sent; you can leave this page.`}</>;
  if (state === 'waiting') return <>{t`${rows}. Today's mails are used up; the rest follows by itself.`}</>;
  return <>{state === 'done' ? t`${rows}. All sent.` : t`${rows}. Stopped.`}</>;
}

function Progress({ list: { counts, done, state } }: { list: InviteListDetails }) {
  const Icon = state === 'done' ? CircleCheck : Clock3;
  return (
    <div className="grid gap-3">
      <ProgressBar label={t`Sent`} value={counts.rows === 0 ? 100 : (100 * done) / counts.rows} />
      <p className="flex items-start gap-2 text-sm text-ink-2">
        <Icon className="mt-0.5 size-4.5 flex-none text-leaf-ink" aria-hidden="true" />
        {t`${formatNumber(done)} of ${formatNumber(counts.rows)} rows worked off: ${formatNumber(counts.invited + counts.renewed)} invited, ${formatNumber(counts.known)} members already.`}
      </p>
    </div>
  );
}

/** Squares that are drawn; of longer lists each stands for several rows. */
const SQUARES = 420;

/** The file, row by row: what goes, what is known, what is to mend. */
function Squares({ squares }: { squares: string }) {
  const each = Math.ceil(squares.length / SQUARES);
  const drawn = Array.from({ length: Math.ceil(squares.length / each) }, (_, i) => {
    const some = new Set(squares.slice(i * each, (i + 1) * each));
    // The order of the file is the only name that a square has.
    return { row: i * each, kind: some.has('p') ? 'p' : some.has('i') ? 'i' : 'k' };
  });
  const isSmall = drawn.length > 80;
  return (
    <div
      role="img"
      aria-label={t`One square for each row of the list; the numbers stand below.`}
      className={classNames(
        'grid gap-1',
        isSmall ? 'grid-cols-[repeat(auto-fill,minmax(10px,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(22px,1fr))]',
      )}
    >
      {drawn.map(({ row, kind }) => (
        <span
          key={row}
          className={classNames('grid aspect-square place-items-center rounded-[30%]', SQUARE_LOOKS[kind])}
        >
          {kind === 'p' && <span className="size-1/3 rounded-full bg-berry" />}
        </span>
      ))}
    </div>
  );
}

const SQUARE_LOOKS: Record<string, string> = {
  i: 'bg-leaf',
  k: 'bg-sky-soft inset-ring-2 inset-ring-sky',
  p: 'bg-berry-soft inset-ring-2 inset-ring-berry',
};

function Figure({ value, tone, label }: { value: number; tone: string; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className={classNames('figure text-3xl', tone)}>{formatNumber(value)}</dd>
    </div>
  );
}

/** What was noticed of the file, and what a day allows. */
function Notes({ list }: { list: InviteListDetails }) {
  const mails = list.counts.invited + list.counts.renewed;
  const notes = list.notes.map(noteText);
  if (mails > list.mails_left)
    notes.push(
      t`${formatNumber(list.mails_left)} mails can go out today; the others follow by themselves on the next days.`,
    );
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1.5 rounded-md bg-surface-2 px-4 py-3 text-sm text-ink-2">
      {notes.map((note) => (
        <li key={note} className="flex items-start gap-2">
          <Info className="mt-0.5 size-4 flex-none" aria-hidden="true" /> {note}
        </li>
      ))}
    </ul>
  );
}

function Known({ list: { known, counts } }: { list: InviteListDetails }) {
  if (known.length === 0) return null;
  const names = known.slice(0, 5).map(({ name, email }) => name || email);
  const more = counts.known - names.length;
  const others = t`${plural(more, { one: '# other', other: '# others' })}`;
  const people = formatList(more > 0 ? [...names, others] : names);
  return (
    <div>
      <h3 className="text-base">{t`Already members`}</h3>
      <p className="mt-1 text-sm text-ink-2">
        <Trans>No mail goes to {people}. They join the groups that the list names.</Trans>
      </p>
    </div>
  );
}
