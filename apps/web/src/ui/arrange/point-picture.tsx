import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Drawing } from '#ui/picture/drawing.tsx';
import { MIDDLE, type PictureArea, type PicturePoint, pointAt, stepOf } from './points.ts';

interface PointPictureProps {
  picture: { url: string | undefined; alternative: string; width?: number | null; height?: number | null };
  /** `height` is the picture's, in its widths: a radius is in percent of the width. Null: only shown. */
  onPoint: ((point: PicturePoint, height: number) => void) | null;
  /** What lies on it: pins, rings. */
  children?: ReactNode;
}

/** A picture in which one points at places: by mouse or finger, or with arrow keys that move a cross. */
export function PointPicture({ picture, onPoint, children }: PointPictureProps) {
  const [cross, setCross] = useState<PicturePoint | null>(null);
  const shapeOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { box, height: box.height / box.width };
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    const { box, height } = shapeOf(event.currentTarget);
    // Enter on a button is a click as well, but one without a place.
    if (event.detail > 0) onPoint?.(pointAt(event, box), height);
  };
  const aim = (event: KeyboardEvent) => {
    const moved = stepOf(cross ?? MIDDLE, event.key, event.shiftKey);
    if (!moved && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (moved) setCross(moved);
    else onPoint?.(cross ?? MIDDLE, shapeOf(event.currentTarget).height);
  };
  return (
    <div className="relative overflow-hidden rounded-lg border border-line bg-surface-2">
      <Drawing
        src={picture.url}
        // The button over it says what is to be seen.
        alt={onPoint ? '' : picture.alternative}
        width={picture.width}
        height={picture.height}
        turnsByNight
      />
      {onPoint && (
        <button
          type="button"
          aria-label={`${picture.alternative} ${t`Arrow keys move a cross, Enter marks the place.`}`}
          onClick={press}
          onKeyDown={aim}
          onFocus={() => setCross(null)}
          onBlur={() => setCross(null)}
          className="absolute inset-0 size-full cursor-crosshair focus-visible:-outline-offset-4"
        />
      )}
      {children}
      {cross && (
        <PicturePin at={cross} isAiming>
          +
        </PicturePin>
      )}
    </div>
  );
}

interface PicturePinProps {
  at: PicturePoint;
  /** The cross of the arrow keys, which is no mark yet. */
  isAiming?: boolean;
  children: ReactNode;
}

/** A small round mark on a picture. */
export function PicturePin({ at, isAiming = false, children }: PicturePinProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'figure pointer-events-none absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 text-sm',
        isAiming ? 'border-dashed border-ink bg-surface/70 text-ink' : 'border-surface bg-ink text-paper',
      )}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
    >
      {children}
    </span>
  );
}

/** Before the fading is over: where nothing moves, the mark stands for as long. */
const MISSED_MS = 1_500;

/** Where one pointed at nothing: it shows that it counted, and goes by itself. Each one wants a key of its own. */
export function MissedPin({ at, onGone }: { at: PicturePoint; onGone: () => void }) {
  const go = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => go(), MISSED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute grid size-8 -translate-1/2 animate-fade place-items-center rounded-full border-2 border-berry bg-surface text-berry-ink"
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
    >
      <X className="size-5" strokeWidth={3} />
    </span>
  );
}

const RINGS = { right: 'border-leaf', wrong: 'border-berry' };

/** A ring around an area of a picture, empty: what it is about is read in it. Without a name it is left out for screen readers. */
export function PictureRing({ area, look, name }: { area: PictureArea; look: keyof typeof RINGS; name?: string }) {
  return (
    <span
      role={name === undefined ? undefined : 'img'}
      aria-label={name}
      aria-hidden={name === undefined || undefined}
      className={classNames(
        'pointer-events-none absolute -translate-1/2 border-4',
        area.width === undefined ? 'rounded-full' : 'rounded-md',
        RINGS[look],
      )}
      style={{ left: `${area.x}%`, top: `${area.y}%`, ...sizeOf(area) }}
    />
  );
}

/** As much of a picture as an area covers, whatever the picture's height. */
export const sizeOf = ({ radius, width = radius * 2 }: PictureArea) => ({
  width: `${width}%`,
  aspectRatio: `${width} / ${radius * 2}`,
});
