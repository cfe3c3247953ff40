import { t } from '@lingui/core/macro';
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { type Cursor, withDefault } from '../kit/cursor.ts';
import { EditorSection } from '../kit/editor-frame.tsx';
import { NumberField, WordsField } from '../kit/fields.tsx';
import { ItemList } from '../kit/item-list.tsx';
import { MediaField } from '../kit/media-field.tsx';
import { OutcomeField } from '../kit/outcome-field.tsx';
import { TargetField } from '../kit/target-field.tsx';
import type { Choice, Person, Scene } from './scene-graph.ts';
import { SeenFields } from './seen-fields.tsx';

interface ScenePanelProps {
  scene: Cursor<Scene>;
  measures: ScenesBody['measures'];
  people: readonly Person[];
  media: ItemMedia;
  targets: readonly { id: string; name: string }[];
  /** Makes a scene that the choice leads to; one stays with the choice. Null while there may be no more. */
  onNewTarget: ((choice: number) => void) | null;
}

/** Everything of one scene. */
export function ScenePanel({ scene, measures, people, media, targets, onNewTarget }: ScenePanelProps) {
  const { ending, image } = scene.value;
  const turnInto = (kind: 'choices' | 'ending') =>
    scene.change(
      ({ choices: _choices, ending: _ending, countdown: _countdown, ...rest }) =>
        kind === 'choices'
          ? { ...rest, choices: [] }
          : { ...rest, ending: { outcome: 'good', title: '', debrief: '' } },
      kind === 'choices' ? t`The scene offers choices now.` : t`The scene is an ending now.`,
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {scene.problem && (
        <p role="alert" className="text-sm font-semibold text-berry-ink">
          {scene.problem}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-4">
        <WordsField at={scene.at('title')} label={t`Title`} isOptional />
        <WordsField at={scene.at('at')} label={t`Time`} placeholder="02:14" isOptional />
      </div>
      <WordsField at={scene.at('text')} label={t`What happens`} rows={4} />
      <MediaField at={scene.at('image')} media={media} label={t`Picture`} isOptional />
      {image && <WordsField at={scene.at('alternative')} label={t`The picture in words`} rows={2} isOptional />}
      <SeenFields at={scene.at('person')} people={people} hasPicture={image !== undefined} />
      <PatientFields at={scene.at('patient')} />
      <SegmentedControl
        label={t`How it goes on`}
        isLabelShown
        isWide
        options={[
          { value: 'choices', label: t`With choices` },
          { value: 'ending', label: t`It ends here` },
        ]}
        value={ending ? 'ending' : 'choices'}
        onChange={turnInto}
      />
      {ending ? (
        <EndingFields at={withDefault(scene.at('ending'), ending)} />
      ) : (
        <ChoiceFields scene={scene} measures={measures} targets={targets} onNewTarget={onNewTarget} />
      )}
    </div>
  );
}

const NO_STATE: NonNullable<Scene['patient']> = { vitals: [] };

function PatientFields({ at }: { at: Cursor<Scene['patient']> }) {
  const patient = withDefault(at, NO_STATE);
  return (
    <Disclosure title={t`State of the patient`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WordsField at={patient.at('looks')} label={t`How they look`} rows={2} isOptional />
        <ItemList
          at={patient.at('vitals')}
          label={t`Values on the monitor`}
          nameOf={({ name, value }, place) => {
            const number = place + 1;
            return name ? `${name} ${value}` : t`Value ${number}`;
          }}
          create={() => ({ name: '', value: '', is_worrying: false })}
          addLabel={t`Add a value`}
          most={8}
          empty={t`No values. Pulse and pressure often tell more than words.`}
        >
          {(vital) => (
            <>
              <div className="grid grid-cols-2 gap-3">
                <WordsField at={vital.at('name')} label={t`Name`} />
                <WordsField at={vital.at('value')} label={t`Value and unit`} />
              </div>
              <Checkbox
                label={t`It’s worrying`}
                isChecked={vital.value.is_worrying}
                onChange={(isWorrying) => vital.at('is_worrying').set(isWorrying, t`Value marked.`)}
              />
            </>
          )}
        </ItemList>
      </div>
    </Disclosure>
  );
}

function EndingFields({ at }: { at: Cursor<NonNullable<Scene['ending']>> }) {
  return (
    <>
      <OutcomeField at={at.at('outcome')} />
      <WordsField at={at.at('title')} label={t`Title of the ending`} />
      <WordsField at={at.at('debrief')} label={t`What is to be learned from it`} rows={4} />
    </>
  );
}

function ChoiceFields({ scene, measures, targets, onNewTarget }: Omit<ScenePanelProps, 'media' | 'people'>) {
  const choices = withDefault(scene.at('choices'), []);
  const others = targets.filter(({ id }) => id !== scene.value.id);
  return (
    <EditorSection title={t`Choices`} problem={choices.problem}>
      <ItemList
        at={choices}
        label={t`Choices`}
        nameOf={nameOfChoice}
        create={() => ({ text: '', to: '', effects: {} })}
        addLabel={t`Add a choice`}
        most={5}
        empty={t`No choices yet. Two make a decision.`}
      >
        {(choice, place) => (
          <>
            <WordsField at={choice.at('text')} label={t`Choice`} rows={2} />
            <TargetField
              at={choice.at('to')}
              label={t`Leads to`}
              targets={others}
              onNew={onNewTarget ? { label: t`A new scene`, make: () => onNewTarget(place) } : undefined}
            />
            <WordsField at={choice.at('consequence')} label={t`What follows from it`} rows={2} isOptional />
            <EffectFields at={choice.at('effects')} measures={measures} />
          </>
        )}
      </ItemList>
      {choices.value.length > 0 && <CountdownFields scene={scene} choices={choices.value} />}
    </EditorSection>
  );
}

function EffectFields({ at, measures }: { at: Cursor<Choice['effects']>; measures: ScenesBody['measures'] }) {
  const gone = Object.keys(at.value).filter((id) => measures.every((measure) => measure.id !== id));
  if (measures.length + gone.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t`How it moves the measures`}</legend>
      <div className="grid grid-cols-2 gap-3">
        {[...measures, ...gone.map((id) => ({ id, title: id }))].map(({ id, title }) => (
          <NumberField
            key={id}
            at={at.at(id) as Cursor<number | undefined>}
            label={title || t`Without a name`}
            min={-100}
            max={100}
            isOptional
          />
        ))}
      </div>
    </fieldset>
  );
}

const SECONDS = { first: 30, least: 5, most: 300 };

function CountdownFields({ scene, choices }: { scene: Cursor<Scene>; choices: readonly Choice[] }) {
  const { countdown } = scene.value;
  const at = withDefault(scene.at('countdown'), countdown ?? { seconds: SECONDS.first, choice: 0 });
  return (
    <>
      <Switch
        label={t`Against the clock`}
        hint={t`When it runs out, one of the choices is taken.`}
        isOn={countdown !== undefined}
        onChange={(isOn) =>
          scene
            .at('countdown')
            .set(isOn ? { seconds: SECONDS.first, choice: choices.length - 1 } : undefined, t`Countdown changed.`)
        }
      />
      {countdown && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <NumberField at={at.at('seconds')} label={t`Seconds`} min={SECONDS.least} max={SECONDS.most} step={1} />
          <TargetField
            at={{
              ...scene.at('id'),
              value: String(countdown.choice),
              problem: at.at('choice').problem,
              set: (choice, act) => at.at('choice').set(Number(choice), act),
            }}
            label={t`Taken at zero`}
            targets={choices.map((choice, place) => ({ id: String(place), name: nameOfChoice(choice, place) }))}
          />
        </div>
      )}
    </>
  );
}

function nameOfChoice({ text }: Choice, at: number): string {
  const number = at + 1;
  return text || t`Choice ${number}`;
}
