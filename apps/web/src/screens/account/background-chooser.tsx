import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type BackgroundSetting, backgroundSetting } from '@snapwell/contract/organizations/background.schemas';
import { useState } from 'react';
import { setUserBackground, useUserBackground } from '#platform/appearance/background.ts';
import { Button } from '#ui/action/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { BackgroundTile } from './background-tile.tsx';

/** See-through, so that they tint the paper of either theme and text stays readable. */
const TINTS = [
  { label: msg`Mint`, color: 'oklch(0.7 0.13 172 / 0.2)' },
  { label: msg`Sky`, color: 'oklch(0.68 0.14 255 / 0.2)' },
  { label: msg`Sand`, color: 'oklch(0.82 0.15 85 / 0.22)' },
  { label: msg`Peach`, color: 'oklch(0.72 0.16 45 / 0.2)' },
  { label: msg`Rose`, color: 'oklch(0.68 0.16 14 / 0.18)' },
];
const READY: { label: MessageDescriptor; setting: BackgroundSetting }[] = [
  { label: msg`None`, setting: { type: 'none' } },
  { label: msg`Aurora`, setting: { type: 'aurora' } },
  ...TINTS.map(({ label, color }) => ({ label, setting: { type: 'color' as const, color } })),
];

/** What lies behind this device's pages. */
export function BackgroundChooser() {
  const chosen = useUserBackground();
  return (
    <div className="grid grid-cols-1 gap-5">
      <BackgroundChoice
        chosen={chosen}
        onChoose={(setting) => setUserBackground({ ...setting, mobileDisabled: chosen.mobileDisabled })}
      />
      <Checkbox
        label={t`Not on phones`}
        hint={t`Saves battery: windows up to 768 pixels wide stay plain.`}
        isChecked={chosen.mobileDisabled ?? false}
        onChange={(mobileDisabled) => setUserBackground({ ...chosen, mobileDisabled })}
      />
    </div>
  );
}

interface BackgroundChoiceProps {
  chosen: BackgroundSetting;
  onChoose: (setting: BackgroundSetting) => void;
}

/** Nothing, moving light, a colour, or a picture of one's own, sharp or as blurred light. */
export function BackgroundChoice({ chosen, onChoose }: BackgroundChoiceProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <fieldset>
        <legend className="sr-only">{t`Background`}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-3">
          {READY.map(({ label, setting }) => (
            <BackgroundTile
              key={JSON.stringify(setting)}
              label={i18n._(label)}
              setting={setting}
              isChosen={isSame(chosen, setting)}
              onChoose={() => onChoose(setting)}
            />
          ))}
        </div>
      </fieldset>
      <OwnPicture chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

function OwnPicture({ chosen, onChoose }: BackgroundChoiceProps) {
  const current = chosen.type === 'image' ? chosen.url : chosen.type === 'bgfx' ? chosen.imageUrl : '';
  const [url, setUrl] = useState(current);
  const [error, setError] = useState<string>();
  const take = (setting: BackgroundSetting) => {
    const parsed = backgroundSetting.safeParse(setting);
    setError(parsed.success ? undefined : t`Enter the address of a picture that begins with https.`);
    if (parsed.success) onChoose(parsed.data);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        label={t`A picture of your own`}
        type="url"
        inputMode="url"
        isOptional
        placeholder={t`https://`}
        value={url}
        error={error}
        onChange={({ target }) => setUrl(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button aria-pressed={chosen.type === 'image'} onClick={() => take({ type: 'image', url, fit: 'cover' })}>
          {t`Full picture`}
        </Button>
        <Button aria-pressed={chosen.type === 'bgfx'} onClick={() => take({ type: 'bgfx', imageUrl: url })}>
          {t`Soft blur`}
        </Button>
      </div>
    </div>
  );
}

function isSame(one: BackgroundSetting, other: BackgroundSetting): boolean {
  return one.type === other.type && (one.type !== 'color' || other.type !== 'color' || one.color === other.color);
}
