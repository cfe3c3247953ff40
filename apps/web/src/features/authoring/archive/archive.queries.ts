import * as library from '@snapwell/contract/library/library.endpoints';
import { mutationOptions } from '@tanstack/react-query';
import { call, callForStream } from '#platform/http/api.ts';
import { authoringKeys } from '../authoring.queries.ts';

const PATIENCE_MS = 600_000;

/** The whole library as a file. */
export const fetchLibrary = (orgId: string) =>
  mutationOptions({
    mutationFn: async () =>
      (await callForStream(library.exportLibrary, { params: { orgId } }, AbortSignal.timeout(PATIENCE_MS))).blob(),
  });

/** An archive, and what of it is wanted. */
export interface ArchiveChoice {
  readonly file: File;
  /** The module that alone is imported; null for all of it. */
  readonly module: string | null;
}

/** What an archive would change; nothing is changed. */
export const tryArchive = (orgId: string) =>
  mutationOptions({ mutationFn: (choice: ArchiveChoice) => importArchive(orgId, choice, 'true') });

/** Makes the library what an archive says. */
export const bringArchive = (orgId: string) =>
  mutationOptions({
    mutationFn: (choice: ArchiveChoice) => importArchive(orgId, choice, 'false'),
    meta: { invalidates: [authoringKeys.all(orgId), ['learning', orgId], ['quizzes', orgId]] },
  });

const importArchive = (orgId: string, { file, module }: ArchiveChoice, isDryRun: 'true' | 'false') =>
  call(library.importLibrary, {
    params: { orgId },
    query: { dry_run: isDryRun, ...(module !== null && { module }) },
    file,
  });
