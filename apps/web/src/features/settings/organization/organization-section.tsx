import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { BackgroundSetting } from '@snapwell/contract/organizations/background.schemas';
import type { OrganizationSettings, SettingsChange } from '@snapwell/contract/organizations/organizations.schemas';
import {
  ORGANIZATION_NAME_LENGTH,
  ORGANIZATION_SUMMARY_LENGTH,
} from '@snapwell/contract/organizations/organizations.limits';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hourChoices, zoneChoices } from '#platform/locale/day-clock.ts';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SectionForm, SectionPart } from '../section-form.tsx';
import { changeOrganization, organizationSettings } from '../settings.queries.ts';
import { useSectionDraft } from '../use-section-draft.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { JoinFields } from './join-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { PublicFields } from './public-fields.tsx';

const LANGUAGES = [
  { value: 'none', label: msg`What each device asks for` },
  { value: 'en', label: msg`English` },
  { value: 'de', label: msg`German` },
] as const;

interface OrganizationSectionProps {
  orgId: string;
  /** The choice of a background is the screen's: it is the same as for a device. */
  background: (chosen: BackgroundSetting, onChoose: (setting: BackgroundSetting) => void) => ReactNode;
}

type Values = Omit<OrganizationSettings, 'id' | 'logo_url' | 'join_code' | 'deleted_at'>;

/** Who the organization is, how its days go, and who gets in. */
export function OrganizationSection({ orgId, background }: OrganizationSectionProps) {
  const { data } = useSuspenseQuery(organizationSettings(orgId));
  const { mutateAsync } = useMutation(changeOrganization(orgId));
  const draft = useSectionDraft<Values>(data, {
    save: (changes) => mutateAsync(changes as SettingsChange),
    saved: t`Your organization's settings are saved.`,
  });
  const { values, set, problemOf } = draft;
  return (
    <SectionForm draft={draft}>
      <SectionPart title={t`Name and look`} lead={t`What members see in the header and on the portal.`}>
        <TextField
          label={t`Name`}
          value={values.name}
          maxLength={ORGANIZATION_NAME_LENGTH}
          error={problemOf('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextArea
          label={t`In one sentence`}
          isOptional
          value={values.summary}
          maxLength={ORGANIZATION_SUMMARY_LENGTH}
          error={problemOf('summary')}
          onChange={({ target }) => set({ summary: target.value })}
        />
        <LogoField orgId={orgId} logoUrl={data.logo_url} />
        <div className="grid gap-2">
          <h3 className="text-sm">{t`Behind the pages`}</h3>
          {background(values.background, (chosen) => set({ background: chosen }))}
        </div>
      </SectionPart>
      <SectionPart title={t`Time and language`} lead={t`Streaks, due dates and leaderboards follow this clock.`}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t`Time zone`}
            options={zoneChoices(values.timezone)}
            value={values.timezone}
            onChange={(timezone) => set({ timezone })}
          />
          <Select
            label={t`A new day begins at`}
            options={hourChoices()}
            value={String(values.day_start_hour)}
            onChange={(hour) => set({ day_start_hour: Number(hour) })}
          />
        </div>
        <DaysOffFields daysOff={values.days_off} onChange={(days_off) => set({ days_off })} />
        <Select
          label={t`Language of our mails`}
          hint={t`For people who haven't chosen one themselves.`}
          options={LANGUAGES.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          value={values.language ?? 'none'}
          onChange={(value) => set({ language: value === 'none' ? null : value })}
        />
      </SectionPart>
      <JoinFields
        orgId={orgId}
        joinCode={data.join_code}
        policy={values.join_policy}
        domains={values.join_domains}
        problem={problemOf('join_domains')}
        onChange={set}
      />
      <PublicFields
        orgId={orgId}
        hasLibrary={values.has_public_library}
        sites={values.embed_origins}
        problem={problemOf('embed_origins')}
        onChange={set}
      />
    </SectionForm>
  );
}
