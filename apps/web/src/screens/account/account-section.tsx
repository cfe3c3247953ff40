import { t } from '@lingui/core/macro';
import { EmailSettings } from '#features/identity/account/email-settings.tsx';
import { PasswordSettings } from '#features/identity/account/password-settings.tsx';
import { SignOutEverywhere } from '#features/identity/session/sign-out-everywhere.tsx';
import { SettingsPart } from './settings-part.tsx';
import { SettingsSection } from './settings-section.tsx';

export function AccountSection() {
  return (
    <SettingsSection id="sign-in" title={t`Signing in`}>
      <SettingsPart title={t`Email`}>
        <EmailSettings />
      </SettingsPart>
      <SettingsPart title={t`Password`}>
        <PasswordSettings />
      </SettingsPart>
      <SettingsPart title={t`Other devices`}>
        <p className="text-sm text-ink-2">{t`Lost a phone, or left somebody else's computer signed in?`}</p>
        <SignOutEverywhere />
      </SettingsPart>
    </SettingsSection>
  );
}
