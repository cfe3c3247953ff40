import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#platform/paths.ts';
import { Cover } from '#ui/cover/cover.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';

interface NothingNextProps {
  orgId: string;
  hasContent: boolean;
  /** Whoever runs the organization is told how to begin. */
  isAdmin: boolean;
}

/** In the place of the next step: everything is done, or the organization has nothing to learn yet. */
export function NothingNext({ orgId, hasContent, isAdmin }: NothingNextProps) {
  const picture = <Cover id={orgId} columns={3} rows={1} className="h-20 rounded-md" />;
  if (hasContent) {
    return (
      <EmptyState
        title={t`You’ve done everything`}
        picture={picture}
        action={<TextLink to={paths.lms(orgId)}>{t`Look something up again`}</TextLink>}
      >
        {t`Every item of the library is complete. New ones will appear here.`}
      </EmptyState>
    );
  }
  if (isAdmin) {
    return (
      <EmptyState
        title={t`Give your people something to learn`}
        picture={picture}
        action={<SnapButton to={paths.orgAdminPanel(orgId)}>{t`Open the admin panel`}</SnapButton>}
      >
        <Trans>
          Your organization has no content yet. Write a first module or import a folder, then invite people: each of
          them finds their next step here.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`Nothing to learn yet`} picture={picture}>
      <Trans>As soon as your organization publishes its first module, your next step appears here.</Trans>
    </EmptyState>
  );
}
