import { t } from '@lingui/core/macro';
import { ImageUp, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { FormError } from './form-error.tsx';

interface PictureUploadProps {
  /** What the button says: 'Add a picture'. */
  label: string;
  /** The picture as it is now. */
  preview: ReactNode;
  hint: string;
  /** The largest file that the server takes. */
  limitBytes: number;
  isPending: boolean;
  /** What went wrong with the last upload. */
  error: string | null;
  onChoose: (file: File) => void;
  icon?: LucideIcon;
  /** Without them: every kind of picture that the server takes. */
  types?: readonly string[];
  /** Beside the button. */
  children?: ReactNode;
}

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** A picture, and a button that takes another one from this device. A file that is too large never leaves it. */
export function PictureUpload({
  label,
  preview,
  hint,
  limitBytes,
  isPending,
  error,
  onChoose,
  icon: Icon = ImageUp,
  types = PICTURE_TYPES,
  children,
}: PictureUploadProps) {
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const megabytes = limitBytes / (1024 * 1024);
  const choose = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > limitBytes);
    if (file.size <= limitBytes) onChoose(file);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {preview}
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-3">
            <label
              htmlFor={id}
              className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control border-[1.5px] border-line-strong bg-surface px-4 text-sm font-semibold whitespace-nowrap hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky"
            >
              {isPending ? <Spinner /> : <Icon className="size-5" aria-hidden="true" />}
              {label}
              <input
                id={id}
                type="file"
                accept={types.join()}
                className="sr-only"
                disabled={isPending}
                onChange={({ target }) => {
                  choose(target.files?.[0]);
                  // The same file again is a new choice.
                  target.value = '';
                }}
              />
            </label>
            {children}
          </div>
          <p className="text-xs text-ink-3">{hint}</p>
        </div>
      </div>
      <FormError>
        {isTooLarge ? t`This picture is larger than ${megabytes} MB. Choose a smaller one.` : error}
      </FormError>
    </div>
  );
}
