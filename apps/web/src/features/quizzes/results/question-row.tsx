import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { BookOpen, Check, ChevronDown, CircleHelp, Minus, X } from 'lucide-react';
import { formatPercent } from '#platform/locale/format.ts';
import { ContentText } from '#ui/text/content-text.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { dayWords } from '../when-words.ts';
import { AnswerText, RightText } from '../answers/ordered-text.tsx';
import { WorkedNumbers } from '../answers/numbers/calculated-answer.tsx';
import { isSureAndWrong } from './sure-and-wrong.tsx';
import { whyChosen } from './why-chosen.ts';

interface QuestionRowProps {
  row: QuizResults['questions'][number];
  isOpen: boolean;
  contentPath: ((contentId: string) => string) | null;
}

const CHANGES = {
  put_right: { words: msg`Put right`, tone: 'leaf' },
  slipped: { words: msg`Slipped`, tone: 'plain' },
  missed_again: { words: msg`Missed again`, tone: 'ember' },
} as const;

/** One question: opened, it shows both answers, why, and where to read more. */
export function QuestionRow({ row, isOpen, contentPath }: QuestionRowProps) {
  const { question, answer, verdict, change, is_unknown: isUnknown } = row;
  const { is_right: isRight, credit, teaches } = verdict;
  const isPart = !isRight && credit > 0;
  const { Sign, look, word } = signOf(row);
  return (
    <li className="border-b border-line last:border-0">
      <details open={isOpen} data-question={question.id} className="group">
        <summary className="grid min-h-16 print:min-h-0 cursor-pointer list-none grid-cols-[32px_minmax(0,1fr)_20px] items-center gap-x-3.5 gap-y-1 px-4 py-3 font-[550] sm:grid-cols-[32px_minmax(0,1fr)_auto_20px] sm:px-5 [&::-webkit-details-marker]:hidden">
          <span className={classNames('grid size-8 place-items-center rounded-[10px]', look)}>
            <Sign className="size-4.5" strokeWidth={2.5} aria-hidden="true" />
            <span className="sr-only">{word}</span>
          </span>
          <span className="leading-snug wrap-anywhere">
            <ContentText text={question.prompt.split('\n')[0]!} />
          </span>
          <span className="flex flex-wrap gap-1.5 max-sm:order-last max-sm:col-span-2 max-sm:col-start-2">
            {isUnknown && <Chip tone="sky">{t`You said ‘I don’t know’`}</Chip>}
            {isPart && <Chip tone="snap">{partWords(formatPercent(credit))}</Chip>}
            {isSureAndWrong(row) && <Chip tone="berry">{isPart ? t`Sure, but not all right` : t`Sure and wrong`}</Chip>}
            {change && <Chip tone={CHANGES[change].tone}>{i18n._(CHANGES[change].words)}</Chip>}
          </span>
          <ChevronDown
            className="size-5 text-ink-2 transition-transform group-open:rotate-180 print:hidden"
            aria-hidden="true"
          />
        </summary>
        <div className="grid gap-3.5 px-4 pb-5 sm:pr-11 sm:pl-[66px] print:gap-1 print:pb-2 print:text-sm">
          <dl className="grid gap-3 sm:grid-cols-2">
            <div className={classNames('rounded-md px-4 py-3 print:p-0', isRight ? 'bg-leaf-soft' : 'bg-surface-2')}>
              <dt className={classNames('text-xs font-semibold', isRight ? 'text-leaf-ink' : 'text-ink-2')}>
                {isRight ? t`Your answer, right` : t`Your answer`}
              </dt>
              <dd className="whitespace-pre-line">
                <AnswerText
                  question={question}
                  answer={answer}
                  text={verdict.answer_text ?? (isUnknown ? t`I don’t know` : t`Left out`)}
                />
              </dd>
              {whyChosen(answer, verdict.key).map((why) => (
                <dd key={why} className="mt-1 text-sm whitespace-pre-line text-ink-2">
                  <ContentText text={why} />
                </dd>
              ))}
            </div>
            {!isRight && verdict.right_text !== verdict.answer_text && (
              <div className="rounded-md bg-leaf-soft px-4 py-3 print:p-0">
                <dt className="text-xs font-semibold text-leaf-ink">
                  {question.type === 'short_text' ? t`For example` : t`Right answer`}
                </dt>
                <dd className="whitespace-pre-line">
                  <RightText question={question} answerKey={verdict.key} text={verdict.right_text} />
                </dd>
              </div>
            )}
          </dl>
          {verdict.reason && (
            <p>
              <ContentText text={verdict.reason} />
            </p>
          )}
          {verdict.key.type === 'calculated' && <WorkedNumbers working={verdict.key.working} unit={verdict.key.unit} />}
          {verdict.explanation && (
            <p className="max-w-[65ch] whitespace-pre-line text-ink-2">
              <ContentText text={verdict.explanation} isPassage />
            </p>
          )}
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2 empty:hidden">
            {teaches && contentPath && (
              <TextLink to={contentPath(teaches.content_id)}>
                <BookOpen className="size-4" aria-hidden="true" /> {readTitle(teaches.title)}
              </TextLink>
            )}
            {verdict.comes_back_at && !isRight && (
              <span className="min-h-6">{comesBack(dayWords(verdict.comes_back_at))}</span>
            )}
          </p>
        </div>
      </details>
    </li>
  );
}

const partWords = (share: string) => t`Partly right: ${share}`;
const readTitle = (title: string) => t`Read ‘${title}’`;
const comesBack = (day: string) => t`Comes back ${day}.`;

function signOf({ verdict: { is_right: isRight, credit }, is_unknown: isUnknown }: QuestionRowProps['row']) {
  if (isRight) return { Sign: Check, look: 'bg-leaf-soft text-leaf-ink', word: t`Right` };
  if (isUnknown) return { Sign: CircleHelp, look: 'bg-sky-soft text-sky-ink', word: t`Not known` };
  if (credit > 0) return { Sign: Minus, look: 'bg-snap-soft text-snap-ink', word: t`Partly right` };
  return { Sign: X, look: 'bg-berry-soft text-berry-ink', word: t`Wrong` };
}
