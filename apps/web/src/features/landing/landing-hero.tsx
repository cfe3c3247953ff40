import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { SophieFace } from '#ui/brand/sophie-face.tsx';
import { Cover } from '#ui/cover/cover.tsx';
import { ClockFace } from '#ui/cover/drawings/clock-face.tsx';
import { Flame } from '#ui/cover/drawings/flame.tsx';
import { Spark } from '#ui/cover/drawings/spark.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { Answers, useAnswer } from './sample-answers.tsx';
import { SAMPLE_QUESTIONS, sampleText } from './sample-questions.ts';

const STREAK_DAYS = 12;
const POINTS = 1240;

/** What it is, in one sentence, and the product's own parts on the dial of its five minutes. */
export function LandingHero() {
  return (
    <section className="relative overflow-clip pt-9 sm:pt-14 lg:pt-0">
      <div className="wrap grid items-center gap-x-6 gap-y-10 lg:min-h-[min(860px,calc(100dvh-56px))] lg:grid-cols-[minmax(0,1fr)_600px]">
        <div>
          <h1 className="text-hero sm:max-w-[5.6em] lg:max-w-[5em] leading-[.93] font-extrabold tracking-[-.05em]">{t`Learn between two call bells.`}</h1>
          <p className="mt-7 max-w-[32ch] text-[clamp(1.125rem,1rem+.6vw,1.375rem)] leading-[1.45] text-ink-2">
            {t`Snapwell teaches people at work in pieces of five minutes: one lesson, one question, one step on your streak. It asks again before you'd forget.`}
          </p>
          <div className="mt-9 flex flex-wrap items-center gap-3">
            <SnapButton size="lg" href="#try" className="max-sm:w-full">
              {t`Try a question`} <ArrowRight className="size-5" aria-hidden="true" />
            </SnapButton>
            <Button size="lg" variant="ghost" href="#run" className="max-sm:w-full">
              {t`See how it runs`}
            </Button>
          </div>
        </div>
        <Scene />
      </div>
    </section>
  );
}

/** The real cards of a lesson, a question, a streak and points, a little turned, on the dial. */
function Scene() {
  return (
    <div className="relative z-1 mx-auto h-[944px] w-full max-w-[600px] sm:h-[740px]">
      <ClockFace
        fromMinute={40}
        labels={['02:40', '02:45']}
        angle={240}
        className="absolute top-6 -left-[90px] size-[760px] max-sm:-ml-[120px] sm:top-0 sm:size-[860px] lg:-top-[70px]"
      />
      <LessonCard />
      {/* It ends where the question begins, however long it is. */}
      <div className="absolute right-0 bottom-[542px] flex w-[290px] animate-bob items-end gap-2.5 sm:right-auto sm:bottom-[564px] sm:left-[296px] sm:w-[284px]">
        <SophieFace frame="ring" className="size-13" canBlink />
        <p className="rounded-[20px] rounded-bl-[6px] border border-line bg-surface px-4 py-3 text-sm leading-snug shadow-float">
          {t`I'm Sophie. I answer from your own library, and say so when I don't know.`}
        </p>
      </div>
      <HeroQuestion />
      <div className="absolute bottom-1 left-0 flex -rotate-2 items-center gap-3 rounded-lg border border-line bg-surface py-3 pr-5 pl-3.5 shadow-float sm:bottom-0 sm:left-7">
        <Flame className="size-10" />
        <b className="figure text-[1.375rem] whitespace-nowrap">{t`${STREAK_DAYS} days in a row`}</b>
      </div>
      <p
        data-theme="dark"
        className="figure absolute top-6 right-0 flex items-center gap-2.5 rounded-full border border-line bg-surface py-2 pr-4 pl-2.5 text-lg shadow-float sm:top-auto sm:right-6 sm:bottom-3 sm:text-[1.375rem]"
      >
        <Spark className="size-7" /> {formatNumber(POINTS)}
        <span className="sr-only">{t`snap points`}</span>
      </p>
    </div>
  );
}

function LessonCard() {
  return (
    <article className="absolute top-0 left-0 w-[230px] -rotate-3 rounded-lg border border-line bg-surface p-1.5 shadow-float sm:-left-1.5 sm:w-[262px]">
      <span className="block h-[104px] overflow-hidden rounded-[18px] sm:h-[132px]">
        <Cover id="pain-assessment" family="leaf" />
      </span>
      {/* The question lies over its right edge. */}
      <div className="grid justify-items-start gap-2 p-3.5 sm:pr-14">
        <Chip tone="leaf">{t`Pain assessment`}</Chip>
        <h2 className="text-[1.1875rem] leading-[1.25]">{t`Which pain scale, for whom?`}</h2>
        <p className="flex items-center gap-2.5 text-xs text-ink-2">
          <ProgressRing value={60} size={36} /> {t`Lesson 3 of 5 · 5 min`}
        </p>
      </div>
    </article>
  );
}

function HeroQuestion() {
  const question = SAMPLE_QUESTIONS.protects;
  const { chosen, choose, name } = useAnswer();
  return (
    <div className="absolute top-[414px] right-0 left-0 rounded-lg border border-line bg-surface p-4.5 shadow-float sm:top-[188px] sm:right-auto sm:left-[206px] sm:w-[388px] sm:p-5.5">
      <div className="flex items-center justify-between gap-2">
        <Chip tone="sky">{t`Question 1 of 3`}</Chip>
        <Chip tone="snap">
          <Spark className="size-4" /> 10
        </Chip>
      </div>
      <h2 className="mt-2.5 text-[1.25rem] leading-[1.22]">{sampleText(question.prompt)}</h2>
      <Answers question={question} chosen={chosen} choose={choose} name={name} />
      <p aria-live="polite" className="mt-3 min-h-11 text-sm text-ink-2">
        {chosen !== null && sampleText(question.explanation)}
      </p>
    </div>
  );
}
