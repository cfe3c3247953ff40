import { t } from '@lingui/core/macro';
import { BookOpenText, CircleHelp, Layers, Lightbulb } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelectionRect } from './use-selection-rect.ts';

interface SelectionToolbarProps {
  selection: string;
  onAsk: (text: string) => void;
  /** Keeps it as a card to be asked for again. */
  onMakeCard: (selection: string) => void;
}

/**
 * What can be done with a selected text. It comes when the selection rests and does not take the focus: Tab leads to it,
 * arrows go along it, Escape puts it away.
 */
export function SelectionToolbar({ selection, onAsk, onMakeCard }: SelectionToolbarProps) {
  const rect = useSelectionRect();
  const [putAway, setPutAway] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isShown = rect !== null && putAway !== selection;
  useKeysTo(bar, isShown, () => setPutAway(selection));
  const act = (action: () => void) => () => {
    setPutAway(selection);
    action();
  };
  return createPortal(
    <>
      <output className="sr-only">{isShown && t`Text selected. Press Tab for what you can do with it.`}</output>
      {isShown && (
        <div
          ref={bar}
          role="toolbar"
          tabIndex={-1}
          aria-label={t`The selected text`}
          style={placeBy(rect)}
          // A press must not take the selection away.
          onPointerDown={(event) => event.preventDefault()}
          onKeyDown={moveAlong}
          className="fixed z-40 flex w-max -translate-x-1/2 animate-rise rounded-[26px] border border-line bg-surface p-1 shadow-float max-xs:grid max-xs:grid-cols-2"
        >
          <Tool icon={<BookOpenText />} isFirst onPress={act(() => onAsk(t`Explain this`))}>{t`Explain`}</Tool>
          <Tool icon={<Lightbulb />} onPress={act(() => onAsk(t`Give me an example`))}>{t`Example`}</Tool>
          <Tool icon={<Layers />} onPress={act(() => onMakeCard(selection))}>
            {t`Make a card`}
          </Tool>
          <Tool icon={<CircleHelp />} onPress={act(() => onAsk(t`Quiz me on this`))}>{t`Quiz me`}</Tool>
        </div>
      )}
    </>,
    document.body,
  );
}

interface ToolProps {
  icon: ReactNode;
  /** The first is where Tab leads; arrows go on from there. */
  isFirst?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ icon, isFirst = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={isFirst ? 0 : -1}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold whitespace-nowrap hover:bg-surface-2 focus-visible:bg-surface-2 [&_svg]:size-4 [&_svg]:flex-none [&_svg]:text-sky-ink"
    >
      {icon}
      {children}
    </button>
  );
}

/** Tab leads from the text into the bar, Escape puts it away. */
function useKeysTo(bar: React.RefObject<HTMLDivElement | null>, isShown: boolean, putAway: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isShown) return;
    if (event.key === 'Escape') {
      // It puts away the bar alone, and not the drawer beside it as well.
      event.stopPropagation();
      return putAway();
    }
    const isInside = bar.current?.contains(document.activeElement) === true;
    if (event.key !== 'Tab' || event.shiftKey || isInside) return;
    event.preventDefault();
    bar.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  // Heard from the beginning: a key pressed as soon as the bar shows must not come too early.
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const at = tools.indexOf(document.activeElement as HTMLButtonElement);
  tools[(at + step + tools.length) % tools.length]?.focus();
}

/** What stands at the edges: the bar of the page, and what floats at its foot. */
const HEAD = 72;
const FOOT = 100;
const EDGE = 16;
/** In one row, and in two where the page is as narrow as a phone (`max-xs`). */
const SIZES = { wide: { width: 470, height: 54 }, narrow: { width: 288, height: 98 } };
const NARROW = '(max-width: 479.98px)';
/** A finger's selection has its own menu above it and its handles below. */
const GAPS = { fine: { above: 10, below: 10 }, coarse: { above: 64, below: 30 } };

/**
 * Above the text, so that one can read on below it; where there is no room above, below. On a phone it would lie over
 * the lines that the text stands among: there it is at the foot, unless the text is.
 */
export function placeBy({ left, width, top, bottom }: DOMRect): { left: number; top: number } {
  const gap = matchMedia('(pointer: coarse)').matches ? GAPS.coarse : GAPS.fine;
  const isNarrow = matchMedia(NARROW).matches;
  const size = isNarrow ? SIZES.narrow : SIZES.wide;
  const above = top - gap.above - size.height;
  const below = bottom + gap.below;
  const lowest = window.innerHeight - FOOT - size.height;
  const half = Math.min(size.width / 2, window.innerWidth / 2 - EDGE);
  return {
    left: Math.min(Math.max(left + width / 2, half + EDGE), window.innerWidth - half - EDGE),
    top: isNarrow && below <= lowest ? lowest : above >= HEAD ? above : Math.min(below, lowest),
  };
}
