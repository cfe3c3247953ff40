import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailX, Unlink } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { stopReportByLink } from '#features/insights/reports/reports.queries.ts';
import { ApiError, wordsOf } from '#platform/http/api-error.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Glowing } from '../glowing.tsx';

/** Where the link in a weekly report leads. By a press and not by opening it: programs that check mails open links too. */
export function StopReportsScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const stop = useMutation({ mutationFn: () => stopReportByLink(token) });
  const isDeadLink = token === '' || (stop.error instanceof ApiError && stop.error.status === 404);
  const name = stop.data?.organization_name ?? '';
  return (
    <Glowing className="grid min-h-[60dvh] max-w-[46rem] content-center gap-6 py-10">
      <h1 className="text-center">{t`Weekly report`}</h1>
      <div aria-live="polite">
        {isDeadLink ? (
          <EmptyState icon={<Unlink />} title={t`This link doesn't work any more`}>
            {t`You can turn the report off under Insights, Reports.`}
          </EmptyState>
        ) : stop.data ? (
          <EmptyState icon={<CircleCheck />} title={t`You'll get no more reports`}>
            {t`To get them again from ${name}, open Insights and choose Reports.`}
          </EmptyState>
        ) : (
          <EmptyState
            icon={<MailX />}
            title={t`Stop the weekly report?`}
            action={
              <SnapButton isPending={stop.isPending} onClick={() => stop.mutate()}>
                {t`Turn it off`}
              </SnapButton>
            }
          >
            {t`Your alerts still write to you.`}
          </EmptyState>
        )}
        {!isDeadLink && <FormError>{stop.error && wordsOf(stop.error)}</FormError>}
      </div>
    </Glowing>
  );
}
