import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { playSound, type Sound } from '#platform/device/sound.ts';
import { Spark } from '../cover/drawings/spark.tsx';
import { ToastCard, type ToastType } from './toast-card.tsx';

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
