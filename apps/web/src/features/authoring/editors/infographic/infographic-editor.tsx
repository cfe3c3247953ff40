import { t } from '@lingui/core/macro';
import type { InfographicBody } from '@snapwell/contract/learning/kinds/infographic';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ImagePlus } from 'lucide-react';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import { EditorFrame, EditorSection } from '../kit/editor-frame.tsx';
import { NumberField, WordsField } from '../kit/fields.tsx';
import { filled } from '../kit/filled.ts';
import { ItemList } from '../kit/item-list.tsx';
import { MarkedPicture } from '../kit/marked-picture.tsx';
import { MediaField } from '../kit/media-field.tsx';
import { useEditing } from '../kit/use-editing.ts';

const EMPTY: InfographicBody = { image: '', alternative: '', hotspots: [] };
const MOST_POINTS = 30;

/** A picture with points that say more, drawn on the picture, and everything it says in words. */
export function InfographicEditor({ body, onChange, problems, media }: ItemEditorProps<InfographicBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const { root } = editing;
  const { image, hotspots, alternative } = root.value;
  const points = root.at('hotspots');
  const addAt = ({ x, y }: { x: number; y: number }) =>
    points.change((now) => [...now, { x, y, title: '', text: '' }], t`Point added.`);
  return (
    <EditorFrame label={t`Infographic`} editing={editing}>
      <EditorSection title={t`Picture`}>
        <MediaField at={root.at('image')} media={media} label={t`Picture file`} />
        {image === '' ? (
          <EmptyState icon={<ImagePlus aria-hidden="true" />} title={t`A picture first`}>
            {t`Upload one or choose one. Then press the picture where it has more to say.`}
          </EmptyState>
        ) : (
          <MarkedPicture
            picture={{ url: media.url(image), alternative: alternative.slice(0, 200) || t`The picture` }}
            marks={hotspots.map((spot, at) => ({ ...spot, name: nameOfPoint(spot, at) }))}
            onAdd={hotspots.length < MOST_POINTS ? addAt : null}
            onMove={(at, { x, y }) =>
              points.at(at).change((now) => (now.x === x && now.y === y ? now : { ...now, x, y }))
            }
            onRemove={(at) => points.change((now) => now.toSpliced(at, 1), t`Point removed.`)}
          />
        )}
        <WordsField
          at={root.at('alternative')}
          label={t`The same in words`}
          hint={t`Everything the picture says, for those who can’t see it and for the search. Markdown works.`}
          rows={6}
        />
      </EditorSection>
      <EditorSection title={t`Points`} hint={t`Each opens when it’s pressed.`} problem={points.problem}>
        <ItemList
          at={points}
          label={t`Points`}
          nameOf={nameOfPoint}
          create={() => ({ x: 50, y: 50, title: '', text: '' })}
          addLabel={t`Add a point`}
          most={MOST_POINTS}
          empty={t`No points yet. Press the picture where something should be explained.`}
        >
          {(point) => (
            <>
              <WordsField at={point.at('title')} label={t`Title`} />
              <WordsField at={point.at('text')} label={t`What it says`} rows={2} />
              <div className="grid grid-cols-2 gap-4">
                <NumberField at={point.at('x')} label={t`From the left, %`} min={0} max={100} step="any" />
                <NumberField at={point.at('y')} label={t`From the top, %`} min={0} max={100} step="any" />
              </div>
            </>
          )}
        </ItemList>
      </EditorSection>
    </EditorFrame>
  );
}

function nameOfPoint({ title }: { title: string }, at: number): string {
  const number = at + 1;
  return title || t`Point ${number}`;
}
