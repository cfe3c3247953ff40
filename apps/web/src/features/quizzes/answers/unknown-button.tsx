import { t } from '@lingui/core/macro';
import { CircleHelp } from 'lucide-react';
import { Spinner } from '#ui/feedback/spinner.tsx';

interface UnknownButtonProps {
  /** What saying so means here. */
  detail: string;
  onPress: () => void;
  /** Given where it can be taken back. */
  isChosen?: boolean;
  isPending?: boolean;
}

/** 'I don't know', as wide as an option: nobody has to guess. */
export function UnknownButton({ detail, onPress, isChosen, isPending = false }: UnknownButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onPress}
      className="mt-3 flex min-h-16 w-full items-center gap-3.5 rounded-md border-2 border-transparent bg-sky-soft px-4 py-2.5 text-left hover:border-sky aria-pressed:border-sky"
    >
      {isPending ? (
        <Spinner className="size-6 text-sky-ink" />
      ) : (
        <CircleHelp className="size-6 flex-none text-sky-ink" aria-hidden="true" />
      )}
      <span className="grid gap-0.5">
        <b className="font-[650]">{t`I don’t know`}</b>
        <span className="text-sm leading-snug text-ink-2">{detail}</span>
      </span>
    </button>
  );
}
