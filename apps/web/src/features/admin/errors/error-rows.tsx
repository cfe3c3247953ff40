import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import type { ErrorReport } from '@snapwell/contract/admin/admin.schemas';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Chip } from '#ui/action/chip.tsx';
import { categoryNames, categoryTones } from '../kit/admin-texts.ts';
import { Bars } from '../kit/bars.tsx';
import { shortMoment } from '../kit/times.ts';

/** Errors with how often they happened in the last day. */
export function ErrorRows({ errors }: { errors: readonly ErrorReport[] }) {
  return (
    <ul>
      {errors.map((error) => (
        <li key={error.fingerprint} className="border-b border-line last:border-0">
          <ErrorRow error={error} />
        </li>
      ))}
    </ul>
  );
}

function ErrorRow({ error }: { error: ErrorReport }) {
  const lastDay = error.hours.reduce((sum, count) => sum + count, 0);
  return (
    <Link
      to={paths.adminError(error.fingerprint)}
      className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_7rem_4rem_7rem_auto]"
    >
      <span className="grid min-w-0 justify-items-start gap-1.5">
        <span className="flex flex-wrap gap-1.5">
          <Chip tone={categoryTones[error.category]}>{i18n._(categoryNames[error.category])}</Chip>
          {error.returned_at && !error.is_resolved && <Chip tone="ember">{t`Came back`}</Chip>}
        </span>
        <code className="line-clamp-2 text-sm wrap-anywhere group-hover:underline">{error.message}</code>
      </span>
      <ChevronRight className="size-5 text-ink-2 sm:order-last" aria-hidden="true" />
      <span className="max-sm:order-last">
        <Bars
          counts={error.hours}
          label={t`${plural(lastDay, { one: '# time in the last day', other: '# times in the last day' })}`}
        />
      </span>
      <span className="grid text-right max-sm:order-last max-sm:justify-self-end">
        <b className="figure">{formatNumber(error.count)}</b>
        <small className="text-xs text-ink-3">{plural(error.count, { one: 'time', other: 'times' })}</small>
        <small className="text-xs text-ink-2 tabular-nums sm:hidden">{shortMoment(error.last_seen_at)}</small>
      </span>
      <span className="grid text-sm tabular-nums max-sm:hidden">
        {shortMoment(error.last_seen_at)}
        <small className="text-xs text-ink-3">{t`first ${shortMoment(error.first_seen_at)}`}</small>
      </span>
    </Link>
  );
}
