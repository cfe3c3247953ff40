import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { DocumentNoteCode } from '@snapwell/contract/library/documents/document-problems';
import type { DocumentFormat, DocumentNote } from '@snapwell/contract/library/documents/documents.schemas';

export const formatNames: Record<DocumentFormat, MessageDescriptor> = {
  word: msg`Word`,
  slides: msg`PowerPoint`,
  pdf: msg`PDF`,
  markdown: msg`Markdown`,
  html: msg`Web page`,
  text: msg`Text`,
};

/** What came of what could not be taken over as it was, and what is to be done. */
const noteTexts: Record<DocumentNoteCode, (count: number) => MessageDescriptor> = {
  equations: (count) =>
    msg`${plural(count, { one: '# equation was left out. Write it anew.', other: '# equations were left out. Write them anew.' })}`,
  merged_cells: (count) =>
    msg`${plural(count, { one: '# merged cell was filled: each cell it covered says the same.', other: '# merged cells were filled: each cell they covered says the same.' })}`,
  nested_tables: (count) =>
    msg`${plural(count, { one: '# table inside a table became words in its cell.', other: '# tables inside tables became words in their cells.' })}`,
  wide_tables: (count) =>
    msg`${plural(count, { one: '# table has more than 60 columns and became text.', other: '# tables have more than 60 columns and became text.' })}`,
  layout_tables: (count) =>
    msg`${plural(count, { one: '# table was read from where its words stand. Check it.', other: '# tables were read from where their words stand. Check them.' })}`,
  scanned_pages: (count) =>
    msg`${plural(count, { one: '# page is a picture without text. Run text recognition over it.', other: '# pages are pictures without text. Run text recognition over them.' })}`,
  empty_pages: (count) => msg`${plural(count, { one: '# page is empty.', other: '# pages are empty.' })}`,
  macros: () => msg`The macros were left out. Nothing of them ran.`,
  external_files: (count) =>
    msg`${plural(count, { one: '# reference to another file was left out.', other: '# references to other files were left out.' })}`,
  external_pictures: (count) =>
    msg`${plural(count, { one: '# picture lies elsewhere and was not fetched. Add it yourself.', other: '# pictures lie elsewhere and were not fetched. Add them yourself.' })}`,
  unreadable_pictures: (count) =>
    msg`${plural(count, { one: '# picture couldn’t be read. Add it as PNG or JPEG.', other: '# pictures couldn’t be read. Add them as PNG or JPEG.' })}`,
  too_many_pictures: (count) =>
    msg`${plural(count, { one: '# picture beyond the 300 taken was left out.', other: '# pictures beyond the 300 taken were left out.' })}`,
  missing_pictures: (count) =>
    msg`${plural(count, { one: '# picture is not in the file. Add it yourself.', other: '# pictures are not in the file. Add them yourself.' })}`,
  pictures_without_text: (count) =>
    msg`${plural(count, { one: '# picture has no alternative text. Write it before you publish.', other: '# pictures have no alternative text. Write it before you publish.' })}`,
  embedded_objects: (count) =>
    msg`${plural(count, { one: '# embedded object was left out.', other: '# embedded objects were left out.' })}`,
  charts: (count) =>
    msg`${plural(count, { one: '# chart or drawing was left out. Add it as a picture.', other: '# charts or drawings were left out. Add them as pictures.' })}`,
  media: (count) =>
    msg`${plural(count, { one: '# film or recording was left out.', other: '# films or recordings were left out.' })}`,
  comments: (count) => msg`${plural(count, { one: '# comment was left out.', other: '# comments were left out.' })}`,
  deleted_text: (count) =>
    msg`${plural(count, { one: '# tracked deletion was carried out.', other: '# tracked deletions were carried out.' })}`,
  running_heads: () => msg`What repeats at the top and bottom of the pages was left out.`,
  columns: (count) =>
    msg`${plural(count, { one: '# page is set in columns: they were read one after the other.', other: '# pages are set in columns: they were read one after the other.' })}`,
  joined_words: (count) =>
    msg`${plural(count, { one: '# word cut at the end of a line was joined.', other: '# words cut at the ends of lines were joined.' })}`,
  footnotes: (count) =>
    msg`${plural(count, { one: '# footnote stands at the end of its part.', other: '# footnotes stand at the end of their parts.' })}`,
  speaker_notes: (count) =>
    msg`${plural(count, { one: 'The notes of # slide stand below it.', other: 'The notes of # slides stand below them.' })}`,
  hidden_slides: (count) =>
    msg`${plural(count, { one: '# hidden slide was left out.', other: '# hidden slides were left out.' })}`,
  unsafe_links: (count) =>
    msg`${plural(count, { one: '# link that doesn’t lead to a page became plain words.', other: '# links that don’t lead to a page became plain words.' })}`,
  scripts: () => msg`Scripts and what belongs to them were left out. Nothing of them ran.`,
  forms: (count) =>
    msg`${plural(count, { one: '# form field became plain words.', other: '# form fields became plain words.' })}`,
  page_frame: () => msg`Of the web page only its main part was taken.`,
  raw_html: (count) =>
    msg`${plural(count, { one: '# piece of HTML became plain words.', other: '# pieces of HTML became plain words.' })}`,
  front_matter: () => msg`The keys before the text were left out.`,
  old_encoding: () => msg`The text isn’t in UTF-8. Check letters with accents.`,
  attachments: (count) =>
    msg`${plural(count, { one: '# attached file was left out.', other: '# attached files were left out.' })}`,
};

export const noteText = ({ code, count }: DocumentNote): MessageDescriptor => noteTexts[code](count);

/** What an author must look at; the rest is only told. */
const TO_DO = new Set<DocumentNoteCode>([
  'equations',
  'layout_tables',
  'scanned_pages',
  'external_pictures',
  'unreadable_pictures',
  'too_many_pictures',
  'missing_pictures',
  'pictures_without_text',
  'charts',
  'old_encoding',
]);

export const needsWork = ({ code }: DocumentNote): boolean => TO_DO.has(code);
