import { Moon, Sun } from 'lucide-react';
import { useObservable } from '#platform/observable.ts';
import { type Theme, theme } from '#platform/device/theme.ts';
import { LanguageSelect } from '#features/identity/account/language-select.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { BackgroundChooser } from './background-chooser.tsx';
import { SettingsPart } from './settings-part.tsx';
import { SettingsSection } from './settings-section.tsx';

const THEMES: { value: Theme; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
];

export function AppearanceSection() {
  return (
    <SettingsSection id="appearance" title="Appearance" lead="For this device.">
      <LanguageSelect />
      <SettingsPart title="Theme">
        <SegmentedControl label="Theme" options={THEMES} value={useObservable(theme)} onChange={theme.set} isWide />
      </SettingsPart>
      <SettingsPart title="Background">
        <p className="text-sm text-ink-2">On an organization's pages, its own background comes first.</p>
        <BackgroundChooser />
      </SettingsPart>
    </SettingsSection>
  );
}
