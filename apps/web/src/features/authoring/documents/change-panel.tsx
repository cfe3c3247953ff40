import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DocumentDetail, LineChange, TouchedItem } from '@snapwell/contract/library/documents/documents.schemas';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { failureWords } from '#platform/http/failure-words.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { askLearners } from './documents.queries.ts';

interface ChangePanelProps {
  orgId: string;
  document: DocumentDetail;
  itemPath: (contentId: string) => string;
}

/** What changed since the version before, what rests on it, and who has learned the old lines. */
export function ChangePanel({ orgId, document, itemPath }: ChangePanelProps) {
  const { changes, touched, version, id } = document;
  const asking = useMutation(askLearners(orgId, id));
  if (changes.length === 0) return null;
  const before = version - 1;
  const learners = touched.reduce((sum, item) => Math.max(sum, item.learners), 0);
  return (
    <section
      data-theme="dark"
      className="grid gap-6 rounded-lg bg-paper p-6 text-ink sm:p-9"
      aria-label={t`What changed`}
    >
      <div className="grid gap-2">
        <p className="text-sm font-semibold text-snap-ink">
          {t`${plural(changes.length, { one: '# line changed', other: '# lines changed' })}`}{' '}
          <Trans>since version {before}</Trans>
        </p>
        <h2 className="text-2xl">{learned(learners, touched)}</h2>
      </div>
      <ul className="grid max-h-96 gap-3 overflow-y-auto" tabIndex={0}>
        {changes.map((change) => (
          <li key={`${change.before}-${change.after}`}>
            <ChangedLine change={change} />
          </li>
        ))}
      </ul>
      {touched.length > 0 && (
        <ul className="grid gap-3">
          {touched.map((item) => (
            <TouchedRow
              key={item.content_id}
              item={item}
              to={itemPath(item.content_id)}
              isAsking={asking.isPending}
              onAsk={(mode) => asking.mutate({ content_id: item.content_id, mode })}
            />
          ))}
        </ul>
      )}
      {asking.error && <FormError>{failureWords(asking.error, true).advice}</FormError>}
    </section>
  );
}

function learned(learners: number, touched: readonly TouchedItem[]): string {
  if (touched.length === 0) return t`No lesson rests on these lines.`;
  if (learners === 0) return t`Nobody has learned the old lines.`;
  return t`${plural(learners, { one: 'One person learned the old lines.', other: '# people learned the old lines.' })}`;
}

function ChangedLine({ change }: { change: LineChange }) {
  const old = wordsWithout(change, 'added');
  const now = wordsWithout(change, 'removed');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <p className="rounded-md bg-surface p-3 text-sm">
        <small className="block text-ink-3">
          <Trans>Before</Trans>
        </small>
        {old === '' ? <span className="text-ink-3">{t`not there`}</span> : <s>{old}</s>}
      </p>
      <p className="rounded-md bg-snap-soft p-3 text-sm">
        <small className="block text-ink-3">
          <Trans>Now</Trans>
        </small>
        {now === '' ? <span className="text-ink-3">{t`taken out`}</span> : <b>{now}</b>}
      </p>
    </div>
  );
}

const wordsWithout = ({ words }: LineChange, left: 'added' | 'removed'): string =>
  words
    .filter(({ state }) => state !== left)
    .map(({ text }) => text)
    .join('')
    .trim();

interface TouchedRowProps {
  item: TouchedItem;
  to: string;
  isAsking: boolean;
  onAsk: (mode: 'confirm' | 'retake') => void;
}

function TouchedRow({ item, to, isAsking, onAsk }: TouchedRowProps) {
  const { title, learners, asked, confirmed } = item;
  return (
    <li className="grid gap-3 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <Link to={to} className="font-semibold underline">
          {title}
        </Link>
        <span className="text-sm text-ink-2">
          {asked > 0
            ? t`${confirmed} of ${asked} have confirmed`
            : t`${plural(learners, { one: '# person learned it', other: '# people learned it' })}`}
        </span>
      </p>
      {asked > 0 && <Squares asked={asked} confirmed={confirmed} />}
      {asked === 0 && learners > 0 && (
        <p className="flex flex-wrap gap-2">
          <Button disabled={isAsking} onClick={() => onAsk('confirm')}>
            <Trans>Ask them to confirm the new line</Trans>
          </Button>
          <Button disabled={isAsking} onClick={() => onAsk('retake')}>
            <Trans>Ask them to go through it again</Trans>
          </Button>
        </p>
      )}
    </li>
  );
}

const MOST_SQUARES = 100;

/** One square a person, those who have confirmed first. */
function Squares({ asked, confirmed }: { asked: number; confirmed: number }) {
  return (
    <span className="flex flex-wrap gap-1.5" aria-hidden="true">
      {Array.from({ length: Math.min(asked, MOST_SQUARES) }, (_, i) => (
        <span
          key={i}
          className={i < confirmed ? 'size-5 rounded-full bg-leaf' : 'size-5 rounded-sm border-2 border-snap'}
        />
      ))}
    </span>
  );
}
