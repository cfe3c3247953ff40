import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ErrorCategory, errorCategory } from '@snapwell/contract/admin/admin.schemas';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Bug } from 'lucide-react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { Card } from '#ui/layout/card.tsx';
import { errorReports } from '../admin.queries.ts';
import { categoryNames } from '../kit/admin-texts.ts';
import { More, RoomHead } from '../kit/panel.tsx';
import { useSearchWord } from '../kit/use-search.ts';
import { ErrorRows } from './error-rows.tsx';

/** What went wrong in browsers: open and resolved, by category. */
export function ErrorsRoom() {
  const [category, , setCategory] = useSearchWord('category');
  const [state, , setState] = useSearchWord('state');
  const isResolved = state === 'resolved';
  const chosen = errorCategory.safeParse(category).data;
  const list = useSuspenseInfiniteQuery(errorReports({ isResolved, ...(chosen && { category: chosen }) }));
  const errors = list.data.pages.flatMap(({ items }) => items);
  return (
    <div className="grid gap-5">
      <RoomHead
        title={t`Errors`}
        lead={t`What went wrong in people’s browsers. An error that you resolve opens again by itself when it comes back.`}
      />
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          label={t`State`}
          options={[
            { value: 'open', label: t({ message: 'Open', context: 'error' }) },
            { value: 'resolved', label: t`Resolved` },
          ]}
          value={isResolved ? 'resolved' : 'open'}
          onChange={(next) => setState(next === 'resolved' ? next : '')}
        />
        <Select<ErrorCategory | 'all'>
          label={t`Category`}
          isLabelHidden
          className="w-56 max-sm:w-full"
          value={chosen ?? 'all'}
          onChange={(next) => setCategory(next === 'all' ? '' : next)}
          options={[
            { value: 'all', label: t`All categories` },
            ...errorCategory.options.map((value) => ({ value, label: i18n._(categoryNames[value]) })),
          ]}
        />
      </div>
      <Card>
        {errors.length > 0 ? (
          <ErrorRows errors={errors} />
        ) : (
          <EmptyState icon={<Bug />} title={isResolved ? t`Nothing is resolved` : t`No open errors`}>
            {isResolved ? (
              <Trans>What you resolve stands here until it comes back.</Trans>
            ) : (
              <Trans>When something breaks in a browser, it appears here within seconds.</Trans>
            )}
          </EmptyState>
        )}
        <More {...list} />
      </Card>
    </div>
  );
}
