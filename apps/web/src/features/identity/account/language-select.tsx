import { t } from '@lingui/core/macro';
import { languageNames, languages } from '@snapwell/contract/language';
import { useState } from 'react';
import { chooseLanguage, chosenLanguage } from '#platform/locale/locale.ts';
import { Select } from '#ui/form/select.tsx';

/** Stands for 'as the browser of this device asks for'. */
const LIKE_DEVICE = 'device';

/** The language of texts, dates and numbers on this device. */
export function LanguageSelect() {
  const [chosen, setChosen] = useState(chosenLanguage);
  return (
    <Select
      label={t`Language`}
      hint={t`Texts, dates and numbers change right away.`}
      options={[
        { value: LIKE_DEVICE, label: t`As the device` },
        ...languages.map((value) => ({ value, label: languageNames[value] })),
      ]}
      value={chosen ?? LIKE_DEVICE}
      onChange={(value) => {
        const next = value === LIKE_DEVICE ? null : value;
        setChosen(next);
        void chooseLanguage(next);
      }}
    />
  );
}
