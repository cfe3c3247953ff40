import { t } from '@lingui/core/macro';
import { ImagePlus, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Field } from '#ui/form/field.tsx';
import { classNames } from '#ui/class-names.ts';
import { INPUT_LOOK } from '#ui/form/input-look.ts';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { UploadStatus } from '#features/authoring/item/upload/upload-status.tsx';
import { useUpload } from '#features/authoring/item/upload/use-upload.ts';
import type { Cursor } from './cursor.ts';

interface MediaFieldProps {
  at: Cursor<string> | Cursor<string | undefined>;
  media: ItemMedia;
  label: string;
  hint?: ReactNode;
  /** What may be chosen: the start of its type. */
  type?: 'image/' | 'video/';
  isOptional?: boolean;
  /** With a small picture beside it. */
  hasPreview?: boolean;
  /** After a file arrived. */
  onArrive?: () => void;
}

const ACCEPTED = { 'image/': 'image/*', 'video/': 'video/mp4,video/webm' };

/** A media file of a body: one of those beside the item, or a new one from the device, also dropped on the field. */
export function MediaField(props: MediaFieldProps) {
  const { media, label, hint, type = 'image/', isOptional = false, hasPreview = type === 'image/' } = props;
  const at = props.at as Cursor<string | undefined>;
  const { pending, failure, send } = useUpload(media, (path) => {
    at.set(path);
    props.onArrive?.();
  });
  const input = useRef<HTMLInputElement>(null);
  const nameId = useId();
  const files = media.files.filter((file) => file.type.startsWith(type));
  const isKnown = files.some(({ path }) => path === at.value);
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        void send(file);
      }}
    >
      <Field label={label} hint={hint} error={failure ?? at.problem} isOptional={isOptional}>
        {(control) => (
          <span className="flex flex-wrap items-center gap-2">
            {hasPreview && <Preview url={at.value ? media.url(at.value) : undefined} />}
            <select
              {...control}
              value={at.value ?? ''}
              onChange={({ target: { value } }) =>
                at.set(value === '' && isOptional ? undefined : value, t`Other file chosen.`)
              }
              className={classNames(INPUT_LOOK, 'w-auto min-w-40 flex-1 cursor-pointer')}
            >
              <option value="">{files.length === 0 && !at.value ? t`No file yet` : t`Choose a file`}</option>
              {at.value && !isKnown && <option value={at.value}>{nameOf(at.value)}</option>}
              {files.map(({ path }) => (
                <option key={path} value={path}>
                  {nameOf(path)}
                </option>
              ))}
            </select>
            <Button onClick={() => input.current?.click()} isPending={pending !== null} aria-describedby={nameId}>
              <Upload className="size-4.5" aria-hidden="true" /> {t`Upload`}
            </Button>
            <span id={nameId} className="sr-only">
              {label}
            </span>
            {isOptional && at.value && (
              <IconButton label={t`Remove: ${label}`} onClick={() => at.set(undefined, t`File taken out.`)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </span>
        )}
      </Field>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED[type]}
        hidden
        aria-label={t`Upload: ${label}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
      {pending && <UploadStatus upload={pending} />}
    </div>
  );
}

const nameOf = (path: string) => path.replace(/^(?:\.\.\/)?media\//, '');

function Preview({ url }: { url: string | undefined }) {
  return (
    <span className="grid h-15 w-20 flex-none place-items-center overflow-hidden rounded-control bg-surface-2 text-ink-3">
      {url ? (
        <img src={url} alt="" className="size-full object-cover" />
      ) : (
        <ImagePlus className="size-6" aria-hidden="true" />
      )}
    </span>
  );
}
