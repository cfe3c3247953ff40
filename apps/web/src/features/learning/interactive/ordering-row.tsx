import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { plainText } from '@snapwell/contract/text-marks';
import { ContentText } from '#ui/text/content-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/action/icon-button.tsx';

const LOOKS = {
  open: 'border-line bg-surface',
  right: 'border-leaf bg-leaf-soft',
  wrong: 'border-berry bg-berry-soft',
  target: 'border-dashed border-leaf bg-surface',
};

interface OrderingRowProps {
  /** Its place now, from 0. */
  at: number;
  count: number;
  text: string;
  /** Shown once the order is right. */
  why?: string | undefined;
  look: keyof typeof LOOKS;
  isFixed: boolean;
  onMove: (by: -1 | 1) => void;
  handle: Pick<
    ComponentProps<'button'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture' | 'style'
  >;
}

/**
 * A thing in its present place: dragged by its handle, moved by arrows beside it or by the arrow keys on the handle.
 */
export function OrderingRow({
  at,
  count,
  text,
  why,
  look,
  isFixed,
  onMove,
  handle: { style, ...handle },
}: OrderingRowProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      data-drop={at}
      style={style}
      className={classNames('flex items-center gap-2 rounded-md border-2 py-2 pr-2 pl-1 sm:gap-3', LOOKS[look])}
    >
      {isFixed ? (
        <span className="w-3" />
      ) : (
        <button
          type="button"
          data-handle={text}
          aria-label={`Move ${plainText(text)}, place ${at + 1} of ${count}. Use the arrow keys.`}
          onKeyDown={press}
          {...handle}
          className="grid h-11 w-8 flex-none cursor-grab xs:w-11 touch-none place-items-center rounded-control text-ink-3 hover:text-ink active:cursor-grabbing"
        >
          <GripVertical className="size-5" aria-hidden="true" />
        </button>
      )}
      <span className="figure w-5 text-ink-2">{at + 1}</span>
      <span className="flex-1 leading-snug font-[550]">
        <ContentText text={text} />
        {why && (
          <small className="block text-sm font-normal text-ink-2">
            <ContentText text={why} />
          </small>
        )}
      </span>
      <IconButton
        label={`Move up: ${plainText(text)}`}
        aria-disabled={at === 0 || isFixed}
        onClick={() => onMove(-1)}
        className="aria-disabled:opacity-40 max-xs:w-9"
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move down: ${plainText(text)}`}
        aria-disabled={at === count - 1 || isFixed}
        onClick={() => onMove(1)}
        className="aria-disabled:opacity-40 max-xs:w-9"
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </li>
  );
}
