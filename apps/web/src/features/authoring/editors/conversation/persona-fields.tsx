import { t } from '@lingui/core/macro';
import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { type Cursor, withDefault } from '../kit/cursor.ts';
import { EditorSection } from '../kit/editor-frame.tsx';
import { NumberField, WordsField } from '../kit/fields.tsx';
import { ItemList } from '../kit/item-list.tsx';
import { LookFields, VoiceField } from '../kit/look-fields.tsx';
import { MediaField } from '../kit/media-field.tsx';
import { newSlug } from '../kit/new-slug.ts';

/** Who one talks to. */
export function PersonaFields({ at, media }: { at: Cursor<ConversationBody['persona']>; media: ItemMedia }) {
  return (
    <EditorSection title={t`Person`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem]">
        <WordsField at={at.at('name')} label={t`Name`} />
        <WordsField at={at.at('role')} label={t`Role`} hint={t`Patient, daughter, night nurse.`} />
        <NumberField at={at.at('age')} label={t`Age`} min={0} max={120} step={1} isOptional />
      </div>
      <LookFields at={withDefault(at.at('look'), {})} />
      <MediaField at={at.at('portrait')} media={media} label={t`Portrait`} isOptional />
      <VoiceField at={at.at('voice')} label={t`Voice`} />
      <WordsField
        at={at.at('character')}
        label={t`Character`}
        hint={t`Who they are and how they speak. A language model plays them by it.`}
        rows={4}
      />
      <WordsField at={at.at('opening')} label={t`What they say first`} rows={2} />
    </EditorSection>
  );
}

const FIRST_BOUNDS = { start: 80, min: 40, max: 180 };

/** How they feel at the start, and what the monitor shows. */
export function VitalFields({ root }: { root: Cursor<ConversationBody> }) {
  const vitals = root.at('vitals');
  const newId = () =>
    newSlug(
      'value',
      vitals.value.map(({ id }) => id),
    );
  return (
    <EditorSection title={t`Mood and monitor`} problem={vitals.problem}>
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          at={root.at('mood')}
          label={t`Mood at the start`}
          hint={t`0 is as bad as it gets, 100 at ease.`}
          min={0}
          max={100}
          step={1}
        />
        <NumberField
          at={root.at('pain')}
          label={t`Pain at the start`}
          hint={t`0 to 10, as the face shows it.`}
          min={0}
          max={10}
          step={1}
        />
      </div>
      <ItemList
        at={vitals}
        label={t`Values on the monitor`}
        nameOf={({ title }, at) => {
          const number = at + 1;
          return title || t`Value ${number}`;
        }}
        create={() => ({ id: newId(), title: '', unit: '', ...FIRST_BOUNDS, with_worst_mood: 0 })}
        copyOf={(vital) => ({ ...vital, id: newId() })}
        addLabel={t`Add a value`}
        most={8}
        empty={t`No monitor. Add values where the mood is to be seen in the body.`}
      >
        {(vital) => (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
              <WordsField at={vital.at('title')} label={t`Name`} />
              <WordsField at={vital.at('unit')} label={t`Unit`} />
            </div>
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              <NumberField at={vital.at('start')} label={t`At the start`} step="any" />
              <NumberField at={vital.at('min')} label={t`Lowest`} step="any" />
              <NumberField at={vital.at('max')} label={t`Highest`} step="any" />
              <NumberField at={vital.at('with_worst_mood')} label={t`More at the worst mood`} step="any" />
            </div>
          </>
        )}
      </ItemList>
    </EditorSection>
  );
}
