import { t } from '@lingui/core/macro';
import { Button } from '#ui/action/button.tsx';

interface MoreButtonProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The next page of a list, as its query says; nothing on the last one. */
export function MoreButton({ hasNextPage, isFetchingNextPage, fetchNextPage }: MoreButtonProps) {
  if (!hasNextPage) return null;
  return (
    <Button className="mt-4" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t`Show more`}
    </Button>
  );
}
