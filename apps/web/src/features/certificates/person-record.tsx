import { plural, t } from '@lingui/core/macro';
import { listAssignmentsOf } from '@snapwell/contract/learning/assignments/assignments.endpoints';
import type { AssignedState } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { formatDay } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Chip, type Tone } from '#ui/action/chip.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { certificatesOf } from './certificates.queries.ts';
import { StateChip } from './own-certificates.tsx';

const assignmentsOf = (orgId: string, uid: string) =>
  queryOptions({
    queryKey: ['assignments', orgId, 'of', uid],
    queryFn: async () => (await call(listAssignmentsOf, { params: { orgId, uid } }, { isCacheSkipped: true })).items,
  });

const TONES: Record<AssignedState, Tone> = {
  done: 'leaf',
  under_way: 'plain',
  grace: 'snap',
  late: 'berry',
  on_leave: 'sky',
  exempt: 'sky',
};

/** What a member was asked to finish, and the certificates they hold, on the page of those who run or lead. */
export function PersonRecord({ orgId, uid }: { orgId: string; uid: string }) {
  const { data: assignments } = useSuspenseQuery(assignmentsOf(orgId, uid));
  const { data: certificates } = useSuspenseQuery(certificatesOf(orgId, uid));
  return (
    <div className="grid gap-8">
      <section aria-labelledby="person-assignments">
        <SectionHead id="person-assignments" title={t`Assignments`} />
        <ul className="divide-y divide-line">
          {assignments.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <span className="min-w-0 flex-1 basis-48">
                <b className="block font-semibold wrap-break-word">{each.target_title}</b>
                <small className="text-xs text-ink-2">
                  {each.done_on
                    ? t`Done on ${formatDay(each.done_on)}`
                    : each.due_on
                      ? t`by ${formatDay(each.due_on)}`
                      : t`no day`}
                </small>
              </span>
              <Chip tone={TONES[each.state]}>{stateOf(each)}</Chip>
            </li>
          ))}
          {assignments.length === 0 && <li className="py-3 text-ink-2">{t`Nothing is assigned.`}</li>}
        </ul>
      </section>
      <section aria-labelledby="person-certificates">
        <SectionHead id="person-certificates" title={t`Certificates`} />
        <ul className="divide-y divide-line">
          {certificates.map((certificate) => (
            <li key={certificate.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <span className="min-w-0 flex-1 basis-48">
                <TextLink to={paths.certificate(certificate.id)}>{certificate.title}</TextLink>
                <small className="block text-xs text-ink-2">{formatDay(certificate.issued_on)}</small>
              </span>
              <StateChip certificate={certificate} />
            </li>
          ))}
          {certificates.length === 0 && <li className="py-3 text-ink-2">{t`No certificates here.`}</li>}
        </ul>
      </section>
    </div>
  );
}

function stateOf({
  state,
  late_days: days,
  progress_percentage: share,
}: {
  state: AssignedState;
  late_days: number;
  progress_percentage: number;
}): string {
  if (state === 'late') return plural(days, { one: 'one day late', other: '# days late' });
  if (state === 'under_way') return share === 0 ? t`Not begun` : t`At ${share}%`;
  return { done: t`Done`, grace: t`Over the day`, on_leave: t`On leave`, exempt: t`Exempt` }[state];
}
