import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { ContentText } from '#ui/text/content-text.tsx';
import { classNames } from '#ui/class-names.ts';
import type { AnswerProps } from './answer-props.ts';
import { BlankField } from './blank-field.tsx';

/** A text with blanks: typed, chosen from a list, or filled from a bank of words. */
export function FillInAnswer({
  question,
  answer,
  onAnswer,
  answerKey,
  isUnknown = false,
}: AnswerProps<'fill_in_the_blank'>) {
  const { pieces, blanks, bank } = question;
  const texts = blanks.map((_, i) => answer?.blanks[i] ?? '');
  const write = (i: number, text: string) => onAnswer({ type: 'fill_in_the_blank', blanks: texts.with(i, text) });
  const isFromBank = (i: number) => bank !== null && blanks[i]!.choices === null;
  const firstEmpty = texts.findIndex((text, i) => text === '' && isFromBank(i));
  return (
    <div className="grid gap-5">
      <p className="text-[1.125rem] leading-[2.6] whitespace-pre-line">
        {pieces.map((piece, i) => (
          // The pieces never change their order: their place is their name.
          <Fragment key={i}>
            <ContentText text={piece} />
            {i < blanks.length && (
              <BlankField
                label={blankName(i + 1, blanks.length)}
                blank={blanks[i]!}
                isFromBank={isFromBank(i)}
                text={texts[i]!}
                onText={(text) => write(i, text)}
                outcome={answerKey && { isRight: answerKey.right[i]!, isUnknown, right: answerKey.accept[i]![0]! }}
              />
            )}
          </Fragment>
        ))}
      </p>
      {bank && !answerKey && (
        <div role="group" aria-label={t`Words to choose from`} className="flex flex-wrap gap-2">
          {bank.map((word) => (
            <button
              key={word}
              type="button"
              disabled={firstEmpty < 0}
              onClick={() => write(firstEmpty, word)}
              className={classNames(
                'min-h-11 rounded-full border-2 border-line bg-surface px-4 font-semibold hover:border-leaf disabled:opacity-55',
                texts.includes(word) && 'text-ink-3',
              )}
            >
              <ContentText text={word} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const blankName = (number: number, total: number) => t`Blank ${number} of ${total}`;
