import { t } from '@lingui/core/macro';
import type { HotspotBody } from '@snapwell/contract/learning/kinds/hotspot';
import { ImagePlus } from 'lucide-react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Switch } from '#ui/form/switch.tsx';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import { EditorFrame, EditorSection } from '../kit/editor-frame.tsx';
import { NumberField, WordsField } from '../kit/fields.tsx';
import { filled } from '../kit/filled.ts';
import { ItemList } from '../kit/item-list.tsx';
import { MarkedPicture } from '../kit/marked-picture.tsx';
import { MediaField } from '../kit/media-field.tsx';
import { useEditing } from '../kit/use-editing.ts';

const EMPTY: HotspotBody = { prompt: '', image: '', alternative: '', areas: [] };
const MOST_AREAS = 20;
const RADIUS = { least: 2, first: 8, most: 50 };

const newArea = (x = 50, y = 50): HotspotBody['areas'][number] => ({
  label: '',
  x,
  y,
  radius: RADIUS.first,
  correct: false,
  why: '',
});

/** Areas of a picture; those that are right are to be found. */
export function HotspotEditor({ body, onChange, problems, media }: ItemEditorProps<HotspotBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const { root } = editing;
  const { image, alternative } = root.value;
  const areas = root.at('areas');
  return (
    <EditorFrame label={t`Find it`} editing={editing}>
      <WordsField at={root.at('prompt')} label={t`What to find`} rows={2} />
      <EditorSection title={t`Picture`}>
        <MediaField at={root.at('image')} media={media} label={t`Picture file`} />
        {image === '' ? (
          <EmptyState icon={<ImagePlus aria-hidden="true" />} title={t`A picture first`}>
            {t`Upload one or choose one. Then press the picture where something is to be found.`}
          </EmptyState>
        ) : (
          <MarkedPicture
            picture={{ url: media.url(image), alternative: alternative || t`The picture` }}
            marks={areas.value.map((area, at) => ({ ...area, name: nameOfArea(area, at), isRight: area.correct }))}
            onAdd={
              areas.value.length < MOST_AREAS
                ? ({ x, y }) => areas.change((now) => [...now, newArea(x, y)], t`Area added.`)
                : null
            }
            onMove={(at, { x, y }) =>
              areas.at(at).change((now) => (now.x === x && now.y === y ? now : { ...now, x, y }))
            }
            onResize={(at, radius) =>
              areas
                .at(at)
                .at('radius')
                .set(Math.min(RADIUS.most, Math.max(RADIUS.least, radius)))
            }
            onRemove={(at) => areas.change((now) => now.toSpliced(at, 1), t`Area removed.`)}
          />
        )}
        <WordsField
          at={root.at('alternative')}
          label={t`What is to be seen`}
          hint={t`In words, without giving the answer away.`}
          rows={3}
        />
      </EditorSection>
      <EditorSection
        title={t`Areas`}
        hint={t`Right ones are to be found; the others are tempting mistakes.`}
        problem={areas.problem}
      >
        <ItemList
          at={areas}
          label={t`Areas`}
          nameOf={nameOfArea}
          create={() => newArea()}
          addLabel={t`Add an area`}
          most={MOST_AREAS}
          empty={t`No areas yet. Press the picture, and size the ring with plus and minus.`}
        >
          {(area) => (
            <>
              <WordsField
                at={area.at('label')}
                label={t`Name`}
                hint={t`Neutral: those who can’t point choose from the names.`}
              />
              <Switch
                label={t`It’s to be found`}
                isOn={area.value.correct}
                onChange={(isOn) => area.at('correct').set(isOn, isOn ? t`Marked as right.` : t`Marked as wrong.`)}
              />
              <WordsField at={area.at('why')} label={t`Why`} rows={2} />
              <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
                <NumberField at={area.at('x')} label={t`From the left, %`} min={0} max={100} step="any" />
                <NumberField at={area.at('y')} label={t`From the top, %`} min={0} max={100} step="any" />
                <NumberField
                  at={area.at('radius')}
                  label={t`Radius, %`}
                  min={RADIUS.least}
                  max={RADIUS.most}
                  step="any"
                />
                <NumberField
                  at={area.at('width')}
                  label={t`Width of a row, %`}
                  isOptional
                  min={4}
                  max={100}
                  step="any"
                />
              </div>
            </>
          )}
        </ItemList>
      </EditorSection>
    </EditorFrame>
  );
}

function nameOfArea({ label }: { label: string }, at: number): string {
  const number = at + 1;
  return label || t`Area ${number}`;
}
