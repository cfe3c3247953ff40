import type { Answer, Key, ShownQuestion } from '@snapwell/contract/quizzes/question-types';
import { ContentText } from '#ui/text/content-text.tsx';

interface ShownText {
  question: ShownQuestion;
  /** In words, as the server puts it. */
  text: string;
}

/** The right answer in words; an order and pairs are lists, one below the other. */
export function RightText({ question, answerKey, text }: ShownText & { answerKey: Key }) {
  if (question.type === 'ordering' && answerKey.type === 'ordering')
    return <InOrder question={question} order={answerKey.order} />;
  if (question.type === 'matching' && answerKey.type === 'matching')
    return <Pairs question={question} rights={answerKey.rights} />;
  return <ContentText text={text} />;
}

/** What somebody answered, in the same way. */
export function AnswerText({ question, answer, text }: ShownText & { answer: Answer | null }) {
  if (question.type === 'ordering' && answer?.type === 'ordering')
    return <InOrder question={question} order={answer.order} />;
  if (question.type === 'matching' && answer?.type === 'matching')
    return <Pairs question={question} rights={answer.rights} />;
  return <ContentText text={text} />;
}

function InOrder({
  question: { items },
  order,
}: {
  question: Extract<ShownQuestion, { type: 'ordering' }>;
  order: readonly number[];
}) {
  return (
    <ol className="list-decimal space-y-1 ps-6 whitespace-normal">
      {order.map((id) => (
        <li key={id} className="ps-1">
          <ContentText text={items.find((item) => item.id === id)?.text ?? ''} />
        </li>
      ))}
    </ol>
  );
}

function Pairs({
  question: { lefts, rights: partners },
  rights,
}: {
  question: Extract<ShownQuestion, { type: 'matching' }>;
  rights: readonly (number | null)[];
}) {
  return (
    <ul className="space-y-1 whitespace-normal">
      {lefts.map(({ id, text }, at) => (
        <li key={id}>
          <ContentText text={text} /> →{' '}
          <ContentText text={partners.find((each) => each.id === rights[at])?.text ?? '…'} />
        </li>
      ))}
    </ul>
  );
}
