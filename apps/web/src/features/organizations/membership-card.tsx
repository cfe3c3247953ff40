import { contractText } from '#platform/locale/locale.ts';
import { t } from '@lingui/core/macro';
import { STATUS_TEXTS } from '@snapwell/contract/organizations/organizations.limits';
import type { OwnOrganization } from '@snapwell/contract/profiles/profiles.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { OrganizationMark } from './organization-mark.tsx';
import { organization, setStatus } from './organizations.queries.ts';
import { Standing } from './standing.tsx';

const STATUSES = ['active', 'away', 'on_leave'] as const;

interface MembershipCardProps {
  own: OwnOrganization;
  /** The status changed, or the person left: the profile is out of date. */
  onChanged: () => void;
}

/** A membership: points and streak in it, the own status, and the way out. */
export function MembershipCard({ own, onChanged }: MembershipCardProps) {
  const { name } = own;
  const { data } = useQuery(organization(own.id));
  const status = useMutation({
    ...setStatus(own.id),
    onSuccess: (membership) => {
      const now = contractText(STATUS_TEXTS[membership.status]);
      notify('success', t`Your status in ${name}: ${now}`);
      onChanged();
    },
  });
  const [isLeaving, setLeaving] = useState(false);
  const shown = status.isPending ? status.variables : data?.membership?.status;
  return (
    <Card padding="sm" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <OrganizationMark id={own.id} logoUrl={own.logo_url} />
        <div className="grid min-w-0 flex-1 basis-28 grid-cols-[minmax(0,1fr)] gap-1">
          <h3 className="truncate">{own.name}</h3>
          <Standing points={own.snap_points} streak={own.current_streak} />
        </div>
        <TextLink variant="more" to={paths.orgHome(own.id)}>
          {t`Open`}
        </TextLink>
      </div>
      {shown ? (
        <SegmentedControl
          label={t`Your status in ${name}`}
          options={STATUSES.map((value) => ({ value, label: contractText(STATUS_TEXTS[value]) }))}
          value={shown}
          onChange={(value) => status.mutate(value)}
          isWide
        />
      ) : (
        <Skeleton shape="line" className="h-13 rounded-md" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-ink-3">{t`Days off and leave pause your streak.`}</p>
        <Button variant="ghost" size="sm" className="max-w-full" onClick={() => setLeaving(true)}>
          <span className="truncate">{t`Leave ${name}`}</span>
        </Button>
      </div>
      {status.error && <FormError>{wordsOf(status.error)}</FormError>}
      <LeaveDialog own={own} isOpen={isLeaving} onClose={() => setLeaving(false)} onLeft={onChanged} />
    </Card>
  );
}
