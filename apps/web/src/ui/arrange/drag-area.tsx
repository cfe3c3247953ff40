import {
  AutoScroller,
  Cursor,
  type DragEndEvent,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import type { ReactNode } from 'react';

const { Delay, Distance } = PointerActivationConstraints;
/** A press that moves less than this is a press. */
const SLOP_PX = 6;
/** A finger that rests so long on something takes it up; one that moves before scrolls the page. */
const LONG_PRESS_MS = 250;

/**
 * By a handle things move at once. A finger on a whole card pulls it out sideways or after a long press: up and down it
 * scrolls the page.
 */
const pointer = PointerSensor.configure({
  activationConstraints: ({ pointerType }, { handle }) =>
    pointerType === 'touch' && !handle
      ? [
          new Delay({ value: LONG_PRESS_MS, tolerance: SLOP_PX }),
          new Distance({ value: SLOP_PX, tolerance: { y: SLOP_PX - 1 } }),
        ]
      : [new Distance({ value: SLOP_PX })],
});

// Keys and screen readers have a way of their own (decision 0051): the library's would read ids aloud.
const SENSORS = [pointer];
const PLUGINS = [AutoScroller, Cursor, Feedback, PreventSelection];

interface DragAreaProps {
  onDragStart?: () => void;
  onDragEnd: (operation: DragEndEvent['operation'], isCancelled: boolean) => void;
  children: ReactNode;
}

/** Where things are dragged by mouse, pen or finger: one way for all of the product. */
export function DragArea({ onDragStart, onDragEnd, children }: DragAreaProps) {
  return (
    <DragDropProvider
      sensors={SENSORS}
      plugins={PLUGINS}
      onDragStart={onDragStart}
      onDragEnd={({ operation, canceled }) => onDragEnd(operation, canceled)}
    >
      {children}
    </DragDropProvider>
  );
}
