import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { type CareAsSaid, type CareKind, careKinds, type CareSettings } from '@snapwell/contract/copilot/care.schemas';
import { CARE_LINE_LENGTH, CARE_TEXT_LENGTH } from '@snapwell/contract/copilot/copilot.limits';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { currentLanguage } from '#platform/locale/locale.ts';
import { currentLocale } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { SectionPart } from '../section-form.tsx';
import { countriesByName } from './countries-by-name.ts';

const NAMES: Readonly<Record<CareKind, MessageDescriptor>> = {
  'self-harm': msg`Thoughts of ending their life`,
  emergency: msg`An emergency`,
  danger: msg`Fire, gas or violence`,
  mishap: msg`A wrong medicine was given`,
  exposure: msg`A needle injury or a splash of blood`,
  breach: msg`Data has gone astray`,
  distress: msg`They can't go on`,
  grief: msg`Somebody has died`,
  patient: msg`What to do for one patient`,
  'own-health': msg`Their own health`,
  'own-case': msg`Their own case at work or in law`,
};

/** The one entry of the list that is no country. */
const NONE = 'none';

interface CarePartProps {
  /** What is saved, with the product's words as they are said with it. */
  saved: CareAsSaid;
  care: CareSettings;
  problemOf: (path: string) => string | undefined;
  onChange: (care: CareSettings) => void;
}

/** What is said first to somebody who is in need, and whom it names. */
export function CarePart({ saved, care, problemOf, onChange }: CarePartProps) {
  const locale = currentLocale();
  const options = useMemo(() => countriesByName(locale), [locale]);
  const change = (part: Partial<CareSettings>) => onChange({ ...care, ...part });
  const isAsSaved = (['country', 'house_call', 'support'] as const).every((key) => saved[key] === care[key]);
  return (
    <SectionPart
      title={t`When somebody needs help first`}
      lead={t`In an emergency, after an error or in grief, ${ASSISTANT_NAME} says whom to turn to before anything else.`}
    >
      <Select
        label={t`Country`}
        hint={t`She tells its emergency number. Without a country, or where she isn't sure of the number, she lists 112, 911 and 999.`}
        options={[{ value: NONE, label: t`No country` }, ...options]}
        value={care.country ?? NONE}
        error={problemOf('country')}
        onChange={(country) => change({ country: country === NONE ? null : country })}
      />
      <TextField
        label={t`Emergency call in your house`}
        isOptional
        hint={t`Such as ‘Dial 2222’. It's said before the number of the country.`}
        maxLength={CARE_LINE_LENGTH}
        value={care.house_call}
        error={problemOf('house_call')}
        onChange={({ target }) => change({ house_call: target.value })}
      />
      <TextField
        label={t`Whom staff can turn to`}
        isOptional
        hint={t`Such as ‘peer support, extension 5500’. It's said in distress, in grief and after an error.`}
        maxLength={CARE_LINE_LENGTH}
        value={care.support}
        error={problemOf('support')}
        onChange={({ target }) => change({ support: target.value })}
      />
      <section className="grid gap-3">
        <header className="grid gap-1">
          <h3 className="text-base">{t`What she says`}</h3>
          {!isAsSaved && (
            <p className="text-sm text-ink-2">{t`Our wording takes up your changes above once they're saved.`}</p>
          )}
        </header>
        {careKinds.map((kind) => (
          <CareText
            key={kind}
            kind={kind}
            product={saved.product_texts[currentLanguage()][kind]}
            own={care.texts[kind]}
            problem={problemOf(`texts.${kind}`)}
            onChange={(text) => {
              const { [kind]: _, ...rest } = care.texts;
              change({ texts: text === undefined ? rest : { ...rest, [kind]: text } });
            }}
          />
        ))}
      </section>
    </SectionPart>
  );
}

interface CareTextProps {
  kind: CareKind;
  product: string;
  /** Undefined where the product's wording holds. */
  own: string | undefined;
  problem: string | undefined;
  onChange: (text: string | undefined) => void;
}

function CareText({ kind, product, own, problem, onChange }: CareTextProps) {
  const name = i18n._(NAMES[kind]);
  return (
    <Disclosure
      title={
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-2">
          {name} {own !== undefined && <Chip tone="leaf">{t`Your wording`}</Chip>}
        </span>
      }
    >
      <div className="grid gap-3">
        <TextArea
          label={name}
          isLabelHidden
          rows={4}
          maxLength={CARE_TEXT_LENGTH}
          value={own ?? product}
          error={problem}
          hint={
            own === undefined
              ? t`This is our wording. Change it, and yours is said instead, in every language.`
              : t`Yours is said word for word: it should name whom to call.`
          }
          onChange={({ target }) => onChange(target.value === product ? undefined : target.value)}
        />
        {own !== undefined && (
          <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onChange(undefined)}>
            <RotateCcw className="size-4" aria-hidden="true" /> {t`Use the product's wording`}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}

/** What is written down: an emptied wording is none. */
export const withoutEmptyTexts = (care: CareSettings): CareSettings => ({
  ...care,
  texts: Object.fromEntries(Object.entries(care.texts).filter(([, text]) => text.trim() !== '')),
});
