import { EmailSettings } from '#features/identity/account/email-settings.tsx';
import { PasswordSettings } from '#features/identity/account/password-settings.tsx';
import { SignOutEverywhere } from '#features/identity/session/sign-out-everywhere.tsx';
import { SettingsPart } from './settings-part.tsx';
import { SettingsSection } from './settings-section.tsx';

export function AccountSection() {
  return (
    <SettingsSection id="sign-in" title="Signing in">
      <SettingsPart title="Email">
        <EmailSettings />
      </SettingsPart>
      <SettingsPart title="Password">
        <PasswordSettings />
      </SettingsPart>
      <SettingsPart title="Other devices">
        <p className="text-sm text-ink-2">Lost a phone, or left somebody else's computer signed in?</p>
        <SignOutEverywhere />
      </SettingsPart>
    </SettingsSection>
  );
}
