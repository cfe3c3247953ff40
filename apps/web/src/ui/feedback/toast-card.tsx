import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

export const TOAST_TYPES = ['success', 'error', 'warning', 'info'] as const;
export type ToastType = (typeof TOAST_TYPES)[number];

const LOOKS: Record<ToastType, { icon: typeof Info; look: string; word: string }> = {
  success: { icon: CircleCheck, look: 'bg-leaf-soft text-leaf-ink', word: 'Done: ' },
  error: { icon: CircleAlert, look: 'bg-berry-soft text-berry-ink', word: 'Error: ' },
  warning: { icon: TriangleAlert, look: 'bg-snap-soft text-snap-ink', word: 'Warning: ' },
  info: { icon: Info, look: 'bg-sky-soft text-sky-ink', word: '' },
};

interface ToastCardProps {
  type: ToastType;
  message: ReactNode;
  detail?: ReactNode;
  /** Replaces the type's icon. */
  icon?: ReactNode;
  action?: { label: string; onPress: () => void };
  onDismiss: () => void;
}

/** What a toast looks like. Its kind is an icon and a word, never colour alone. */
export function ToastCard({ type, message, detail, icon, action, onDismiss }: ToastCardProps) {
  const { icon: Icon, look, word } = LOOKS[type];
  return (
    <div className="flex w-full items-center gap-3 rounded-[20px] border border-line bg-surface py-2.5 pr-1.5 pl-3 text-ink shadow-float">
      <span
        className={`grid size-10 flex-none place-items-center rounded-[12px] ${icon ? 'bg-snap-soft text-snap-ink' : look}`}
      >
        {icon ?? <Icon className="size-5" aria-hidden="true" />}
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5 py-1 text-sm leading-snug">
        <p className="font-semibold wrap-anywhere">
          {!icon && word && <span className="sr-only">{word}</span>}
          {message}
        </p>
        {detail && <p className="text-xs text-ink-2">{detail}</p>}
        {action && (
          <button
            type="button"
            className="reach w-fit py-1 text-xs font-semibold text-sky-ink underline-offset-4 hover:underline"
            onClick={action.onPress}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t`Dismiss`}
        onClick={onDismiss}
        className="grid size-11 flex-none place-items-center self-start rounded-control text-ink-3 hover:text-ink"
      >
        <X className="size-4.5" aria-hidden="true" />
      </button>
    </div>
  );
}
