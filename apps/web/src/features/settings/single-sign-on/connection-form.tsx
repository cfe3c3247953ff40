import { t } from '@lingui/core/macro';
import type { SignOnConnection } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SectionForm, SectionPart } from '../section-form.tsx';
import { groupsOf } from '../settings.queries.ts';
import { useSectionDraft } from '../use-section-draft.ts';
import { ConnectionTestResult } from './connection-test-result.tsx';
import { CopiedValue } from './copied-value.tsx';
import { changeSignOn, removeSignOn } from './sign-on.queries.ts';

interface ConnectionFormProps {
  orgId: string;
  connection: SignOnConnection | null;
  callbackUrl: string;
  hasDomain: boolean;
}

type Values = Omit<SignOnConnection, 'last_entered_at'> & { client_secret: string };

const NONE: Values = {
  issuer: '',
  client_id: '',
  client_secret: '',
  is_active: true,
  is_required: false,
  system_level: 'learner',
  group_ids: [],
};

/** The provider, what new people become, and whether there are other ways in. */
export function ConnectionForm({ orgId, connection, callbackUrl, hasDomain }: ConnectionFormProps) {
  const { mutateAsync } = useMutation(changeSignOn(orgId));
  const { last_entered_at: lastEnteredAt = null, ...known } = connection ?? { ...NONE, last_entered_at: null };
  const draft = useSectionDraft<Values>(
    { ...NONE, ...known },
    {
      save: (changes) => {
        const { client_secret: secret, ...rest } = { ...NONE, ...known, ...changes };
        return mutateAsync({ ...rest, ...(secret && { client_secret: secret }) });
      },
      saved: t`Your single sign-on is saved.`,
    },
  );
  const { values, set, problemOf } = draft;
  return (
    <SectionForm draft={draft}>
      <SectionPart
        title={t`Your provider`}
        lead={t`Entra ID, Google Workspace, Keycloak or any other that speaks OpenID Connect. Register this application there first.`}
      >
        <CopiedValue label={t`Redirect URI to enter there`} value={callbackUrl} />
        <TextField
          label={t`Issuer`}
          hint={t`Such as https://login.microsoftonline.com/your-tenant-id/v2.0`}
          type="url"
          value={values.issuer}
          error={problemOf('issuer')}
          onChange={({ target }) => set({ issuer: target.value })}
        />
        <TextField
          label={t`Client ID`}
          autoComplete="off"
          value={values.client_id}
          error={problemOf('client_id')}
          onChange={({ target }) => set({ client_id: target.value })}
        />
        <TextField
          label={t`Client secret`}
          type="password"
          autoComplete="new-password"
          hint={connection ? t`Kept and never shown again. Enter one only to replace it.` : undefined}
          value={values.client_secret}
          error={problemOf('client_secret')}
          onChange={({ target }) => set({ client_secret: target.value })}
        />
        <Switch
          label={t`People can sign in with it`}
          isOn={values.is_active}
          onChange={(is_active) => set({ is_active })}
        />
        {connection && !hasDomain && (
          <p className="text-sm text-ink-2">{t`Prove a domain above: until then nobody can come in.`}</p>
        )}
        {connection && <ConnectionTestResult orgId={orgId} isOutdated={draft.isDirty} />}
      </SectionPart>
      <Newcomers orgId={orgId} values={values} set={set} />
      <SectionPart title={t`Other ways in`} lead={t`Who signs in with a password can still be who has left you.`}>
        <Switch
          label={t`Require single sign-on`}
          hint={t`Members with an address of your domains come in no other way. Administrators still can, so that a failing provider never shuts you out.`}
          isOn={values.is_required}
          disabled={!values.is_required && (!values.is_active || lastEnteredAt === null)}
          onChange={(is_required) => set({ is_required })}
        />
        {lastEnteredAt === null && (
          <p className="text-sm text-ink-2">{t`Sign in with it yourself first: then you can require it.`}</p>
        )}
        {connection && <RemoveConnection orgId={orgId} />}
      </SectionPart>
    </SectionForm>
  );
}

interface NewcomersProps {
  orgId: string;
  values: Values;
  set: (change: Partial<Values>) => void;
}

function Newcomers({ orgId, values, set }: NewcomersProps) {
  const { data } = useSuspenseQuery(groupsOf(orgId));
  const toggle = (id: string) => (isOn: boolean) =>
    set({ group_ids: isOn ? [...values.group_ids, id] : values.group_ids.filter((other) => other !== id) });
  return (
    <SectionPart
      title={t`New people`}
      lead={t`Whoever comes in for the first time becomes a member. An invitation to their address says more than this.`}
    >
      <SegmentedControl
        label={t`They become`}
        options={[
          { value: 'learner', label: t`Learners` },
          { value: 'manager', label: t`Managers` },
        ]}
        value={values.system_level}
        onChange={(system_level) => set({ system_level })}
      />
      {data.items.length > 0 && (
        <fieldset>
          <legend className="text-sm font-semibold">{t`In these groups`}</legend>
          <div className="grid sm:grid-cols-2">
            {data.items.map(({ id, name }) => (
              <Checkbox key={id} label={name} isChecked={values.group_ids.includes(id)} onChange={toggle(id)} />
            ))}
          </div>
        </fieldset>
      )}
    </SectionPart>
  );
}

function RemoveConnection({ orgId }: { orgId: string }) {
  const remove = useMutation(removeSignOn(orgId));
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="destructive" isPending={remove.isPending} onClick={() => remove.mutate()}>
        {t`Remove the connection`}
      </Button>
      <p className="text-sm text-ink-2">{t`Accounts and memberships stay. People sign in with a password or a link.`}</p>
      <FormError>{remove.error && wordsOf(remove.error)}</FormError>
    </div>
  );
}
