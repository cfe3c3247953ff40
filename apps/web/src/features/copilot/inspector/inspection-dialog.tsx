import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { inspection } from '../copilot.queries.ts';
import { InspectionView } from './inspection-view.tsx';

interface InspectionDialogProps {
  orgId: string;
  conversationId: string;
  messageId: string;
  onClose: () => void;
}

/** What a question sent and used, on request. Deleted with the history. */
export function InspectionDialog({ orgId, conversationId, messageId, onClose }: InspectionDialogProps) {
  const { data, isError, refetch, isFetching } = useQuery(inspection(orgId, conversationId, messageId));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t`How this answer came about`}
      description={t`For this answer. It's deleted with the message history.`}
    >
      {data && <InspectionView inspection={data} />}
      {!data && !isError && <Skeleton shape="card" />}
      {!data && isError && (
        <ErrorState title={t`This couldn't be loaded`} onRetry={() => void refetch()} isRetrying={isFetching}>
          {t`What was kept of older answers may have been deleted.`}
        </ErrorState>
      )}
    </Dialog>
  );
}
