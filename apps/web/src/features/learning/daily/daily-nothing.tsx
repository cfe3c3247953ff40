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
        title="No set today"
        picture={picture}
        action={<TextLink to={paths.orgHome(orgId)}>Back home</TextLink>}
      >
        Your organization has not published anything yet. As soon as it does, five minutes for today appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing left for today"
      picture={picture}
      action={<TextLink to={paths.lms(orgId)}>Look something up again</TextLink>}
    >
      You have completed everything, and no question is due. What is new, and what you are about to forget, will appear
      here.
    </EmptyState>
  );
}
