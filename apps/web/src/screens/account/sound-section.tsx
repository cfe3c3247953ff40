import { t } from '@lingui/core/macro';
import { playSound, setSoundMuted, useSoundMuted } from '#platform/device/sound.ts';
import { Switch } from '#ui/form/switch.tsx';
import { SettingsSection } from './settings-section.tsx';

export function SoundSection() {
  const isMuted = useSoundMuted();
  return (
    <SettingsSection id="sound" title={t`Sound`} lead={t`For this device.`}>
      <Switch
        label={t`Sounds`}
        hint={t`A short one for points, messages and the daily welcome.`}
        isOn={!isMuted}
        onChange={(isOn) => {
          setSoundMuted(!isOn);
          playSound('earn_points');
        }}
      />
    </SettingsSection>
  );
}
