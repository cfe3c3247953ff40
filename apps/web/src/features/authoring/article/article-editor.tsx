import { t } from '@lingui/core/macro';
import type { DraftBody } from '@snapwell/contract/library/authoring.schemas';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { EditorContent, ReactNodeViewRenderer, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { notify, takeBackNotice } from '#ui/feedback/notify.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import type { ItemEditorProps, ItemMedia } from '../item-editor.ts';
import './article-editor.css';
import { ArticleToolbar } from './article-toolbar.tsx';
import { readArticle, type ReadArticle, writeArticle } from './bridge.ts';
import { drawFormula } from './draw-formula.ts';
import { MissingTerms } from './missing-terms.tsx';
import { pastedBlocks } from './paste-markdown.ts';
import { QuestionCard } from './question-card.tsx';
import { articleExtensions, canonicalBlock } from './schema.ts';

/** Writes an article: formatted text with its Markdown under it. */
export function ArticleEditor({ body, onChange, problems, media }: ItemEditorProps<DraftBody>) {
  const [isSource, setSource] = useState(false);
  const markdown = typeof body.markdown === 'string' ? body.markdown : '';
  const change = (next: string) => {
    if (next !== markdown) onChange({ ...body, markdown: next });
  };
  return (
    <div>
      {isSource ? (
        <>
          <ArticleToolbar editor={null} media={media} isSource onSource={setSource} />
          <TextArea
            label={t`Text as Markdown`}
            isLabelHidden
            rows={20}
            className="mt-4 [&_textarea]:max-h-none [&_textarea]:font-mono [&_textarea]:text-sm"
            value={markdown}
            onChange={({ target }) => change(target.value)}
          />
        </>
      ) : (
        <FormattedText markdown={markdown} onChange={change} media={media} onSource={() => setSource(true)} />
      )}
      <MissingTerms markdown={markdown} onAdded={() => onChange({ ...body })} />
      {problems.length > 0 && (
        <ul className="mt-4 grid gap-1 text-sm text-ember-ink">
          {problems.map(({ path, message }) => (
            <li key={`${path.join('.')} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FormattedTextProps extends Pick<ItemEditorProps<DraftBody>, 'media'> {
  markdown: string;
  onChange: (markdown: string) => void;
  onSource: () => void;
}

function FormattedText({ markdown, onChange, media, onSource }: FormattedTextProps) {
  /** What the editor was filled with, and what it said last: only other texts are read anew. */
  const [begun] = useState(() => readArticle(markdown, canonicalBlock));
  const read = useRef<ReadArticle>(begun);
  const said = useRef(markdown);
  const [addresses] = useState(() => addressBook(media));
  useEffect(() => addresses.know(media), [addresses, media]);
  const [extensions] = useState(() =>
    articleExtensions({
      urlOf: addresses.urlOf,
      draw: drawFormula,
      questionView: () => ReactNodeViewRenderer(QuestionCard),
    }),
  );
  /** Shift is held: what is pasted is meant to stay as it is. */
  const isPlainPaste = useRef(false);
  const editor: Editor | null = useEditor({
    extensions,
    // Its rules are in our own sheet: the page takes no markup from scripts.
    injectCSS: false,
    content: begun.doc,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t`Text of the article`,
        'data-placeholder': t`Write here, or paste a text.`,
        class: 'article-editor',
      },
      // The title is the heading of the first level.
      transformPastedHTML: (html) => html.replaceAll(/<(\/?)h1\b/gi, '<$1h2'),
      handleKeyDown: (_view, { shiftKey }) => {
        isPlainPaste.current = shiftKey;
        return false;
      },
      handlePaste: (_view, { clipboardData }) =>
        !isPlainPaste.current && editor !== null && clipboardData !== null && pasteMarkdown(editor, clipboardData),
    },
    onUpdate: ({ editor: written }) => {
      said.current = writeArticle(read.current, written.getJSON());
      onChange(said.current);
    },
  });
  // Somebody else's words came in.
  useEffect(() => {
    if (!editor || markdown === said.current) return;
    said.current = markdown;
    read.current = readArticle(markdown, canonicalBlock);
    const { from } = editor.state.selection;
    editor.commands.setContent(read.current.doc, { emitUpdate: false });
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
  }, [editor, markdown]);
  return (
    <>
      <ArticleToolbar editor={editor} media={media} isSource={false} onSource={onSource} />
      <EditorContent editor={editor} />
    </>
  );
}

/** Puts pasted Markdown in as what it stands for, in a step of its own; false when it is no Markdown. */
function pasteMarkdown(editor: Editor, clipboard: DataTransfer): boolean {
  if (editor.isActive('codeBlock') || editor.isActive('code')) return false;
  const blocks = pastedBlocks({ text: clipboard.getData('text/plain'), html: clipboard.getData('text/html') });
  if (!blocks) return false;
  editor
    .chain()
    .command(({ tr }) => Boolean(closeHistory(tr)))
    .insertContent(blocks)
    .run();
  editor.view.dispatch(closeHistory(editor.state.tr));
  offerToTakeBack(editor);
  return true;
}

const PASTE_NOTICE = 'pasted-markdown';

/** Offers to undo what was pasted for as long as it is the last change: afterwards an undo would take something else. */
function offerToTakeBack(editor: Editor): void {
  const endWithChange = ({ transaction }: { transaction: { docChanged: boolean } }) => {
    if (!transaction.docChanged) return;
    editor.off('transaction', endWithChange);
    takeBackNotice(PASTE_NOTICE);
  };
  editor.on('transaction', endWithChange);
  notify('info', t`The Markdown is formatted`, {
    id: PASTE_NOTICE,
    sound: null,
    detail: t`Paste it with Ctrl-Shift-V to keep its marks.`,
    action: { label: t`Undo`, onPress: () => editor.chain().focus().undo().run() },
  });
}

/** Where the item's pictures are served, as far as is known by now: the editor is made once, files come later. */
function addressBook(media: ItemMedia) {
  let known = media;
  return {
    know: (now: ItemMedia) => {
      known = now;
    },
    urlOf: (path: string) => known.url(path),
  };
}
