import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OrganizationDetails } from '@snapwell/contract/admin/system.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatNumber } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { changeQuotas, organizationDetails, suspendOrganization } from '../admin.queries.ts';
import { Address } from '../kit/address.tsx';
import { ConfirmButton } from '../kit/confirm-button.tsx';
import { Panel, Refusal, RoomHead } from '../kit/panel.tsx';
import { shortDay } from '../kit/times.ts';

/** What an organization uses, what it may use, and who runs it. */
export function OrganizationPage({ organizationId }: { organizationId: string }) {
  const { data } = useSuspenseQuery(organizationDetails(organizationId));
  const suspend = useMutation(suspendOrganization(organizationId));
  const { quotas, usage, limits } = data;
  const lastActive = data.last_active_at ? shortDay(data.last_active_at) : '';
  return (
    <div className="grid gap-5">
      <TextLink to={paths.adminOrganizations}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        <Trans>Organizations</Trans>
      </TextLink>
      <RoomHead
        title={data.name}
        lead={lastActive ? t`/${data.id}, last active ${lastActive}` : t`/${data.id}, nobody has been here yet`}
      >
        <Button to={paths.portal(data.id)}>
          <Trans>Open its portal</Trans>
        </Button>
        {data.is_suspended ? (
          <SnapButton size="sm" isPending={suspend.isPending} onClick={() => suspend.mutate(false)}>
            <Trans>Open again</Trans>
          </SnapButton>
        ) : (
          <ConfirmButton
            label={t`Suspend`}
            title={t`Suspend ${data.name}?`}
            description={t`Nobody gets in until you open it again. Nothing is deleted.`}
            isPending={suspend.isPending}
            onConfirm={() => suspend.mutate(true)}
          />
        )}
      </RoomHead>
      <Refusal error={suspend.error} />
      {data.is_suspended && (
        <p>
          <Chip tone="ember">{t`Suspended`}</Chip>
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={t`What it uses`}>
          <div className="grid gap-4">
            <Usage label={t`Members`} used={usage.members} of={quotas.members} />
            <Usage
              label={t`Storage, MB`}
              used={Math.ceil(usage.storage_bytes / 2 ** 20)}
              of={quotas.storage_mb ?? limits.storage_mb}
            />
            <Usage
              label={t`Sophie’s answers today`}
              used={usage.assistant_questions}
              of={quotas.assistant_questions ?? limits.assistant_questions}
            />
          </div>
        </Panel>
        <QuotaForm key={JSON.stringify(quotas)} data={data} />
      </div>
      <Panel title={t`Who runs it`}>
        {data.admins.length > 0 ? (
          <ul>
            {data.admins.map(({ uid, display_name: name, email }) => (
              <li key={uid}>
                <LinkRow
                  to={paths.adminUser(uid)}
                  lead={<Avatar name={name} />}
                  title={name}
                  detail={<Address email={email} />}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">
            <Trans>Nobody yet. The invitation is on its way.</Trans>
          </p>
        )}
      </Panel>
      <p>
        <TextLink variant="more" to={paths.adminAudit({ target: data.id })}>
          <Trans>What administrators did to it</Trans>
        </TextLink>
      </p>
    </div>
  );
}

function Usage({ label, used, of }: { label: string; used: number; of: number | null }) {
  const share = of ? Math.min(100, (used / of) * 100) : 0;
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-2 tabular-nums">
          {of === null ? formatNumber(used) : t`${formatNumber(used)} of ${formatNumber(of)}`}
        </span>
      </p>
      {of !== null && <ProgressBar value={share} label={label} tone={share >= 90 ? 'ember' : 'leaf'} />}
    </div>
  );
}

const FIELDS = ['members', 'storage_mb', 'assistant_questions'] as const;

function QuotaForm({ data: { id, quotas, limits } }: { data: OrganizationDetails }) {
  const change = useMutation(changeQuotas(id));
  const [values, setValues] = useState(() =>
    Object.fromEntries(FIELDS.map((name) => [name, quotas[name]?.toString() ?? ''])),
  );
  const labels = { members: t`Members`, storage_mb: t`Storage, MB`, assistant_questions: t`Questions to Sophie a day` };
  const hints = {
    members: t`Empty: no limit`,
    storage_mb: t`Empty: ${formatNumber(limits.storage_mb)}, as on the whole server`,
    assistant_questions: t`Empty: ${formatNumber(limits.assistant_questions)}, as on the whole server`,
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const [members, storage, questions] = FIELDS.map((name) => (values[name] ? Number(values[name]) : null));
    change.mutate({ members: members!, storage_mb: storage!, assistant_questions: questions! });
  };
  return (
    <Panel title={t`What it may use`}>
      <form className="grid gap-4" onSubmit={save}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            hint={hints[name]}
            type="number"
            inputMode="numeric"
            min={1}
            max={10_000_000}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
        <Refusal error={change.error} />
        <Button type="submit" className="justify-self-start" isPending={change.isPending}>
          <Trans>Save quotas</Trans>
        </Button>
      </form>
    </Panel>
  );
}
