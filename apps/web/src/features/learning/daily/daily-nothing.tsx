import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#platform/paths.ts';
import { Cover } from '#ui/cover/cover.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextLink } from '#ui/action/text-link.tsx';

/** No set today: there is nothing to learn yet, or nothing left. */
export function DailyNothing({ orgId, hasContent }: { orgId: string; hasContent: boolean }) {
  const picture = <Cover id={orgId} columns={3} rows={1} className="h-20 rounded-md" />;
  if (!hasContent) {
    return (
      <EmptyState
        title={t`No set today`}
        picture={picture}
        action={<TextLink to={paths.orgHome(orgId)}>{t`Back home`}</TextLink>}
      >
        <Trans>
          Your organization hasn’t published anything yet. As soon as it does, five minutes for today appear here.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`Nothing left for today`}
      picture={picture}
      action={<TextLink to={paths.lms(orgId)}>{t`Look something up again`}</TextLink>}
    >
      <Trans>
        You’ve completed everything, and no question is due. What’s new, and what you’re about to forget, will appear
        here.
      </Trans>
    </EmptyState>
  );
}
