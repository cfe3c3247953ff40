import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DOCUMENT_BYTES, PASTED_CHARACTERS } from '@snapwell/contract/library/documents/documents.limits';
import { useMutation } from '@tanstack/react-query';
import { ClipboardPaste, FileUp } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { failureWords } from '#platform/http/failure-words.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { sendDocument, sendPastedDocument } from './documents.queries.ts';

const TYPES = '.docx,.pptx,.pdf,.md,.markdown,.html,.htm,.txt';
const MEGABYTES = DOCUMENT_BYTES / 1024 / 1024;

interface DocumentDropProps {
  orgId: string;
  /** Once a document is on its way, its id. */
  onSent: (documentId: string) => void;
}

/** Where a document is dropped, chosen or pasted. */
export function DocumentDrop({ orgId, onSent }: DocumentDropProps) {
  const [isOver, setIsOver] = useState(false);
  const [isPasting, setIsPasting] = useState(false);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const sending = useMutation(sendDocument(orgId));
  const send = async (files: FileList | null) => {
    const all = [...(files ?? [])];
    const large = all.find(({ size }) => size > DOCUMENT_BYTES);
    setTooLarge(large?.name ?? null);
    if (large) return;
    for (const [i, file] of all.entries()) {
      const { id } = await sending.mutateAsync({ file });
      if (i === all.length - 1) onSent(id);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files).catch(() => undefined);
  };
  return (
    <section
      aria-label={t`New document`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'grid justify-items-center gap-5 rounded-lg border-2 border-dashed px-5 py-9 text-center transition-colors sm:py-12',
        isOver ? 'border-leaf bg-leaf-soft' : 'border-line-strong bg-surface',
      )}
    >
      <div className="grid max-w-lg gap-2">
        <h2 className="text-xl">
          <Trans>Drop a document here</Trans>
        </h2>
        <p className="text-ink-2">
          <Trans>Word, PDF, PowerPoint, Markdown, a web page or text, up to {MEGABYTES} MB.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <SnapButton size="sm" onClick={() => input.current?.click()} disabled={sending.isPending}>
          <FileUp aria-hidden="true" />
          {sending.isPending ? t`Sending…` : t`Choose a file`}
        </SnapButton>
        <Button onClick={() => setIsPasting(true)}>
          <ClipboardPaste className="size-4.5" aria-hidden="true" />
          <Trans>Paste text</Trans>
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        multiple
        aria-label={t`Choose a file`}
        hidden
        onChange={({ target }) => {
          void send(target.files).catch(() => undefined);
          target.value = '';
        }}
      />
      {tooLarge !== null && (
        <FormError>
          <Trans>
            “{tooLarge}” is larger than {MEGABYTES} MB. Split it.
          </Trans>
        </FormError>
      )}
      {sending.error && <FormError>{failureWords(sending.error, true).advice}</FormError>}
      {isPasting && <PasteDialog orgId={orgId} onClose={() => setIsPasting(false)} onSent={onSent} />}
    </section>
  );
}

function PasteDialog({ orgId, onClose, onSent }: DocumentDropProps & { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [html, setHtml] = useState<string | null>(null);
  const sending = useMutation(sendPastedDocument(orgId));
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const rich = event.clipboardData.getData('text/html');
    // What was copied from a page or from Word brings its headings, lists and tables along.
    if (rich !== '' && text === '' && rich.length <= PASTED_CHARACTERS) setHtml(rich);
  };
  const send = async () => {
    const body = html === null ? { format: formatOf(text), text } : { format: 'html' as const, text: html };
    const { id } = await sending.mutateAsync({ title: title.trim() || firstWords(text), ...body });
    onClose();
    onSent(id);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t`Paste text`}
      footer={
        <SnapButton
          size="sm"
          disabled={text.trim() === '' || sending.isPending}
          onClick={() => void send().catch(() => undefined)}
        >
          <Trans>Make a draft of it</Trans>
        </SnapButton>
      }
    >
      <div className="grid gap-4">
        <TextField label={t`Title`} value={title} maxLength={120} onChange={({ target }) => setTitle(target.value)} />
        <TextArea
          label={t`Text`}
          hint={html === null ? undefined : t`Headings, lists and tables come along.`}
          value={text}
          rows={12}
          maxLength={PASTED_CHARACTERS}
          onPaste={paste}
          onChange={({ target }) => {
            // Once it is changed here, the words count.
            if (html !== null && text !== '') setHtml(null);
            setText(target.value);
          }}
        />
        {sending.error && <FormError>{failureWords(sending.error, true).advice}</FormError>}
      </div>
    </Dialog>
  );
}

const formatOf = (text: string): 'markdown' | 'text' =>
  /^#{1,6} \S|\*\*\S|^\|.+\|$|\]\(https?:/m.test(text) ? 'markdown' : 'text';

const firstWords = (text: string): string => text.trim().split(/\s+/).slice(0, 6).join(' ').slice(0, 120);
