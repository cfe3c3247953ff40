import {
  askToConfirm,
  getDocument,
  listDocuments,
  makeDocumentItems,
  pasteDocument,
  skipDocumentLine,
  uploadDocument,
  uploadDocumentVersion,
  writeDocumentDraft,
} from '@snapwell/contract/library/documents/documents.endpoints';
import type { ItemsToMake } from '@snapwell/contract/library/documents/documents.schemas';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

const keys = {
  all: (orgId: string) => ['documents', orgId] as const,
  one: (orgId: string, documentId: string) => ['documents', orgId, 'one', documentId] as const,
};

/** How often a page looks whether a document has been read. */
const LOOK_MS = 800;
const isUnderWay = (state: string | undefined) => state === 'waiting' || state === 'reading';

export const documentList = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.all(orgId), 'list'],
    queryFn: ({ pageParam }) =>
      call(listDocuments, { params: { orgId }, query: { cursor: pageParam } }, { isCacheSkipped: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((card) => isUnderWay(card.state))) ? LOOK_MS : false,
  });

export const documentDetails = (orgId: string, documentId: string) =>
  queryOptions({
    queryKey: keys.one(orgId, documentId),
    queryFn: () => call(getDocument, { params: { orgId, documentId } }, { isCacheSkipped: true }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.state) || state.data?.is_writing ? LOOK_MS : false),
  });

/** A file that was chosen or dropped: as a new document, or as a new version of one. */
export const sendDocument = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ file, documentId }: { file: File; documentId?: string }) =>
      documentId === undefined
        ? call(uploadDocument, { params: { orgId }, query: { name: file.name }, file })
        : call(uploadDocumentVersion, { params: { orgId, documentId }, query: { name: file.name }, file }),
    meta: { invalidates: [keys.all(orgId)] },
  });

export const sendPastedDocument = (orgId: string) =>
  mutationOptions({
    mutationFn: (body: { title: string; format: 'text' | 'markdown' | 'html'; text: string }) =>
      call(pasteDocument, { params: { orgId }, body }),
    meta: { invalidates: [keys.all(orgId)] },
  });

/** Makes drafts of what was chosen. */
export const makeItems = (orgId: string, documentId: string) =>
  mutationOptions({
    mutationFn: (body: ItemsToMake) => call(makeDocumentItems, { params: { orgId, documentId }, body }),
    meta: { invalidates: [keys.all(orgId), ['authoring', orgId]] },
  });

export const skipLine = (orgId: string, documentId: string) =>
  mutationOptions({
    mutationFn: ({ line, isSkipped }: { line: number; isSkipped: boolean }) =>
      call(skipDocumentLine, { params: { orgId, documentId, line }, body: { is_skipped: isSkipped } }),
    meta: { invalidates: [keys.one(orgId, documentId)] },
  });

export const writeDraft = (orgId: string, documentId: string) =>
  mutationOptions({
    mutationFn: () => call(writeDocumentDraft, { params: { orgId, documentId } }),
    meta: { invalidates: [keys.one(orgId, documentId)] },
  });

export const askLearners = (orgId: string, documentId: string) =>
  mutationOptions({
    mutationFn: (body: { content_id: string; mode: 'confirm' | 'retake' }) =>
      call(askToConfirm, { params: { orgId, documentId }, body }),
    meta: { invalidates: [keys.one(orgId, documentId)] },
  });
