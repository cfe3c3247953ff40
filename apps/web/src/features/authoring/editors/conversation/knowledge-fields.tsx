import { t } from '@lingui/core/macro';
import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Switch } from '#ui/form/switch.tsx';
import type { Cursor } from '../kit/cursor.ts';
import { ChoiceField, NumberField, WordsField } from '../kit/fields.tsx';
import { LinesField } from '../kit/lines-field.tsx';

type Fact = ConversationBody['facts'][number];
type Reaction = ConversationBody['reactions'][number];
type RubricItem = ConversationBody['rubric'][number];

/** How somebody may put it; the same for facts and reactions. */
function PhraseFields({ phrases, keyPhrases }: { phrases: Cursor<string[]>; keyPhrases: Cursor<string[]> }) {
  return (
    <>
      <LinesField
        at={phrases}
        label={t`Ways to say it`}
        hint={t`One whole sentence a line, three to eight of them, as different as people speak.`}
      />
      <LinesField
        at={keyPhrases}
        label={t`Words that give it away`}
        hint={t`One a line. They make the match sure.`}
        isOptional
      />
    </>
  );
}

export function FactFields({ fact }: { fact: Cursor<Fact> }) {
  return (
    <>
      <WordsField at={fact.at('reply')} label={t`What they answer`} hint={t`In their own words.`} rows={2} />
      <PhraseFields phrases={fact.at('phrases')} keyPhrases={fact.at('key_phrases')} />
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          at={fact.at('needs_mood')}
          label={t`Mood it needs`}
          hint={t`Below it stays hidden.`}
          min={0}
          max={100}
          step={1}
        />
        <MoodField at={fact.at('mood')} />
      </div>
      {(fact.value.needs_mood > 0 || fact.value.withheld !== undefined) && (
        <WordsField at={fact.at('withheld')} label={t`Said while the mood is too low`} rows={2} isOptional />
      )}
    </>
  );
}

export function ReactionFields({ reaction }: { reaction: Cursor<Reaction> }) {
  return (
    <>
      <PhraseFields phrases={reaction.at('phrases')} keyPhrases={reaction.at('key_phrases')} />
      <LinesField at={reaction.at('replies')} label={t`What they reply`} hint={t`One a line; they’re said in turn.`} />
      <div className="grid grid-cols-2 items-start gap-4">
        <MoodField at={reaction.at('mood')} />
        <NumberField
          at={reaction.at('pain')}
          label={t`Moves the pain by`}
          hint={t`From −10 to 10.`}
          min={-10}
          max={10}
          step={1}
        />
      </div>
      <Switch
        label={t`It endangers the patient`}
        hint={t`Whatever else went well, the result stays low.`}
        isOn={reaction.value.critical}
        onChange={(isOn) => reaction.at('critical').set(isOn, t`Danger changed.`)}
      />
      <Switch
        label={t`It ends the conversation`}
        isOn={reaction.value.ends}
        onChange={(isOn) => reaction.at('ends').set(isOn, isOn ? t`It ends the talk now.` : t`The talk goes on now.`)}
      />
    </>
  );
}

function MoodField({ at }: { at: Cursor<number> }) {
  return <NumberField at={at} label={t`Moves the mood by`} hint={t`From −50 to 50.`} min={-50} max={50} step={1} />;
}

const MOST_TARGETS = 10;

interface RubricFieldsProps {
  item: Cursor<RubricItem>;
  targets: readonly { id: string; name: string }[];
  goals: readonly string[];
}

export function RubricFields({ item, targets, goals }: RubricFieldsProps) {
  const metBy = item.at('met_by');
  const [wrong] = metBy.problems;
  const gone = metBy.value.filter((id) => targets.every((target) => target.id !== id));
  const turn = (id: string, isOn: boolean) =>
    metBy.change((now) => (isOn ? [...now, id] : now.filter((each) => each !== id)), t`What meets it changed.`);
  return (
    <>
      <WordsField at={item.at('text')} label={t`What a good talk does`} rows={2} />
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{t`Met by any of these`}</legend>
        {targets.length + gone.length === 0 && (
          <p className="py-2 text-sm text-ink-2">{t`Write facts and reactions first.`}</p>
        )}
        <div className="max-h-72 overflow-y-auto">
          {[...targets, ...gone.map((id) => ({ id, name: t`${id} (gone)` }))].map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              isChecked={metBy.value.includes(id)}
              disabled={!metBy.value.includes(id) && metBy.value.length >= MOST_TARGETS}
              onChange={(isOn) => turn(id, isOn)}
            />
          ))}
        </div>
        {wrong && (
          <p role="alert" className="text-xs font-semibold text-berry-ink">
            {wrong.message}
          </p>
        )}
      </fieldset>
      <ChoiceField
        at={item.at('goal')}
        label={t`Part of the goal`}
        options={goals.map((goal, at) => ({ value: at + 1, label: goal }))}
      />
      <NumberField at={item.at('weight')} label={t`Weight`} hint={t`1 to 5.`} min={1} max={5} step={1} />
      <WordsField at={item.at('advice')} label={t`Advice when it was missed`} rows={2} />
    </>
  );
}
