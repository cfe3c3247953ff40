import { t } from '@lingui/core/macro';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { AuthorItem, DraftBody } from '@snapwell/contract/library/authoring.schemas';
import {
  carryBody,
  changedPlaces,
  placesOf,
  type TextPlace,
  valueAt,
} from '@snapwell/contract/library/language-versions/version-texts';
import { languageNames } from '@snapwell/contract/text/language';
import { useMemo } from 'react';
import type { ItemEditorProps, ItemMedia } from '../item-editor.ts';
import type { Cursor } from '../editors/kit/cursor.ts';
import { EditorFrame, EditorSection } from '../editors/kit/editor-frame.tsx';
import { WordsField } from '../editors/kit/fields.tsx';
import { LinesField } from '../editors/kit/lines-field.tsx';
import { MediaField } from '../editors/kit/media-field.tsx';
import { useEditing } from '../editors/kit/use-editing.ts';
import { OriginalWords } from '../item/original-words.tsx';
import { groupWords, placeWords } from '../place-words.ts';

type Original = NonNullable<AuthorItem['original']>;

interface VersionFieldsProps extends ItemEditorProps<DraftBody> {
  kind: ContentKind;
  original: Original;
}

/** Every text of an item beside the original's. There is nothing else to change, so it stays built as the original. */
export function VersionFields({ kind, original, ...editor }: VersionFieldsProps) {
  const { places, groups, changed, before } = useMemo(() => {
    const bodies = { now: original.body, was: original.was.body };
    const all = placesOf(kind, original.body);
    return {
      places: all,
      groups: [...Map.groupBy(all, ({ path }) => groupWords(path))],
      changed: changedPlaces(kind, bodies),
      before: carryBody(kind, { ...bodies, version: original.was.body }),
    };
  }, [kind, original]);
  // What waited on this device may be built as the original was.
  const isBuiltSo = places.every(({ path }) => valueAt(editor.body, path) !== undefined);
  const body = isBuiltSo
    ? editor.body
    : carryBody(kind, { now: original.body, was: original.was.body, version: editor.body });
  const editing = useEditing({ ...editor, body });
  return (
    <EditorFrame label={t`Texts in ${languageNames[original.language]} and in translation`} editing={editing}>
      {groups.map(([title, ofGroup]) => (
        <EditorSection key={title ?? ''} title={title ?? t`In general`}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {ofGroup.map((place) => (
              <li key={place.path.join('.')} className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-2 lg:gap-5">
                <OriginalWords
                  language={original.language}
                  words={wordsOf(place.value)}
                  isChanged={changed.has(place.path.join('.'))}
                  before={wordsOf((valueAt(before, place.path) ?? '') as TextPlace['value'])}
                />
                <PlaceField place={place} root={editing.root} media={editor.media} />
              </li>
            ))}
          </ul>
        </EditorSection>
      ))}
    </EditorFrame>
  );
}

const wordsOf = (value: TextPlace['value']) => (typeof value === 'string' ? value : value.join('\n'));

/** A text of this length gets a field that grows. */
const LONG = 60;

interface PlaceFieldProps {
  place: TextPlace;
  root: Cursor<DraftBody>;
  media: ItemMedia;
}

function PlaceField({ place: { path, sort, value }, root, media }: PlaceFieldProps) {
  // What stands at a place is known by its sort.
  const at = path.reduce<unknown>((cursor, key) => (cursor as Cursor<Record<string | number, unknown>>).at(key), root);
  const label = placeWords(path);
  if (sort === 'file')
    return <MediaField at={at as Cursor<string>} media={media} label={label} type={typeOf(String(value))} />;
  if (sort === 'lines') return <LinesField at={at as Cursor<string[]>} label={label} hint={t`One on each line.`} />;
  return <WordsField at={at as Cursor<string>} label={label} rows={String(value).length > LONG ? 3 : 1} />;
}

const typeOf = (path: string) => (/\.(?:mp4|webm|m3u8)$/.test(path) ? 'video/' : 'image/');
