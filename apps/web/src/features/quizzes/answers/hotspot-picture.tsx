import type { KeyOf, ShownOf } from '@snapwell/contract/quizzes/question-types';
import type { HotspotMark } from '@snapwell/contract/quizzes/question-types/image-hotspot';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { classNames } from '#ui/class-names.ts';

interface HotspotPictureProps {
  image: NonNullable<ShownOf<'image_hotspot'>['image']>;
  marks: readonly HotspotMark[];
  answerKey: KeyOf<'image_hotspot'> | null;
  /** Null once the answer is final. */
  onMark: ((mark: { x: number; y: number }) => void) | null;
}

/** One press of an arrow key, in percent; with Shift a fine step. */
const STEP = 4;
const FINE_STEP = 1;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture with the marks on it. Arrow keys move a cross, Enter marks. */
export function HotspotPicture({ image, marks, answerKey, onMark }: HotspotPictureProps) {
  const [cross, setCross] = useState<{ x: number; y: number } | null>(null);
  const point = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const percent = (value: number, of: number) => Math.round(Math.min(100, Math.max(0, (value / of) * 100)) * 10) / 10;
    // Enter on a button is a click as well, but one without a place.
    if (event.detail > 0)
      onMark?.({ x: percent(event.clientX - left, width), y: percent(event.clientY - top, height) });
  };
  const aim = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    const at = cross ?? { x: 50, y: 50 };
    if (!direction) return onMark?.(at);
    const step = event.shiftKey ? FINE_STEP : STEP;
    const moved = (value: number, by: number) => Math.min(100, Math.max(0, value + by * step));
    setCross({ x: moved(at.x, direction[0]), y: moved(at.y, direction[1]) });
  };
  const picture = (
    <img
      src={image.url}
      alt={image.alternative}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      className="block h-auto w-full"
    />
  );
  return (
    <div className="relative overflow-hidden rounded-lg border border-line bg-surface-2">
      {onMark ? (
        <button
          type="button"
          aria-label={`${image.alternative} Arrow keys move a cross, Enter marks the place.`}
          onClick={point}
          onKeyDown={aim}
          onFocus={() => setCross(null)}
          onBlur={() => setCross(null)}
          className="block w-full cursor-crosshair focus-visible:-outline-offset-4"
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {answerKey?.areas
        .filter(({ is_right: isRight }) => isRight)
        .map(({ place, x, y, radius, label }) => (
          <span
            key={place}
            role="img"
            aria-label={`Right: ${label}`}
            className="pointer-events-none absolute aspect-square -translate-1/2 rounded-full border-4 border-leaf bg-leaf/15"
            style={{ left: `${x}%`, top: `${y}%`, width: `${radius * 2}%` }}
          />
        ))}
      {marks.flatMap((mark, i) =>
        'place' in mark ? (
          []
        ) : (
          <Pin
            key={`${mark.x}/${mark.y}`}
            x={mark.x}
            y={mark.y}
            className="border-2 border-surface bg-ink text-paper"
            name={String(i + 1)}
          />
        ),
      )}
      {cross && (
        <Pin x={cross.x} y={cross.y} className="border-2 border-dashed border-ink bg-surface/70 text-ink" name="+" />
      )}
    </div>
  );
}

function Pin({ x, y, name, className }: { x: number; y: number; name: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'figure pointer-events-none absolute grid size-8 -translate-1/2 place-items-center rounded-full text-sm',
        className,
      )}
      style={{ left: `${x}%`, top: `${y}%` }}
    >
      {name}
    </span>
  );
}
