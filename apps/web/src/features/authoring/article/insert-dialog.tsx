import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { InsertForm, type InsertProps } from './insert-form.tsx';
import { QuestionForm } from './question-form.tsx';
import { TermForm } from './term-form.tsx';
import { type WrittenQuestion, writeQuestion } from './question-source.ts';

/** What is put into the text after a question. */
export type InsertKind = 'link' | 'term' | 'picture' | 'formula' | 'question';

/** Asks for what a link, a picture, a formula or a question needs, and puts it into the text. */
export function InsertDialog({ asked, ...props }: InsertProps & { asked: InsertKind }) {
  const forms = { link: LinkForm, term: TermForm, picture: PictureForm, formula: FormulaForm, question: NewQuestion };
  const Form = forms[asked];
  return <Form {...props} />;
}

const LEADS_SOMEWHERE = /^(https?:\/\/\S|mailto:\S|#\S|glossary:\S|content:\S)/i;

function LinkForm({ editor, onClose }: InsertProps) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const { from, to, empty } = editor.state.selection;
  const [words, setWords] = useState(empty ? '' : editor.state.doc.textBetween(from, to, ' '));
  const insert = () => {
    const chain = editor.chain().focus();
    if (!empty || editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
    else chain.insertContent({ type: 'text', text: words || href, marks: [{ type: 'link', attrs: { href } }] }).run();
  };
  return (
    <InsertForm title={t`Link`} canInsert={LEADS_SOMEWHERE.test(href)} onInsert={insert} onClose={onClose}>
      <TextField
        label={t`Address`}
        hint={t`https://…, mailto:…, content:item for another item.`}
        value={href}
        onChange={({ target }) => setHref(target.value.trim())}
      />
      {empty && !editor.isActive('link') && (
        <TextField label={t`Words`} value={words} onChange={({ target }) => setWords(target.value)} />
      )}
    </InsertForm>
  );
}

function PictureForm({ editor, media, onClose }: InsertProps) {
  const [path, setPath] = useState('');
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isUploading, setUploading] = useState(false);
  const pictures = media.files.filter(({ type }) => type.startsWith('image/'));
  const upload = async (file: File) => {
    setUploading(true);
    setProblem(undefined);
    try {
      setPath(await media.upload(file));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setUploading(false);
    }
  };
  const insert = () =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { src: path, alt: alt.trim() } })
      .run();
  return (
    <InsertForm title={t`Picture`} canInsert={path !== '' && alt.trim() !== ''} onInsert={insert} onClose={onClose}>
      <TextField
        label={t`Add a file`}
        type="file"
        accept="image/*"
        error={problem}
        disabled={isUploading}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void upload(file);
        }}
      />
      {pictures.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{t`Or choose one that is here`}</legend>
          <div className="grid max-h-60 grid-cols-3 gap-2 overflow-y-auto">
            {pictures.map((picture) => (
              <label
                key={picture.path}
                className="grid cursor-pointer gap-1 rounded-control border-2 border-line p-1 has-checked:border-leaf has-focus-visible:outline-2"
              >
                <input
                  type="radio"
                  name="picture"
                  className="sr-only"
                  checked={path === picture.path}
                  onChange={() => setPath(picture.path)}
                />
                <img src={picture.url} alt="" className="h-20 w-full object-contain" />
                <span className="truncate text-xs">{picture.path.split('/').at(-1)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <TextArea
        label={t`What is to be seen`}
        hint={t`For those who can’t see it. A picture isn’t shown without it.`}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </InsertForm>
  );
}

function FormulaForm({ editor, onClose }: InsertProps) {
  const [tex, setTex] = useState('');
  const insert = () => editor.chain().focus().insertContent({ type: 'formula', attrs: { tex } }).run();
  return (
    <InsertForm title={t`Formula`} canInsert={tex.trim() !== ''} onInsert={insert} onClose={onClose}>
      <TextField label={t`Formula as TeX`} value={tex} onChange={({ target }) => setTex(target.value)} />
    </InsertForm>
  );
}

function NewQuestion({ editor, onClose }: InsertProps) {
  const insert = (question: WrittenQuestion) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'question', attrs: { source: writeQuestion(question) } })
      .run();
  return <QuestionForm question={null} onWritten={insert} onClose={onClose} />;
}
