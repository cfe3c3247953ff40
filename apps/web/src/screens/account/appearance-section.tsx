import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Moon, Sun } from 'lucide-react';
import { useObservable } from '#platform/observable.ts';
import { type Theme, theme } from '#platform/appearance/theme.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { BackgroundChooser } from './background-chooser.tsx';
import { SettingsPart } from './settings-part.tsx';
import { SettingsSection } from './settings-section.tsx';

const THEMES: { value: Theme; label: MessageDescriptor; icon: React.ReactNode }[] = [
  { value: 'light', label: msg`Light`, icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: msg`Dark`, icon: <Moon aria-hidden="true" /> },
];

export function AppearanceSection() {
  const themes = THEMES.map((each) => ({ ...each, label: i18n._(each.label) }));
  return (
    <SettingsSection id="appearance" title={t`Appearance`} lead={t`For this device.`}>
      <SettingsPart title={t`Theme`}>
        <SegmentedControl label={t`Theme`} options={themes} value={useObservable(theme)} onChange={theme.set} isWide />
      </SettingsPart>
      <SettingsPart title={t`Background`}>
        <p className="text-sm text-ink-2">{t`On an organization's pages, its own background comes first.`}</p>
        <BackgroundChooser />
      </SettingsPart>
    </SettingsSection>
  );
}
