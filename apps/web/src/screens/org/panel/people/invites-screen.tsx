import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { JoinCode } from '#features/people/invites/join-code.tsx';
import { ListPreview } from '#features/people/invites/list-preview.tsx';
import { OpenInvites } from '#features/people/invites/open-invites.tsx';
import { RecentLists } from '#features/people/invites/recent-lists.tsx';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '#screens/org/region.tsx';
import { useOrgId } from '#screens/org/use-org-id.ts';
import { PeopleRoom } from './people-room.tsx';

/** `/o/{orgId}/admin-panel/invites`: lists to be sent, open invitations, the join code. */
export function InvitesScreen() {
  const orgId = useOrgId();
  const [words, setWords] = useSearchParams();
  const listId = words.get('list');
  const open = (id: string | null) => setWords(id === null ? {} : { list: id });
  return (
    <PeopleRoom>
      <div className="group/invites grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10">
        {listId !== null && (
          <Region key={listId} skeleton={<RowsSkeleton />} title={t`The list could not be loaded`}>
            <ListPreview orgId={orgId} listId={listId} onRest={open} onClose={() => open(null)} />
          </Region>
        )}
        <Region skeleton={null} title={t`The lists could not be loaded`}>
          <RecentLists orgId={orgId} onOpen={open} />
        </Region>
        <Region skeleton={<RowsSkeleton />} title={t`The invitations could not be loaded`}>
          <OpenInvites orgId={orgId} />
        </Region>
        <section aria-labelledby="join-code" className="group-has-[.animate-pulse]/invites:invisible">
          <h2 id="join-code" className="mb-3 text-lg">{t`Join code`}</h2>
          <Region skeleton={<RowsSkeleton />} title={t`The join code could not be loaded`}>
            <JoinCode orgId={orgId} posterPath={paths.panelPoster(orgId)} />
          </Region>
        </section>
      </div>
    </PeopleRoom>
  );
}
