import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { lazy, type ReactNode, startTransition, Suspense, useId, useState } from 'react';
import { formatNumber } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { classNames } from '#ui/class-names.ts';
import { Spark } from '#ui/cover/drawings/spark.tsx';
import { AnswerOption, type AnswerState } from '#ui/form/answer-option.tsx';
import { ForgettingCurve, Mosaic } from './landing-drawings.tsx';
import type { LandingProps } from './landing-story.tsx';
import { QUESTIONS } from './page-questions.ts';

// What stands below the first screen comes to life when that has.
const SophieTalk = lazy(() => import('./landing-parts.tsx').then((m) => ({ default: m.SophieTalk })));
const DemoQuestion = lazy(() => import('./landing-demos.tsx').then((m) => ({ default: m.DemoQuestion })));
const Terminal = lazy(() => import('./landing-parts.tsx').then((m) => ({ default: m.Terminal })));
const PatientTalk = lazy(() => import('./patient-talk.tsx').then((m) => ({ default: m.PatientTalk })));

const POINTS = 10;

/** `/landing-v2`: the page is a quiz of five questions, because that is what the product does. */
export function LandingQuizPage({ drawPatient, booking, hasSamples }: LandingProps) {
  const [chosen, setChosen] = useState<readonly (number | null)[]>(QUESTIONS.map(() => null));
  const points = chosen.filter((each, at) => each !== null && QUESTIONS[at]!.right.includes(each)).length * POINTS;
  const answered = chosen.filter((each) => each !== null).length;
  const ask = (at: number, isMain = false) => (
    <Question
      at={at}
      chosen={chosen[at]!}
      onChoose={(answer) =>
        // What has not come to life yet stays as it was drawn.
        startTransition(() => setChosen((known) => known.map((each, i) => (i === at ? answer : each))))
      }
      isMain={isMain}
    />
  );
  return (
    <>
      <Score answered={answered} points={points} />
      <section data-theme="dark" className="bg-field-deep">
        {/* Inside of the dark part: the part itself sets these anew. */}
        <div className="[--ink-2:var(--field-mint)] [--line-strong:var(--field-mint)] [--line:var(--field-deep-line)] [--surface:var(--field-deep-surface)] lg:grid lg:grid-cols-[minmax(0,1fr)_min(calc(100dvh-120px),54vw)]">
          <div className="wrap max-w-[660px] self-center py-10 lg:mr-0 lg:w-full lg:pr-6 lg:pl-[clamp(16px,4vw,56px)]">
            {ask(0, true)}
          </div>
          <Mosaic />
        </div>
      </section>
      <Frame className="bg-field-gold text-on-field-gold" picture={<ForgettingCurve />}>
        {ask(1)}
      </Frame>
      <section data-theme="dark" className="far-below overflow-clip bg-paper pt-[clamp(64px,9vw,136px)]">
        <div className="wrap">
          <Suspense fallback={<div className="min-h-dvh" />}>
            <PatientTalk
              drawPatient={drawPatient}
              title={ask(2)}
              lead={t`Elsa Lindqvist, 68, operated on this morning. Ask her something.`}
              action={
                hasSamples && (
                  <p className="mt-4">
                    <TextLink
                      variant="more"
                      href={paths.publicQuizSimulation('riverside', 'talking-with-somebody-in-pain')}
                    >
                      {t`Talk with her yourself`}
                    </TextLink>
                  </p>
                )
              }
            />
          </Suspense>
        </div>
      </section>
      <Frame className="bg-sky-soft" picture={<SophieTalk />}>
        {ask(3)}
      </Frame>
      <Frame className="" picture={<Terminal />}>
        {ask(4)}
      </Frame>
      <section className="far-below bg-leaf-soft py-[clamp(64px,9vw,136px)]">
        <Suspense fallback={<div className="min-h-96" />}>
          <DemoQuestion />
        </Suspense>
      </section>
      <section id={paths.bookingSection} className="far-below -mb-16 scroll-mt-28 bg-field-deep">
        <div className="wrap grid items-center gap-x-[clamp(40px,6vw,104px)] gap-y-10 py-[clamp(64px,9vw,136px)] lg:grid-cols-2">
          <End answered={answered} points={points} />
          {booking}
        </div>
      </section>
    </>
  );
}

/** How far the quiz of the page is. */
function Score({ answered, points }: { answered: number; points: number }) {
  const of = QUESTIONS.length;
  return (
    <div className="sticky top-14 z-20 border-b border-line bg-paper/90 backdrop-blur-md">
      <div className="wrap flex h-12 items-center gap-5">
        <p className="sr-only" aria-live="polite">
          {t`${answered} of ${of} answered`}
        </p>
        <ol className="mx-auto flex max-w-[520px] flex-1 gap-1.5" aria-hidden="true">
          {QUESTIONS.map(({ question }, at) => (
            <li
              key={question.id}
              className={classNames('h-2 flex-1 rounded-full', at < answered ? 'bg-leaf' : 'bg-surface-2')}
            />
          ))}
        </ol>
        <SnapPoints points={points} isRolling />
      </div>
    </div>
  );
}

interface FrameProps {
  className: string;
  picture: ReactNode;
  children: ReactNode;
}

const Frame = ({ className, picture, children }: FrameProps) => (
  <section className={classNames('far-below', className)}>
    <div className="wrap grid items-center gap-x-[clamp(40px,6vw,104px)] gap-y-9 py-[clamp(64px,9vw,136px)] lg:grid-cols-2">
      <div>{children}</div>
      <Suspense fallback={<div className="min-h-96" />}>{picture}</Suspense>
    </div>
  </section>
);

interface QuestionProps {
  at: number;
  chosen: number | null;
  onChoose: (answer: number) => void;
  isMain: boolean;
}

function Question({ at, chosen, onChoose, isMain }: QuestionProps) {
  const name = useId();
  const asked = QUESTIONS[at]!;
  const number = at + 1;
  const of = QUESTIONS.length;
  const isRight = chosen !== null && asked.right.includes(chosen);
  const Title = isMain ? 'h1' : 'h2';
  return (
    <>
      <p className="mb-5 flex items-baseline gap-2 text-sm font-semibold">
        <span className="sr-only">{t`Question`}</span>
        <b className="figure text-[2rem] leading-none text-ink">{number}</b>{' '}
        {isMain ? t`of ${of}, two minutes` : t`of ${of}`}
      </p>
      <Title
        className={classNames(
          'font-extrabold tracking-[-.048em] text-ink text-balance',
          isMain ? 'text-hero leading-[.92]' : 'text-[clamp(2.25rem,1.3rem+3.2vw,4rem)] leading-[.96]',
        )}
      >
        {i18n._(asked.question)}
      </Title>
      {isMain && (
        <p className="mt-6 max-w-[44ch] text-lg leading-normal text-ink-2">
          {t`This page is a quiz, because that's what Snapwell does: it teaches people at work in five minutes, asks, shows, and comes back to what they missed. Tap an answer.`}
        </p>
      )}
      <fieldset className="mt-8 grid max-w-[480px] gap-3 text-ink">
        <legend className="sr-only">{i18n._(asked.question)}</legend>
        {asked.answers.map((answer, i) => {
          const state = stateOf(chosen, i, asked.right);
          return (
            <AnswerOption
              key={answer.id}
              keyName={String(i + 1)}
              state={state}
              remark={remarkOf(state)}
              {...(chosen === null && { choice: { type: 'radio', name, onChange: () => onChoose(i) } })}
            >
              {i18n._(answer)}
            </AnswerOption>
          );
        })}
      </fieldset>
      <div aria-live="polite">
        {chosen !== null && (
          <div className="mt-6 max-w-[52ch] animate-rise">
            <p className="flex flex-wrap items-center gap-3.5 font-display text-[1.375rem] leading-tight font-bold tracking-[-.025em] text-ink">
              {i18n._(asked.verdict)}
              {isRight && (
                <span className="figure inline-flex items-center gap-1 text-base">
                  <Spark className="size-5" /> +{POINTS}
                </span>
              )}
            </p>
            <p className="mt-2 text-[1.0625rem]">{i18n._(asked.reason)}</p>
          </div>
        )}
      </div>
    </>
  );
}

function stateOf(chosen: number | null, at: number, right: readonly number[]): AnswerState {
  if (chosen === null) return 'open';
  if (right.includes(at)) return chosen === at ? 'right' : right.includes(chosen) ? 'off' : 'missed';
  return chosen === at ? 'wrong' : 'off';
}

function remarkOf(state: AnswerState): string {
  if (state === 'right') return t`Right`;
  if (state === 'wrong') return t`You chose this`;
  return state === 'missed' ? t`Right answer` : '';
}

function End({ answered, points }: { answered: number; points: number }) {
  const of = QUESTIONS.length;
  return (
    <div data-theme="dark">
      <p className="mb-5 flex items-baseline gap-3 font-display text-[1.75rem] leading-none font-bold">
        <b className="text-[clamp(7rem,4rem+10vw,14rem)] leading-[.74] font-extrabold tracking-[-.06em] text-snap">
          {formatNumber(answered)}
        </b>
        <span>{t`of ${of}`}</span>
      </p>
      <h2 className="text-[clamp(2.25rem,1.3rem+3.2vw,4rem)] leading-[.96] font-extrabold tracking-[-.048em]">
        {answered === of ? t`That was two minutes.` : t`Two minutes, when you have them.`}
      </h2>
      <p className="mt-6 max-w-[44ch] text-lg text-ink-2">
        {t`You read five things, decide five times and hear why. Your people can do that between two calls. Give us one of your documents and see it as a lesson.`}
      </p>
      <p className="mt-7 flex items-center gap-2.5 text-ink-2">
        <SnapPoints points={points} size="lg" /> {t`They buy nothing, but they're yours.`}
      </p>
    </div>
  );
}
