import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { SettingsPart } from './settings-part.tsx';
import { SettingsSection } from './settings-section.tsx';

export function DataSection() {
  return (
    <SettingsSection id="data" title={t`Your data`}>
      <SettingsPart title={t`Take it with you`}>
        <p className="text-sm text-ink-2">{t`Everything we keep about you, as one JSON file.`}</p>
        <ExportData />
      </SettingsPart>
      <SettingsPart title={t`Delete the account`}>
        <p className="text-sm text-ink-2">
          <Trans>
            Your name, address and picture are removed. The points that others are ranked against stay, without your
            name.
          </Trans>
        </p>
        <DeleteAccount />
      </SettingsPart>
    </SettingsSection>
  );
}
