import { plural, t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { playSound, type Sound } from '#platform/device/sound.ts';
import { Spark } from '../cover/drawings/spark.tsx';

export const TOAST_TYPES = ['success', 'error', 'warning', 'info'] as const;
type ToastType = (typeof TOAST_TYPES)[number];

export const TOAST_MS = 5000; // spec §9
export const POINTS_TOAST_MS = 6000; // spec §9

interface NotifyOptions {
  detail?: ReactNode;
  action?: { label: string; onPress: () => void };
  /** The default is the sound of points (spec §4), for an error its own; null is silent. */
  sound?: Sound | null;
  durationMs?: number;
  /** The same id replaces the toast that is shown. */
  id?: string;
  icon?: ReactNode;
}

/** Says something in the corner: top right, five seconds, at most three at a time. */
export function notify(type: ToastType, message: ReactNode, options: NotifyOptions = {}): void {
  const {
    detail,
    action,
    icon,
    id,
    durationMs = TOAST_MS,
    sound = type === 'error' ? 'error' : 'earn_points',
  } = options;
  if (sound) playSound(sound);
  toast.custom(
    (toastId) => (
      <ToastCard
        {...{ type, message, detail, icon }}
        action={action && { label: action.label, onPress: () => (toast.dismiss(toastId), action.onPress()) }}
        onDismiss={() => toast.dismiss(toastId)}
      />
    ),
    { duration: durationMs, id },
  );
}

/** Takes away what was said under this id. */
export function takeBackNotice(id: string): void {
  toast.dismiss(id);
}

/** A gain of points: six seconds, with the spark. */
export function notifyPoints(
  points: number,
  reason?: ReactNode,
  options: Omit<NotifyOptions, 'icon' | 'detail'> = {},
): void {
  const message = (
    <span className="figure text-[1.0625rem] text-snap-ink">
      {t`${plural(points, { one: '+# point', other: '+# points' })}`}
    </span>
  );
  notify('success', message, {
    durationMs: POINTS_TOAST_MS,
    detail: reason,
    icon: <Spark className="size-6" />,
    ...options,
  });
}

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
