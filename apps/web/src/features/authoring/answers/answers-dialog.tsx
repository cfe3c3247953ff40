import { t } from '@lingui/core/macro';
import type { AnswerPiece } from '@snapwell/contract/copilot/pieces.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { itemPieces } from './answers.queries.ts';
import { PieceRow } from './piece-row.tsx';

interface AnswersDialogProps {
  orgId: string;
  contentId: string;
  onClose: () => void;
}

/** What Sophie reads out of an item as it is published, and the questions that each piece answers. */
export function AnswersDialog({ orgId, contentId, onClose }: AnswersDialogProps) {
  const options = itemPieces(orgId, contentId);
  const { data, isError, refetch } = useQuery({ ...options, throwOnError: false });
  const client = useQueryClient();
  const keep = (piece: AnswerPiece) =>
    client.setQueryData(
      options.queryKey,
      (held) => held && { items: held.items.map((each) => (each.id === piece.id ? piece : each)) },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t`What Sophie answers from this`}
      footer={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      <p className="mb-4 text-sm text-ink-2">
        {t`These are the pieces of the published text. Add the questions that people ask in their own words, or hide a piece that must not be read out alone. What you set stays as long as the piece keeps its words.`}
      </p>
      {isError ? (
        <ErrorState title={t`The pieces could not be loaded`} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton />
      ) : data.items.length === 0 ? (
        <EmptyState title={t`Nothing to read out`}>
          {t`What is not published yet, quizzes and simulations have no pieces. After publishing it takes a moment.`}
        </EmptyState>
      ) : (
        <ul className="grid divide-y divide-line">
          {data.items.map((piece) => (
            <PieceRow key={piece.id} orgId={orgId} contentId={contentId} piece={piece} onChanged={keep} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
