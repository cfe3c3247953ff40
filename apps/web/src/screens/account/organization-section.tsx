import { t } from '@lingui/core/macro';
import type { OrganizationProfile } from '@snapwell/contract/profiles/profiles.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { gameSettings } from '#features/gamification/gamification.queries.ts';
import { LeagueSwitch } from '#features/gamification/ranking/league-switch.tsx';
import { useHasLeagues } from '#features/gamification/ranking/use-has-leagues.ts';
import { ReminderSettings } from '#features/gamification/reminders/reminder-settings.tsx';
import { DayClockFields } from '#features/organizations/day-clock-fields.tsx';
import { setMembership, setStatus } from '#features/organizations/organizations.queries.ts';
import { refreshProfile, useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Region } from '../org/region.tsx';
import { SettingsPart } from './settings-part.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What holds in one organization: who sees the name, leave, leagues, reminders, when one's day begins. */
export function OrganizationSection() {
  const { organization, phase, userState } = useProfile();
  const name = organization?.organization_name;
  const title = name ? t`At ${name}` : t`Organization`;
  return (
    <SettingsSection id="organization" title={title} lead={t`Each organization has its own.`}>
      {organization ? (
        <Choices key={organization.organization_id} profile={organization} />
      ) : (
        <Nothing isLoading={phase !== 'ready'} isMember={userState === 'has-organization'} />
      )}
    </SettingsSection>
  );
}

function Nothing({ isLoading, isMember }: { isLoading: boolean; isMember: boolean }) {
  if (isLoading) return <Skeleton shape="card" className="h-48" />;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2">
        {isMember
          ? t`Open one of your organizations, and its settings and your reminders appear here.`
          : t`You're in no organization yet. Join one on your home page.`}
      </p>
      <Button to={paths.home}>{isMember ? t`My organizations` : t`Home`}</Button>
    </div>
  );
}

function Choices({ profile }: { profile: OrganizationProfile }) {
  const { organization_id: orgId } = profile;
  const told = { onSuccess: refreshProfile, onError: ({ message }: Error) => notify('error', message) };
  const membership = useMutation({ ...setMembership(orgId), ...told });
  const status = useMutation({ ...setStatus(orgId), ...told });
  const isHidden = membership.isPending ? membership.variables.is_name_hidden : undefined;
  return (
    <>
      <SettingsPart title={t`Others`}>
        <Switch
          label={t`Hide my name`}
          hint={t`On leaderboards you're ‘A learner’.`}
          isOn={isHidden ?? profile.is_name_hidden}
          onChange={(is_name_hidden) => membership.mutate({ is_name_hidden })}
        />
        <Region skeleton={<Skeleton shape="line" />} title={t`Your leagues could not be loaded`}>
          <Leagues orgId={orgId} />
        </Region>
      </SettingsPart>
      <SettingsPart title={t`Leave`}>
        <Switch
          label={t`On leave`}
          hint={t`Leave pauses your streak. Reminders and due dates pause too.`}
          isOn={(status.isPending ? status.variables : profile.status) === 'on_leave'}
          onChange={(isOn) => status.mutate(isOn ? 'on_leave' : 'active')}
        />
      </SettingsPart>
      <SettingsPart title={t`Remind me before my streak ends`}>
        <Region skeleton={<Skeleton shape="card" className="h-28" />} title={t`Your reminders could not be loaded`}>
          <ReminderSettings orgId={orgId} />
        </Region>
      </SettingsPart>
      <SettingsPart title={t`Your day`}>
        <DayClockFields
          timezone={profile.timezone}
          dayStartHour={profile.day_start_hour}
          onChange={(change) => membership.mutate(change)}
          isSaving={membership.isPending}
        />
      </SettingsPart>
    </>
  );
}

function Leagues({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(gameSettings(orgId));
  if (!useHasLeagues(orgId)) return null;
  return <LeagueSwitch orgId={orgId} isOn={data.is_in_league} />;
}
