import { readFile } from 'node:fs/promises';
import type { Element, Root as HtmlRoot } from 'hast';
import mammoth from 'mammoth';
import type { FootnoteDefinition, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { cleanHtml, htmlBlocks } from './html-blocks.ts';
import { type OfficeArchive, openOfficeArchive, relationsOf, titleOfOffice } from './office-archive.ts';
import { DocumentRefused, type DocumentNotes, type ReadingTools, type SourceDocument } from './source-document.ts';

const STYLES = [
  "p[style-name='Title'] => h1.document-title:fresh",
  "p[style-name='Titel'] => h1.document-title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote:fresh",
  "p[style-name='Intense Quote'] => blockquote:fresh",
  "p[style-name='Code'] => pre:fresh",
  "p[style-name='Überschrift 1'] => h1:fresh",
  "p[style-name='Überschrift 2'] => h2:fresh",
  "p[style-name='Überschrift 3'] => h3:fresh",
  "p[style-name='Listenabsatz'] => p:fresh",
  'comment-reference => ',
];

/** Reads a Word document. Nothing that it points to outside of itself is opened. */
export async function readWord(path: string, { notes, pictures }: ReadingTools): Promise<SourceDocument> {
  const archive = await openOfficeArchive(path);
  try {
    await inspect(archive, notes);
    const title = await titleOfOffice(archive);
    const known = new Map<string, string>();
    let count = 0;
    const { value: html } = await mammoth
      .convertToHtml(
        { buffer: await readFile(path) },
        {
          externalFileAccess: false,
          includeDefaultStyleMap: true,
          styleMap: STYLES,
          convertImage: mammoth.images.imgElement(async (image) => {
            const src = `picture:${++count}`;
            const picture = await image
              .readAsBuffer()
              .then((bytes) => pictures.add(bytes))
              .catch(() => null);
            if (picture) known.set(src, picture.name);
            else notes.add('unreadable_pictures');
            return { src };
          }),
        },
      )
      .catch((error: unknown) => {
        throw error instanceof RangeError ? error : new DocumentRefused('damaged');
      });
    const { tree } = cleanHtml(html, notes);
    const documentTitle = takeTitle(tree);
    const footnotes = takeFootnotes(tree, notes);
    const blocks = await htmlBlocks(tree, { notes, pictures, known });
    const definitions = await Promise.all(
      footnotes.map(async ({ name, note }): Promise<RootContent> => {
        const inside = await htmlBlocks(note, { notes, pictures, known });
        const children = inside.map(({ node }) => node) as FootnoteDefinition['children'];
        return { type: 'footnoteDefinition', identifier: name, label: name, children };
      }),
    );
    return {
      format: 'word',
      title: documentTitle ?? title,
      pages: null,
      blocks: [...blocks, ...definitions.map((node) => ({ node, page: null, isNote: true }))],
    };
  } finally {
    archive.close();
  }
}

/** What the reader passes over in silence is counted before. */
async function inspect(archive: OfficeArchive, notes: DocumentNotes): Promise<void> {
  const body = (await archive.text('word/document.xml')) ?? '';
  if (/<!DOCTYPE/i.test(body.slice(0, 4096))) throw new DocumentRefused('damaged');
  const count = (pattern: RegExp) => body.match(pattern)?.length ?? 0;
  notes.add('equations', count(/<m:oMath[ >]/g));
  notes.add('deleted_text', count(/<w:del [^>]*>/g));
  notes.add('charts', count(/<c:chart |<dgm:relIds /g));
  notes.add('embedded_objects', count(/<w:object[ >]/g));
  notes.add('forms', count(/<w:ffData[ >]|<w14:checkbox[ >]/g));
  notes.add('macros', archive.names.filter((name) => /vbaProject\.bin$/i.test(name)).length);
  notes.add('comments', ((await archive.text('word/comments.xml')) ?? '').match(/<w:comment /g)?.length ?? 0);
  for (const name of archive.names.filter((each) => /^word\/(header|footer)\d*\.xml$/.test(each)))
    notes.add('running_heads', /<w:t[ >]/.test((await archive.text(name)) ?? '') ? 1 : 0);
  for (const { isExternal, kind } of (await relationsOf(archive, 'word/document.xml')).values())
    if (isExternal && kind !== 'hyperlink') notes.add(kind === 'image' ? 'external_pictures' : 'external_files');
  const settings = await relationsOf(archive, 'word/settings.xml');
  notes.add('external_files', [...settings.values()].filter(({ isExternal }) => isExternal).length);
}

/** The paragraph that its author has marked as the title. */
function takeTitle(tree: HtmlRoot): string | null {
  let title: string | null = null;
  visit(tree, { type: 'element', tagName: 'h1' }, (node, index, parent) => {
    const names = node.properties['className'];
    if (title !== null || !Array.isArray(names) || !names.includes('document-title')) return;
    title = wordsOf(node);
    parent!.children.splice(index!, 1);
  });
  return title || null;
}

function wordsOf(element: Element): string {
  const words: string[] = [];
  visit(element, 'text', ({ value }) => void words.push(value));
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}

const NOTE_ID = /^(?:footnote|endnote)-\d+$/;

/** Notes stand at the end as a list; each becomes a footnote again, and its number in the text points to it. */
function takeFootnotes(tree: HtmlRoot, notes: DocumentNotes): { name: string; note: HtmlRoot }[] {
  const taken: { name: string; note: HtmlRoot }[] = [];
  visit(tree, { type: 'element', tagName: 'li' }, (node) => {
    const id = String(node.properties['id'] ?? '');
    if (!NOTE_ID.test(id)) return;
    // The arrow back.
    visit(node, { type: 'element', tagName: 'a' }, (link, index, parent) => {
      if (wordsOf(link) === '↑') parent!.children.splice(index!, 1);
    });
    taken.push({ name: id, note: { type: 'root', children: node.children } });
    node.children = [];
    node.tagName = 'span';
  });
  visit(tree, { type: 'element', tagName: 'ol' }, (node, index, parent) => {
    if (taken.length > 0 && wordsOf(node) === '') parent!.children.splice(index!, 1);
  });
  notes.add('footnotes', taken.length);
  return taken;
}
