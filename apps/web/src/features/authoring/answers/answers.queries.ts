import { changePiece, listPieces } from '@snapwell/contract/copilot/copilot.endpoints';
import type { AnswerPiece, PieceChange } from '@snapwell/contract/copilot/pieces.schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { authoringKeys } from '../authoring.queries.ts';

/** What the assistant reads out of a published item, piece by piece. */
export const itemPieces = (orgId: string, contentId: string) =>
  queryOptions({
    queryKey: [...authoringKeys.item(orgId, contentId), 'pieces'],
    queryFn: () => call(listPieces, { params: { orgId, contentId } }, { isCacheSkipped: true }),
    gcTime: 0,
  });

export const setPiece = (orgId: string, contentId: string) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: PieceChange & Pick<AnswerPiece, 'id'>) =>
      call(changePiece, { params: { orgId, contentId, pieceId: id }, body }),
  });
