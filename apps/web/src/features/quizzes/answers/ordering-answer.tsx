import { t } from '@lingui/core/macro';
import { plainText } from '@snapwell/contract/text/text-marks';
import { ContentText } from '#ui/text/content-text.tsx';
import { OrderList } from '#ui/arrange/order-list.tsx';
import type { AnswerProps } from './answer-props.ts';

/** Things to bring into order. */
export function OrderingAnswer({ question, answer, onAnswer, answerKey, isUnknown = false }: AnswerProps<'ordering'>) {
  const isShown = answerKey !== null && isUnknown;
  const order = isShown ? answerKey.order : (answer?.order ?? question.items.map(({ id }) => id));
  const textOf = (id: number) => question.items.find((item) => item.id === id)?.text ?? '';
  const items = order.map((id, at) => {
    const isRight = answerKey?.order[at] === id;
    return {
      id: String(id),
      name: plainText(textOf(id)),
      content: (
        <>
          <ContentText text={textOf(id)} />
          {answerKey && !isShown && !isRight && (
            <small className="block text-sm font-normal text-ink-2">{belongsAt(answerKey.order.indexOf(id) + 1)}</small>
          )}
        </>
      ),
      ...(isShown ? { look: 'shown' as const } : answerKey && judged(isRight)),
    };
  });
  return (
    <OrderList
      label={isShown ? t`Right order` : t`Your order`}
      items={items}
      onOrder={(ids) => onAnswer({ type: 'ordering', order: ids.map(Number) })}
      isFixed={answerKey !== null}
    />
  );
}

const belongsAt = (position: number) => t`Belongs at place ${position}`;

const judged = (isRight: boolean) =>
  isRight ? ({ look: 'right', remark: t`Right` } as const) : ({ look: 'wrong', remark: t`Wrong` } as const);
