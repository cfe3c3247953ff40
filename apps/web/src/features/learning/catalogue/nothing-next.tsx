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
        title="You have done everything"
        picture={picture}
        action={<TextLink to={paths.lms(orgId)}>Look something up again</TextLink>}
      >
        Every item of the library is complete. New ones will appear here.
      </EmptyState>
    );
  }
  if (isAdmin) {
    return (
      <EmptyState
        title="Give your people something to learn"
        picture={picture}
        action={<SnapButton to={paths.orgAdminPanel(orgId)}>Open the admin panel</SnapButton>}
      >
        Your organization has no content yet. Write a first module or import a folder, then invite people: each of them
        finds their next step here.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing to learn yet" picture={picture}>
      As soon as your organization publishes its first module, your next step appears here.
    </EmptyState>
  );
}
