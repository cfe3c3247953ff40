import { t } from '@lingui/core/macro';
import { SEARCH_MIN_LENGTH } from '@snapwell/contract/catalogue/catalogue.limits';
import { useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { useTellAssistant } from '#features/copilot/context/current-page.ts';
import { ModuleCatalogue } from '#features/learning/catalogue/module-catalogue.tsx';
import { SearchHits } from '#features/learning/catalogue/search-hits.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { gatherDiscoverContext } from './discover-context.ts';
import { useOrgId } from '../use-org-id.ts';

/** `/o/{orgId}/lms`: the whole catalogue, to look through and to search. What is looked for stands in the address. */
export function LibraryScreen() {
  const orgId = useOrgId();
  const [search, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  useTellAssistant('discover', orgId, () => gatherDiscoverContext(queryClient, orgId));
  const q = search.get('q') ?? '';
  const asked = useDeferredValue(q.trim());
  return (
    <div className="wrap pt-8 pb-20">
      <h1>{t`Library`}</h1>
      <search className="mt-5 block max-w-xl">
        <TextField
          label={t`Search the library`}
          type="search"
          placeholder={t`Try ‘pain scale’ or ‘falls’`}
          icon={<Search aria-hidden="true" />}
          value={q}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setSearch(value ? { q: value } : {}, { replace: true });
          }}
        />
      </search>
      <div className="mt-8">
        {asked.length >= SEARCH_MIN_LENGTH ? <SearchHits orgId={orgId} q={asked} /> : <ModuleCatalogue orgId={orgId} />}
      </div>
    </div>
  );
}
