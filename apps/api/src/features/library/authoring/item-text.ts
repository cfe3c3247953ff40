import type { DraftHead, DraftText } from '@snapwell/contract/library/authoring.schemas';
import { nameOf } from '../export/write-files.ts';
import { itemFingerprint } from '../import/plan-import.ts';
import { readingKeyOf } from '../read/text-reader.ts';
import type { ItemRow } from './drafts.repository.ts';
import { changeItemFile, type FileStatus, writeItemFile } from './source-text.ts';

/** The folder that an item names its media from, as asset path. */
export const baseOf = ({ moduleId, chapterId }: { moduleId: string | null; chapterId: string | null }): string =>
  `modules/${moduleId}/${chapterId}`;

/** What an item of the library says, as an author edits it. */
export function textOfItem(item: ItemRow): DraftText {
  const { title, summary, minutes, tags, references, checkedOn, isPublic, opens, body } = item;
  const cover = nameOf(item.cover, baseOf(item));
  return {
    head: { title, summary, minutes, tags, references, checked: checkedOn, is_public: isPublic, cover, opens },
    body: body as DraftText['body'],
  };
}

/** The file of an item that was changed here. */
export function sourceAfter(item: ItemRow, after: DraftText & { status: FileStatus }): string {
  const before = { ...textOfItem(item), status: item.status };
  return (
    (item.source === null ? null : changeItemFile(item.kind, item.source, { before, after })) ??
    writeItemFile(item.kind, after)
  );
}

type ItemPosition = Pick<ItemRow, 'moduleId' | 'chapterId' | 'position' | 'kind' | 'plainText'>;

/** What an import compares a file with, so that this one is found unchanged. */
export function marksOf({ moduleId, chapterId, position, kind, plainText }: ItemPosition, source: string) {
  const place = { moduleId: moduleId!, chapterId: chapterId!, position, kind };
  return {
    source,
    fingerprint: itemFingerprint({ ...place, source, text: plainText }),
    readingKey: readingKeyOf(kind, source),
  };
}

/** What an item says about itself before anybody has. */
export const emptyHead: DraftHead = {
  title: '',
  summary: '',
  minutes: 5,
  tags: [],
  references: [],
  checked: null,
  is_public: false,
  cover: null,
  opens: 'always',
};
