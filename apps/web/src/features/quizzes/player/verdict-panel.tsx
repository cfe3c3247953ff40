import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Certainty, Verdict } from '@snapwell/contract/quizzes/attempt.schemas';
import { certaintyPointsOf } from '@snapwell/contract/quizzes/marking/certainty-points';
import type { ShownQuestion } from '@snapwell/contract/quizzes/question-types';
import { BookOpen, CircleAlert } from 'lucide-react';
import { formatNumber, formatPercent } from '#platform/locale/format.ts';
import { ContentText } from '#ui/text/content-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { certaintyLabel } from '../answers/how-sure.tsx';
import { RightText } from '../answers/ordered-text.tsx';
import { dayWords } from '../when-words.ts';

interface VerdictPanelProps {
  question: ShownQuestion;
  verdict: Verdict;
  certainty: Certainty | null;
  /** How sure one was counts, in certainty points. */
  isSureMarked?: boolean;
  /** The learner said that they don't know. */
  isUnknown: boolean;
  /** What a right answer pays, at most. */
  pointsEach: number | null;
  /** How the attempt stands, where a right answer pays nothing now. */
  soFar?: string;
  teachesPath: string | null;
  /** Null where nobody can be told. */
  onReport: (() => void) | null;
}

const SURE: Record<Certainty, { right: MessageDescriptor; wrong: MessageDescriptor }> = {
  sure: { right: msg`You were sure, and right.`, wrong: msg`You were sure.` },
  fairly_sure: { right: msg`You were fairly sure, and right.`, wrong: msg`You were fairly sure.` },
  guess: { right: msg`You guessed, and it was right.`, wrong: msg`You guessed.` },
};

const LOOKS = {
  right: { ground: 'bg-leaf-soft', text: 'text-leaf-ink' },
  part: { ground: 'bg-snap-soft', text: 'text-snap-ink' },
  wrong: { ground: 'bg-berry-soft', text: 'text-berry-ink' },
  unknown: { ground: 'bg-sky-soft', text: 'text-sky-ink' },
};

/** What became of an answer: right or not, why, and where to read more. */
export function VerdictPanel({
  question,
  verdict,
  certainty,
  isSureMarked = false,
  isUnknown,
  pointsEach,
  soFar,
  teachesPath,
  onReport,
}: VerdictPanelProps) {
  const { is_right: isRight, credit, explanation, teaches } = verdict;
  const tone = isUnknown ? 'unknown' : isRight ? 'right' : credit > 0 ? 'part' : 'wrong';
  const said = saidBeside(verdict);
  const isPaid = isRight && pointsEach !== null && pointsEach > 0;
  return (
    <div className={classNames('mt-7 grid animate-rise gap-x-6 gap-y-3 rounded-lg p-5 sm:p-6', LOOKS[tone].ground)}>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className={LOOKS[tone].text}>{isUnknown ? t`Good to say so` : headline(verdict)}</h2>
          <p className="mt-1 text-sm text-ink-2">{aside(verdict, certainty, isSureMarked && !isUnknown)}</p>
        </div>
        {isPaid && <SnapPoints points={pointsEach} isGain size="lg" />}
        {!isPaid && soFar && <p className="figure flex-none pt-1 text-sm text-ink-2">{soFar}</p>}
      </div>
      {/* An order that is not known stands right above already. */}
      {!isRight && !(isUnknown && question.type === 'ordering') && (
        <div className="font-semibold">
          {t`Right answer:`} <RightText question={question} answerKey={verdict.key} text={verdict.right_text} />
        </div>
      )}
      {verdict.reason && !said.includes(verdict.reason) && (
        <p>
          <ContentText text={verdict.reason} />
        </p>
      )}
      {explanation && !said.includes(explanation) && (
        <p className="max-w-[65ch] whitespace-pre-line">
          <ContentText text={explanation} isPassage />
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {teaches && teachesPath && (
          <TextLink to={teachesPath}>
            <BookOpen className="size-4 flex-none" aria-hidden="true" /> {readTitle(teaches.title)}
          </TextLink>
        )}
        {onReport && (
          <TextLink onClick={onReport}>
            <CircleAlert className="size-4" aria-hidden="true" /> {t`Something wrong?`}
          </TextLink>
        )}
      </p>
    </div>
  );
}

/** What stands beside the options already: nobody reads it twice. */
function saidBeside({ key }: Verdict): string[] {
  if (!('options' in key)) return [];
  return key.options.flatMap((option) => ('why' in option && option.why ? [option.why] : []));
}

function headline({ is_right: isRight, credit, is_blank: isBlank }: Verdict): string {
  if (isRight) return t`That’s it`;
  if (isBlank) return t`Left out`;
  const share = formatPercent(credit);
  return credit > 0 ? t`Partly right (${share})` : t`Not quite`;
}

function aside(verdict: Verdict, certainty: Certainty | null, isSureMarked: boolean): string {
  const { is_right: isRight, is_blank: isBlank, comes_back_at: back } = verdict;
  const sure =
    isSureMarked && !isBlank
      ? certaintyGain(verdict, certainty)
      : certainty &&
        (!isRight && certainty === 'sure'
          ? t`You were sure, so this one's worth a second look.`
          : i18n._(SURE[certainty][isRight ? 'right' : 'wrong']));
  return [sure, back && askAgain(dayWords(back))].filter(Boolean).join(' ');
}

const askAgain = (day: string) => t`We'll ask again ${day}.`;
const readTitle = (title: string) => t`Read ‘${title}’`;

/** 'Sure and wrong: -6 for certainty.' */
function certaintyGain({ credit, is_blank: isBlank }: Verdict, certainty: Certainty | null): string {
  const said = certainty ? certaintyLabel(certainty) : t`Taken as a guess`;
  const outcome =
    credit === 1
      ? t({ message: 'right', context: 'answer' })
      : credit === 0
        ? t({ message: 'wrong', context: 'answer' })
        : t({ message: 'partly right', context: 'answer' });
  const points = formatNumber(certaintyPointsOf({ credit, isBlank, certainty }), {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  });
  return t`${said} and ${outcome}: ${points} for certainty.`;
}
