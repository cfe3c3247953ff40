import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { PointPicture, sizeOf } from '#ui/arrange/point-picture.tsx';
import { type PicturePoint, pointAt, stepOf } from '#ui/arrange/points.ts';
import { classNames } from '#ui/class-names.ts';

export interface PictureMark extends PicturePoint {
  readonly name: string;
  /** In percent of the width; absent: a point. */
  readonly radius?: number;
  /** Of a band, in percent of the width. */
  readonly width?: number | undefined;
  readonly isRight?: boolean;
}

interface MarkedPictureProps {
  picture: { url: string; alternative: string };
  marks: readonly PictureMark[];
  /** Null while there may be no more. */
  onAdd: ((point: PicturePoint) => void) | null;
  onMove: (at: number, point: PicturePoint) => void;
  onResize?: (at: number, radius: number) => void;
  onRemove: (at: number) => void;
}

/**
 * A picture with marks on it. Pressing the picture, or Enter after the arrow keys, adds one; a mark is dragged, or
 * moved by the arrow keys; plus and minus change its size, Delete removes it.
 */
export function MarkedPicture({ picture, marks, onAdd, onMove, onResize, onRemove }: MarkedPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent, at: number) => {
    const mark = marks[at]!;
    const moved = stepOf(mark, event.key, !event.shiftKey);
    const grown = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (moved) onMove(at, moved);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(at);
    else if (grown && mark.radius !== undefined) onResize?.(at, mark.radius + grown);
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent<HTMLElement>, at: number) => {
    if (frame.current && event.currentTarget.hasPointerCapture(event.pointerId))
      onMove(at, pointAt(event, frame.current.getBoundingClientRect()));
  };
  return (
    <div ref={frame}>
      <PointPicture picture={picture} onPoint={onAdd}>
        {marks.map(({ name, ...mark }, at) => {
          const number = at + 1;
          return (
            <button
              key={at}
              type="button"
              aria-label={
                mark.radius === undefined
                  ? t`${number}. ${name}. Arrow keys move it, Delete removes it.`
                  : t`${number}. ${name}. Arrow keys move it, plus and minus change its size, Delete removes it.`
              }
              onKeyDown={(event) => press(event, at)}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(event, at)}
              className={classNames(
                'figure absolute grid -translate-1/2 cursor-grab touch-none place-items-center text-sm active:cursor-grabbing',
                mark.width === undefined ? 'rounded-full' : 'rounded-md',
                mark.radius === undefined
                  ? 'size-9 border-2 border-surface bg-ink text-paper shadow-float'
                  : 'min-h-6 min-w-6 border-4 text-ink',
                mark.radius !== undefined && (mark.isRight ? 'border-leaf bg-leaf/25' : 'border-ember bg-ember/15'),
              )}
              style={{
                left: `${mark.x}%`,
                top: `${mark.y}%`,
                ...(mark.radius !== undefined && sizeOf({ ...mark, radius: mark.radius })),
              }}
            >
              <span className={mark.radius === undefined ? '' : 'rounded-full bg-surface px-1.5'}>{number}</span>
            </button>
          );
        })}
      </PointPicture>
    </div>
  );
}
