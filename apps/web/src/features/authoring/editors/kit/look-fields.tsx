import { t } from '@lingui/core/macro';
import type { PersonaLook } from '@snapwell/contract/simulations/persona-look';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import type { Cursor } from './cursor.ts';
import { ChoiceField } from './fields.tsx';

/** Where one may meet somebody. */
export const settingOptions = () => [
  { value: 'bed' as const, label: t`In bed` },
  { value: 'chair' as const, label: t`In a chair` },
  { value: 'corridor' as const, label: t`In the corridor` },
  { value: 'phone' as const, label: t`On the phone` },
  { value: 'floor' as const, label: t`On the floor` },
];

/** The voice somebody speaks with; they are drawn by it as well. */
export function VoiceField({ at, label }: { at: Cursor<'female' | 'male'>; label: string }) {
  return (
    <SegmentedControl
      label={label}
      isLabelShown
      options={[
        { value: 'female', label: t`Female` },
        { value: 'male', label: t`Male` },
      ]}
      value={at.value}
      onChange={(voice) => at.set(voice, t`${label}: changed.`)}
    />
  );
}

/** How the person is drawn; what is left open follows from age, voice and name. */
export function LookFields({ at }: { at: Cursor<PersonaLook> }) {
  const yesOrNo = [
    { value: true, label: t`Yes` },
    { value: false, label: t`No` },
  ];
  return (
    <Disclosure title={t`How they look`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <ChoiceField at={at.at('setting')} label={t`Where one meets them`} options={settingOptions()} />
        <ChoiceField
          at={at.at('hair')}
          label={t`Hair`}
          options={[
            { value: 'white', label: t`White` },
            { value: 'grey', label: t`Grey` },
            { value: 'blond', label: t`Blond` },
            { value: 'red', label: t`Red` },
            { value: 'brown', label: t`Brown` },
            { value: 'black', label: t`Black` },
          ]}
        />
        <ChoiceField
          at={at.at('cut')}
          label={t`Haircut`}
          options={[
            { value: 'bun', label: t`Bun` },
            { value: 'short', label: t`Short` },
            { value: 'long', label: t`Long` },
            { value: 'curls', label: t`Curls` },
            { value: 'parted', label: t`Parted` },
            { value: 'bald', label: t`Bald` },
          ]}
        />
        <ChoiceField
          at={at.at('skin')}
          label={t`Skin, from light to dark`}
          options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))}
        />
        <ChoiceField at={at.at('has_glasses')} label={t`Glasses`} options={yesOrNo} />
        <ChoiceField at={at.at('has_beard')} label={t`Beard`} options={yesOrNo} />
      </div>
    </Disclosure>
  );
}
