import { t } from '@lingui/core/macro';
import { plainText } from '@snapwell/contract/text/text-marks';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrangeArea, useArranged } from '#ui/arrange/arrange-area.tsx';

interface Labelled {
  readonly id: string;
  readonly text: string;
}

interface AssignmentListProps {
  items: readonly Labelled[];
  /** What they are brought to; one may take several items. */
  options: readonly Labelled[];
  /** For each item the id of its option, or null. */
  assigned: readonly (string | null)[];
  onAssign: (item: number, option: string) => void;
  /** Where an item's option is chosen without dragging. */
  renderControl: (item: Labelled, at: number) => ReactNode;
  /** Said where nothing was chosen. */
  nothing: string;
  /** For each item the id of the right option, once the answer is final. */
  right: readonly string[] | null;
  /** Nothing was chosen, by saying so: only the right ones are shown. */
  isUnknown?: boolean;
}

/**
 * Things that each belong to one of several options: dragged there, or the option to them; picked up and put by two
 * presses; or chosen in the row.
 */
export function AssignmentList(props: AssignmentListProps) {
  const { items, options, assigned, onAssign, right } = props;
  const [itemId, optionId] = [(at: number) => `item ${at}`, (id: string) => `option ${id}`];
  const assign = (one: string, other: string) => {
    const at = items.findIndex((_, i) => itemId(i) === one || itemId(i) === other);
    const option = options.find(({ id }) => optionId(id) === one || optionId(id) === other);
    if (at < 0 || !option) return;
    onAssign(at, option.id);
    return { said: `${plainText(items[at]!.text)}: ${plainText(option.text)}.` };
  };
  const textOf = (id: string | null | undefined) => options.find((option) => option.id === id)?.text ?? props.nothing;
  if (right) {
    return (
      <ul className="grid gap-3">
        {items.map((item, at) => (
          <JudgedRow
            key={item.id}
            text={item.text}
            chosen={textOf(assigned[at])}
            right={assigned[at] === right[at] ? null : textOf(right[at])}
            isUnknown={props.isUnknown ?? false}
          />
        ))}
      </ul>
    );
  }
  return (
    <ArrangeArea
      accepts={(one, other) => one.startsWith('item') !== other.startsWith('item')}
      onPut={assign}
      className="grid gap-5"
    >
      <ul className="grid gap-3">
        {items.map((item, at) => (
          <ItemRow key={item.id} id={itemId(at)} text={item.text}>
            {props.renderControl(item, at)}
          </ItemRow>
        ))}
      </ul>
      <div role="group" aria-label={t`Choices`} className="grid gap-2.5">
        <p className="text-sm text-ink-2">{t`Drag one to where it belongs, or choose in its row.`}</p>
        <div className="flex flex-wrap gap-2">
          {options.map(({ id, text }) => (
            <OptionToken key={id} id={optionId(id)} text={text} isUsed={assigned.includes(id)} />
          ))}
        </div>
      </div>
    </ArrangeArea>
  );
}

const ROW = 'grid items-center gap-x-5 gap-y-2.5 rounded-[18px] border-2 sm:grid-cols-2 in-data-phone:sm:grid-cols-1';

function ItemRow({ id, text, children }: { id: string; text: string; children: ReactNode }) {
  const name = plainText(text);
  const { ref, handleRef, isDragging, isHeld, isOver, offered, press, button } = useArranged({
    id,
    name,
    isItem: true,
    isTarget: true,
  });
  return (
    <li
      ref={ref}
      className={classNames(
        ROW,
        'relative p-2.5 ps-1',
        isOver || offered ? 'border-dashed border-leaf' : isDragging || isHeld ? 'border-leaf' : 'border-line',
        isOver || isHeld ? 'bg-leaf-soft' : 'bg-surface',
        isDragging && 'shadow-float',
      )}
    >
      <span className="flex items-center gap-1">
        <button
          ref={handleRef}
          type="button"
          aria-label={t`Pick up: ${name}`}
          {...button}
          className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:text-ink active:cursor-grabbing aria-pressed:text-leaf-ink"
        >
          <GripVertical className="size-5" aria-hidden="true" />
        </button>
        <span className="leading-snug font-[550]">
          <ContentText text={text} />
        </span>
      </span>
      <span className="max-sm:ps-1.5">{children}</span>
      {offered && (
        <button
          type="button"
          aria-label={putHere(offered.name, name)}
          onClick={press}
          className="absolute inset-0 z-1 cursor-pointer rounded-[16px] bg-leaf/5 hover:bg-leaf/10"
        />
      )}
    </li>
  );
}

function OptionToken({ id, text, isUsed }: { id: string; text: string; isUsed: boolean }) {
  const { ref, isDragging, isHeld, isOver, offered, button } = useArranged({
    id,
    name: plainText(text),
    isItem: true,
    isTarget: true,
  });
  return (
    <button
      ref={ref}
      type="button"
      {...button}
      className={classNames(
        'min-h-11 max-w-full cursor-grab touch-pan-y rounded-[22px] border-2 px-4 py-2 text-start leading-snug font-semibold select-none hover:border-leaf active:cursor-grabbing',
        isOver || offered ? 'border-dashed border-leaf' : isHeld || isDragging ? 'border-leaf' : 'border-line',
        isOver || isHeld ? 'bg-leaf-soft' : 'bg-surface',
        isUsed && !isHeld && 'text-ink-3',
        isDragging && 'shadow-float',
      )}
    >
      <ContentText text={text} />
    </button>
  );
}

/** `right` is null where the right one was chosen. */
function JudgedRow({
  text,
  chosen,
  right,
  isUnknown,
}: {
  text: string;
  chosen: string;
  right: string | null;
  isUnknown: boolean;
}) {
  if (isUnknown)
    return (
      <li className={classNames(ROW, 'border-sky bg-sky-soft p-3 sm:ps-4.5')}>
        <span className="leading-snug font-[550]">
          <ContentText text={text} />
        </span>
        <b className="font-semibold">
          <ContentText text={right ?? chosen} />
        </b>
      </li>
    );
  return (
    <li
      className={classNames(
        ROW,
        'p-3 sm:ps-4.5',
        right === null ? 'border-leaf bg-leaf-soft' : 'border-berry bg-berry-soft',
      )}
    >
      <span className="leading-snug font-[550]">
        <ContentText text={text} />
      </span>
      <span>
        <b className="font-semibold">
          <ContentText text={chosen} />
        </b>{' '}
        <small className="font-semibold">{right === null ? t`Right` : t`Wrong`}</small>
        {right !== null && (
          <span className="block text-sm text-ink-2">
            {t`Right:`} <ContentText text={right} />
          </span>
        )}
      </span>
    </li>
  );
}

const putHere = (offered: string, name: string) => t`Put ${offered} here: ${name}`;
