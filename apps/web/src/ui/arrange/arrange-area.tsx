import { t } from '@lingui/core/macro';
import { useDraggable, useDroppable } from '@dnd-kit/react';
import { createContext, type KeyboardEvent, type ReactNode, use, useId, useState } from 'react';
import { DragArea } from './drag-area.tsx';
import { afterPress } from './pressing.ts';

/** A drag that ends where it began was a long press. */
const SLOP_PX = 4;

/** Something of the area, and what a screen reader calls it. */
export interface NamedThing {
  readonly id: string;
  readonly name: string;
}

interface PutOutcome {
  /** Said to a screen reader instead of where it was put; '' where the feature says so itself. */
  readonly said?: string;
  /** It stays picked up, for another try. */
  readonly isRefused?: boolean;
}

interface ArrangeAreaProps {
  /** Whether a thing may be put onto another one. */
  accepts: (item: string, target: string) => boolean;
  onPut: (item: string, target: string) => PutOutcome | void;
  className?: string;
  children: ReactNode;
}

interface Arranging {
  readonly held: NamedThing | null;
  readonly instructionsId: string;
  accepts(item: string, target: string): boolean;
  press(thing: NamedThing, isItem: boolean): void;
}

const ArrangingContext = createContext<Arranging | null>(null);

/**
 * Where things are brought to others: dragged, or picked up by one press and put by a second. Both are the same to
 * whoever listens, and both are told to a screen reader. What takes part in it says so by `useArranged`.
 */
export function ArrangeArea({ accepts, onPut, className, children }: ArrangeAreaProps) {
  const { arranging, said, put, putBack } = useCarrying(accepts, onPut);
  const letGo = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !arranging.held) return;
    event.preventDefault();
    event.stopPropagation();
    putBack();
  };
  return (
    <ArrangingContext value={arranging}>
      <DragArea
        onDragStart={putBack}
        onDragEnd={({ source, target, transform }, isCancelled) => {
          const item = source && thingOf(source);
          if (!item || isCancelled) return;
          if (target && target.id !== source.id) put(item, thingOf(target));
          else if (Math.hypot(transform.x, transform.y) < SLOP_PX) arranging.press(item, true);
        }}
      >
        <div className={className} onKeyDown={letGo}>
          {children}
          <p id={arranging.instructionsId} hidden>
            {t`Drag it, or press it and then press where it belongs.`}
          </p>
          <output className="sr-only">{said}</output>
        </div>
      </DragArea>
    </ArrangingContext>
  );
}

/** What is picked up, and what was said of it last. */
function useCarrying(accepts: ArrangeAreaProps['accepts'], onPut: ArrangeAreaProps['onPut']) {
  const instructionsId = useId();
  const [held, setHeld] = useState<NamedThing | null>(null);
  const [said, setSaid] = useState('');

  const put = (item: NamedThing, target: NamedThing) => {
    const [name, to] = [item.name, target.name];
    const { said = t`${name}: put on ${to}.`, isRefused = false } = onPut(item.id, target.id) ?? {};
    setHeld(isRefused ? item : null);
    setSaid(said);
  };
  const putBack = () => {
    if (!held) return;
    setHeld(null);
    const { name } = held;
    setSaid(t`${name}: put back.`);
  };
  const press = (thing: NamedThing, isItem: boolean) => {
    const isTaking = held !== null && accepts(held.id, thing.id);
    const next = afterPress(held?.id ?? null, { id: thing.id, isItem, isTaking });
    if (held && next.put) put(held, thing);
    else if (held && next.held === null) putBack();
    else if (next.held === thing.id) {
      setHeld(thing);
      const { name } = thing;
      setSaid(t`${name}: picked up. Press where it belongs, or Escape to put it back.`);
    }
  };
  return { arranging: { held, instructionsId, accepts, press }, said, put, putBack };
}

interface ArrangedInput extends NamedThing {
  /** Can be picked up. */
  isItem?: boolean;
  /** Takes what is picked up, where the area accepts it. */
  isTarget?: boolean;
  isDisabled?: boolean;
}

/** Makes something part of the area around it: `ref` and `button` go to its element, `handleRef` to its handle. */
export function useArranged({ id, name, isItem = false, isTarget = false, isDisabled = false }: ArrangedInput) {
  const { held, instructionsId, accepts, press } = use(ArrangingContext)!;
  const data = { name };
  const drag = useDraggable({ id, data, disabled: isDisabled || !isItem });
  const drop = useDroppable({
    id,
    data,
    disabled: isDisabled || !isTarget,
    accept: (source) => accepts(String(source.id), id),
  });
  return {
    ref: (element: Element | null) => {
      drag.ref(element);
      drop.ref(element);
    },
    handleRef: drag.handleRef,
    isDragging: drag.isDragging,
    /** Picked up by a press. */
    isHeld: held?.id === id,
    /** Something is dragged over it that it takes. */
    isOver: drop.isDropTarget,
    /** What is picked up, if this takes it. */
    offered: isTarget && !isDisabled && held && held.id !== id && accepts(held.id, id) ? held : null,
    press: () => press({ id, name }, isItem),
    button: {
      'aria-pressed': isItem ? held?.id === id : undefined,
      'aria-describedby': isItem && !isDisabled ? instructionsId : undefined,
      onClick: () => press({ id, name }, isItem),
    },
  };
}

const thingOf = ({ id, data }: { id: string | number; data: unknown }): NamedThing => ({
  id: String(id),
  name: (data as NamedThing).name,
});
