import { plainText } from '@snapwell/contract/text-marks';
import { ContentText } from '#ui/text/content-text.tsx';
import { OrderList } from '#ui/arrange/order-list.tsx';
import type { AnswerProps } from './answer-props.ts';

/** Things to bring into order. */
export function OrderingAnswer({ question, answer, onAnswer, answerKey }: AnswerProps<'ordering'>) {
  const order = answer?.order ?? question.items.map(({ id }) => id);
  const textOf = (id: number) => question.items.find((item) => item.id === id)?.text ?? '';
  const items = order.map((id, at) => {
    const isRight = answerKey?.order[at] === id;
    return {
      id: String(id),
      name: plainText(textOf(id)),
      content: (
        <>
          <ContentText text={textOf(id)} />
          {answerKey && !isRight && (
            <small className="block text-sm font-normal text-ink-2">
              Belongs at place {answerKey.order.indexOf(id) + 1}
            </small>
          )}
        </>
      ),
      ...(answerKey && (isRight ? RIGHT : WRONG)),
    };
  });
  return (
    <OrderList
      label="Your order"
      items={items}
      onOrder={(ids) => onAnswer({ type: 'ordering', order: ids.map(Number) })}
      isFixed={answerKey !== null}
    />
  );
}

const RIGHT = { look: 'right', remark: 'Right' } as const;
const WRONG = { look: 'wrong', remark: 'Wrong' } as const;
