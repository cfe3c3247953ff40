import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CourseAsker } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { Building2, Users } from 'lucide-react';
import { formatList } from '#platform/locale/format.ts';
import { Avatar } from '#ui/layout/avatar.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';

interface CourseAskersProps {
  organizationName: string;
  askers: readonly CourseAsker[];
}

/** Who asks for the course, of whom, and how far the others are. Nothing where nobody asks. */
export function CourseAskers({ organizationName, askers }: CourseAskersProps) {
  const people = askers.find((asker) => asker.people !== null)?.people;
  if (askers.length === 0) return null;
  return (
    <section aria-labelledby="askers" className="mt-11 max-w-[44rem] print:hidden">
      <h2 id="askers" className="mb-3 text-[1.375rem]">{t`Who asks for this`}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {askers.map((asker, at) => (
          <li key={`${asker.asked_on} ${at}`} className="flex items-center gap-4 py-3.5">
            {asker.asked_by ? (
              <Avatar name={asker.asked_by.display_name} picture={asker.asked_by.photo_url} />
            ) : (
              <IconTile>
                <Building2 />
              </IconTile>
            )}
            <p className="min-w-0 wrap-anywhere text-ink-2">
              <Asked who={asker.asked_by?.display_name ?? organizationName} asker={asker} />{' '}
              {t`On leave? Your dates wait with you.`}
            </p>
          </li>
        ))}
        {people && (
          <li className="flex items-center gap-4 py-3.5">
            <IconTile>
              <Users />
            </IconTile>
            <p className="min-w-0 text-ink-2">{finishedWords(people)}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

function Asked({ who, asker: { groups, is_everybody: isEverybody } }: { who: string; asker: CourseAsker }) {
  const name = <b className="font-semibold text-ink">{who}</b>;
  const names = formatList(groups);
  if (isEverybody) return <Trans>{name} asks everybody here.</Trans>;
  if (groups.length > 0)
    return (
      <Trans>
        {name} asks everybody in {names}.
      </Trans>
    );
  return <Trans>{name} asks you.</Trans>;
}

function finishedWords({ asked, finished }: NonNullable<CourseAsker['people']>): string {
  if (finished === 0) return t`None of the ${asked} who are asked have finished yet. You can be the first.`;
  return plural(finished, {
    one: `One of the ${asked} who are asked has finished.`,
    other: `# of the ${asked} who are asked have finished.`,
  });
}
