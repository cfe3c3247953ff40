import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { plainText } from '@snapwell/contract/text-marks';
import { ContentText } from '#ui/text/content-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import type { AnswerProps } from './answer-props.ts';
import { useDragOrder } from './use-drag-order.ts';

/** Things to bring into order: dragged by mouse or finger, or moved by buttons and arrow keys. */
export function OrderingAnswer({ question, answer, onAnswer, answerKey }: AnswerProps<'ordering'>) {
  const order = answer?.order ?? question.items.map(({ id }) => id);
  const textOf = (id: number) => question.items.find((item) => item.id === id)?.text ?? '';
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.length || from === to) return;
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    onAnswer({ type: 'ordering', order: next });
    setSaid(`${plainText(textOf(order[from]!))}: now at place ${to + 1} of ${order.length}.`);
  };
  const drag = useDragOrder(list, move);
  const isRight = (at: number) => answerKey?.order[at] === order[at];
  return (
    <div>
      <ol ref={list} aria-label="Your order" className="grid gap-2.5">
        {order.map((id, at) => (
          <li
            key={id}
            className={classNames(
              'flex items-center gap-2 rounded-[18px] border-2 py-1.5 pr-1.5 pl-2 sm:gap-3',
              answerKey
                ? isRight(at)
                  ? 'border-leaf bg-leaf-soft'
                  : 'border-berry bg-berry-soft'
                : 'border-line bg-surface',
              drag.isDragged(at) && 'border-leaf shadow-float',
            )}
          >
            {!answerKey && (
              <span
                {...drag.handleOf(at)}
                aria-hidden="true"
                className="grid size-11 flex-none cursor-grab touch-none place-items-center text-ink-3 active:cursor-grabbing"
              >
                <GripVertical className="size-5" />
              </span>
            )}
            <span className="figure w-6 flex-none text-center text-ink-2">{at + 1}</span>
            <span className="min-w-0 flex-1 leading-snug font-[550]">
              <ContentText text={textOf(id)} />
              {answerKey && !isRight(at) && (
                <small className="block text-sm font-normal text-ink-2">
                  Belongs at place {answerKey.order.indexOf(id) + 1}
                </small>
              )}
            </span>
            {answerKey ? (
              <span className="px-2 text-xs font-semibold">{isRight(at) ? 'Right' : 'Wrong'}</span>
            ) : (
              <>
                {/* Not switched off at the ends: the focus would be lost there. */}
                <IconButton
                  label={`Move up: ${plainText(textOf(id))}`}
                  aria-disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp className="size-5" aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move down: ${plainText(textOf(id))}`}
                  aria-disabled={at === order.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown className="size-5" aria-hidden="true" />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ol>
      <output className="sr-only">{said}</output>
    </div>
  );
}
