import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { SettingsPart } from './settings-part.tsx';
import { SettingsSection } from './settings-section.tsx';

export function DataSection() {
  return (
    <SettingsSection id="data" title="Your data">
      <SettingsPart title="Take it with you">
        <p className="text-sm text-ink-2">Everything we keep about you, as one JSON file.</p>
        <ExportData />
      </SettingsPart>
      <SettingsPart title="Delete the account">
        <p className="text-sm text-ink-2">
          Your name, address and picture are removed. The points that others are ranked against stay, without your name.
        </p>
        <DeleteAccount />
      </SettingsPart>
    </SettingsSection>
  );
}
