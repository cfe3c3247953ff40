import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useReducer } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { organizationGroups } from './organizations.queries.ts';

/** More are shown at a press: an organization may have hundreds. */
const SHOWN = 15;

/** The groups of the organization, the learner's own marked. Without any, nothing stands. */
export function GroupList({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(organizationGroups(orgId));
  const [areAllShown, showAll] = useReducer(() => true, false);
  if (data.items.length === 0) return null;
  const ordered = data.items.toSorted((a, b) => Number(b.is_member) - Number(a.is_member));
  const listed = ordered.length;
  const shown = areAllShown ? ordered : ordered.slice(0, SHOWN);
  return (
    <section aria-labelledby="groups">
      <SectionHead
        id="groups"
        title={t`Groups`}
        lead={ordered[0]?.is_member ? undefined : t`You're not in a group yet. An administrator can add you to one.`}
      />
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ id, name, is_member: isMember, is_leader: isLeader }) => (
          <li key={id} className="min-w-0">
            <Link
              to={paths.leaderboard(orgId, { groupId: id })}
              className="reach max-w-full rounded-full hover:opacity-85"
            >
              <Chip tone={isMember ? 'leaf' : 'plain'} className="max-w-full">
                {isMember && <Check aria-hidden="true" />}
                <span className="min-w-0 truncate">{name}</span>
                {isMember && <span className="font-normal">{isLeader ? t`you lead it` : t`you`}</span>}
                <span className="sr-only">{t`: leaderboard`}</span>
              </Chip>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < listed && (
        <Button size="sm" variant="ghost" onClick={showAll} className="mt-3">{t`Show all ${listed}`}</Button>
      )}
    </section>
  );
}
