import { t } from '@lingui/core/macro';
import type {
  InviteListRow,
  InviteProblem,
  InviteRowChange,
} from '@snapwell/contract/organizations/invite-lists.schemas';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { rowMending } from './invites.queries.ts';
import { problemText } from '../people.texts.ts';

interface RowToMendProps {
  orgId: string;
  listId: string;
  row: InviteListRow;
}

/** A row with what is wrong in it, the likely mend as a button, and a field for any other. */
export function RowToMend({ orgId, listId, row }: RowToMendProps) {
  const mending = useMutation(rowMending(orgId, listId));
  const mend = (change: InviteRowChange | 'drop', group?: string) =>
    mending.mutate({ line: row.line, change, ...(group !== undefined && { group }) });
  const problem = row.problems[0]!;
  const words = row.name || row.email || row.groups.join(', ') || row.job_role;
  return (
    <li className="flex items-start gap-3 border-line py-4 not-last:border-b">
      <span className="grid min-w-10 flex-none place-items-center rounded-sm bg-berry-soft px-2 py-1 text-sm font-bold text-berry-ink tabular-nums">
        <span className="sr-only">{t`Row`}</span> {row.line}
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="font-semibold break-words">
          {words}
          {words !== problem.value && problem.value !== '' && (
            <>
              {words && ', '}
              <span className="underline decoration-berry decoration-wavy underline-offset-4">{problem.value}</span>
            </>
          )}
        </p>
        <p id={`problem-${row.line}`} className="text-sm text-ink-2">
          {problemText(problem)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Mends row={row} problem={problem} mend={mend} isPending={mending.isPending} />
          <Button size="sm" variant="ghost" disabled={mending.isPending} onClick={() => mend('drop')}>
            {t`Leave out`} <span className="sr-only">{t`row ${row.line}`}</span>
          </Button>
        </div>
        <ValueField key={`${problem.code} ${problem.value}`} row={row} problem={problem} mend={mend} />
        {mending.error && <FormError>{wordsOf(mending.error)}</FormError>}
      </div>
    </li>
  );
}

interface MendProps {
  row: InviteListRow;
  problem: InviteProblem;
  mend: (change: InviteRowChange | 'drop', group?: string) => void;
}

/** What mends it with one press. */
function Mends({ row, problem, mend, isPending }: MendProps & { isPending: boolean }) {
  const { code, suggestion, value, field } = problem;
  return (
    <>
      {suggestion !== null && (
        <Button size="sm" disabled={isPending} onClick={() => mend(changeOf(row, problem, suggestion))}>
          {t`Use ${suggestion}`}
        </Button>
      )}
      {code === 'group_unknown' && (
        <Button size="sm" variant="ghost" disabled={isPending} onClick={() => mend({}, value)}>
          {t`Make ${value}`}
        </Button>
      )}
      {code === 'email_domain_near' && (
        <Button size="sm" variant="ghost" disabled={isPending} onClick={() => mend({ is_confirmed: true })}>
          {t`It's right`}
        </Button>
      )}
      {field === 'row' && (
        <Button size="sm" disabled={isPending} onClick={() => mend({ is_row_accepted: true })}>
          {t`Take ${row.email || t`the row`} as read`}
        </Button>
      )}
    </>
  );
}

/** The value itself, written anew. */
function ValueField({ row, problem, mend }: MendProps) {
  const { field, code, value } = problem;
  const [text, setText] = useState(value);
  if (field === 'row' || code === 'member_deactivated') return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== value) mend(changeOf(row, problem, text.trim()));
  };
  const labels = { email: t`Email`, groups: t`Group`, level: t`Level`, job_role: t`Job` };
  return (
    <form className="flex items-end gap-2" noValidate onSubmit={submit}>
      <TextField
        label={t`${labels[field]} of row ${row.line}`}
        isLabelHidden
        aria-describedby={`problem-${row.line}`}
        className="min-w-0 flex-1 sm:max-w-sm"
        placeholder={labels[field]}
        type={field === 'email' ? 'email' : 'text'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="lg" disabled={text === value}>
        {t`Mend`}
      </Button>
    </form>
  );
}

/** The row with the wrong part of it replaced. */
function changeOf(row: InviteListRow, { field, value }: InviteProblem, by: string): InviteRowChange {
  switch (field) {
    case 'email':
      return { email: by };
    case 'level':
      return { level: by };
    case 'job_role':
      return { job_role: by };
    default: {
      const parts = (text: string) =>
        text
          .split(/[;,]/)
          .map((name) => name.trim())
          .filter(Boolean);
      return {
        groups: row.groups.includes(value)
          ? row.groups.flatMap((name) => (name === value ? parts(by) : [name]))
          : parts(by),
      };
    }
  }
}
