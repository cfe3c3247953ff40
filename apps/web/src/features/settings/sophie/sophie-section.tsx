import { t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import type { CareSettings } from '@snapwell/contract/copilot/care.schemas';
import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import { ASSISTANT_INSTRUCTIONS_LENGTH } from '@snapwell/contract/organizations/organizations.limits';
import { useMutation, useSuspenseQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { NumberField } from '../points/number-field.tsx';
import { SectionForm, SectionPart } from '../section-form.tsx';
import {
  careSettings,
  changeOrganization,
  everydayWords,
  organizationSettings,
  setCare,
  setEverydayWords,
} from '../settings.queries.ts';
import { useSectionDraft } from '../use-section-draft.ts';
import { CarePart, withoutEmptyTexts } from './care-part.tsx';
import { WordsField } from './words-field.tsx';

interface Values {
  is_assistant_enabled: boolean;
  assistant_instructions: string;
  assistant_questions_a_day: number | null;
  words: EverydayWord[];
  care: CareSettings;
}

/** What one member may ask, until an administrator says otherwise. */
const SUGGESTED_QUESTIONS = 20;

/** The assistant: whether she is here, what she should know, and what she could not answer. */
export function SophieSection({ orgId, gaps }: { orgId: string; gaps: ReactNode }) {
  const [{ data }, { data: words }, { data: care }] = useSuspenseQueries({
    queries: [organizationSettings(orgId), everydayWords(orgId), careSettings(orgId)],
  });
  const organization = useMutation(changeOrganization(orgId));
  const saveWords = useMutation(setEverydayWords(orgId));
  const saveCare = useMutation(setCare(orgId));
  const saved: Values = {
    is_assistant_enabled: data.is_assistant_enabled,
    assistant_instructions: data.assistant_instructions,
    assistant_questions_a_day: data.assistant_questions_a_day,
    words: words.items,
    care: { country: care.country, house_call: care.house_call, support: care.support, texts: care.texts },
  };
  const draft = useSectionDraft<Values>(saved, {
    async save({ words: list, care: own, ...settings }) {
      if (own) await saveCare.mutateAsync(withoutEmptyTexts(own));
      if (list) await saveWords.mutateAsync(list.filter(({ phrase, means }) => phrase.trim() + means.trim() !== ''));
      if (Object.keys(settings).length > 0) await organization.mutateAsync(settings);
    },
    saved: t`${ASSISTANT_NAME} knows.`,
  });
  const { values, set } = draft;
  return (
    <div className="grid grid-cols-1 gap-10">
      {gaps}
      <SectionForm draft={draft}>
        <SectionPart
          title={t`On the pages`}
          lead={t`She answers from what you have published, and from the member's own record.`}
        >
          <Switch
            label={t`${ASSISTANT_NAME} is here`}
            hint={t`Switched off, nobody sees her and nothing is asked.`}
            isOn={values.is_assistant_enabled}
            onChange={(is_assistant_enabled) => set({ is_assistant_enabled })}
          />
          <SegmentedControl
            label={t`Questions a day for each member`}
            isLabelShown
            options={[
              { value: 'server', label: t`As many as this server allows` },
              { value: 'own', label: t`Our own limit` },
            ]}
            value={values.assistant_questions_a_day === null ? 'server' : 'own'}
            onChange={(value) => set({ assistant_questions_a_day: value === 'own' ? SUGGESTED_QUESTIONS : null })}
          />
          {values.assistant_questions_a_day !== null && (
            <NumberField
              label={t`Questions`}
              hint={t`The server's own limit holds as well.`}
              value={values.assistant_questions_a_day}
              least={1}
              most={1000}
              onChange={(assistant_questions_a_day) => set({ assistant_questions_a_day })}
            />
          )}
          <TextArea
            label={t`What she should keep in mind`}
            isOptional
            hint={t`Such as whom to send people to, or what your house does its own way. Nothing secret: a member could ask for it.`}
            rows={5}
            maxLength={ASSISTANT_INSTRUCTIONS_LENGTH}
            value={values.assistant_instructions}
            error={draft.problemOf('assistant_instructions')}
            onChange={({ target }) => set({ assistant_instructions: target.value })}
          />
        </SectionPart>
        <CarePart saved={care} care={values.care} problemOf={draft.problemOf} onChange={(own) => set({ care: own })} />
        <SectionPart
          title={t`Your words`}
          lead={t`Abbreviations, brand names and everyday phrases, and what your lessons call them.`}
        >
          <WordsField
            words={values.words}
            problem={draft.problemOf('items')}
            onChange={(list) => set({ words: list })}
          />
        </SectionPart>
      </SectionForm>
    </div>
  );
}
