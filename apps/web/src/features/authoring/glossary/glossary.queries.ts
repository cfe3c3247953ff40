import * as endpoints from '@snapwell/contract/library/glossary/glossary.endpoints';
import type { GlossaryAct } from '@snapwell/contract/library/glossary/glossary.schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { authoringKeys } from '../authoring.queries.ts';

const glossaryKey = (orgId: string) => [...authoringKeys.all(orgId), 'glossary'] as const;

export const authorGlossary = (orgId: string) =>
  queryOptions({
    queryKey: glossaryKey(orgId),
    queryFn: () => call(endpoints.getAuthorGlossary, { params: { orgId } }, { isCacheSkipped: true }),
  });

export const changeGlossary = (orgId: string) =>
  mutationOptions({
    mutationFn: (acts: GlossaryAct[]) => call(endpoints.changeGlossary, { params: { orgId }, body: { acts } }),
    // Learners read the meanings in their lessons.
    meta: { invalidates: [glossaryKey(orgId), ['learning', orgId]] },
  });
