import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { AnswerOption } from '#ui/form/answer-option.tsx';
import pieces from './demo-pieces.json';
import { SectionTitle, Sub } from './landing-parts.tsx';

/** The demos that anybody can open. */
const demos = () => [
  {
    href: paths.auditingDemo,
    title: t`Audit a chart`,
    words: t`Ten rules have read it. Decide what they found, and find what they missed.`,
    look: 'bg-paper',
    picture: <ChartLines />,
  },
  {
    href: paths.documentationDemo,
    title: t`Say a shift note`,
    words: t`It sorts itself, and asks for what is missing.`,
    look: 'bg-surface',
    picture: <Letters />,
  },
  {
    href: paths.voiceAgentDemo,
    title: t`Call a clinic`,
    words: t`A voice agent books a slot, and knows what it may not do.`,
    look: 'bg-sky-soft',
    picture: <Call />,
  },
  {
    href: paths.stemCells,
    title: t`Live day 42`,
    words: t`A small app for the hundred days after a transplant.`,
    look: 'bg-snap-soft',
    picture: <Cells />,
  },
];

/** What is said of all of them. */
const demosWords = () => t`No account. Everybody in them is made up, and our server keeps nothing of what you write.`;

/** The demos as tiles, each with a piece of itself. */
export function LandingDemos() {
  return (
    <div className="wrap mt-[clamp(72px,9vw,136px)]">
      <SectionTitle>{t`Four demos, open to everybody.`}</SectionTitle>
      <Sub>{demosWords()}</Sub>
      <ul className="mt-[clamp(28px,4vw,52px)] grid gap-4 sm:grid-cols-2 lg:gap-6">
        {demos().map(({ href, title, words, look, picture }) => (
          <li key={href} className="grid">
            <a
              href={href}
              className={classNames(
                'group grid grid-rows-[9.5rem_auto] overflow-hidden rounded-xl text-ink transition-transform duration-enter hover:-translate-y-[3px] sm:grid-rows-[11rem_auto]',
                look,
              )}
            >
              <span aria-hidden="true" className="grid content-center overflow-hidden px-6 sm:px-8">
                {picture}
              </span>
              <span className="block bg-surface/70 px-6 py-5 sm:px-8 sm:py-6">
                <b className="flex items-center gap-2 font-display text-[1.5rem] leading-tight font-bold tracking-[-.03em]">
                  {title}
                  <ArrowRight
                    className="size-5 text-leaf-ink transition-transform group-hover:translate-x-1"
                    aria-hidden="true"
                  />
                </b>
                <span className="mt-1 block text-ink-2">{words}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same as a question that has no wrong answer, for the page that is a quiz. */
export function DemoQuestion() {
  return (
    <div className="wrap">
      <p className="mb-5 text-sm font-semibold">{t`No wrong answer`}</p>
      <h2 className="text-[clamp(2.25rem,1.3rem+3.2vw,4rem)] leading-[.96] font-extrabold tracking-[-.048em] text-balance">
        {t`What will you try first?`}
      </h2>
      <Sub>{demosWords()}</Sub>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-4">
        {demos().map(({ href, title, words }, at) => (
          <li key={href} className="relative">
            <AnswerOption keyName={String(at + 1)} state="open">
              {/* The whole answer is to be pressed. */}
              <a
                href={href}
                className="pointer-events-auto block text-ink outline-none after:absolute after:inset-0 after:rounded-[18px] focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-sky"
              >
                {title}
              </a>
              <span className="block text-sm font-normal text-ink-2">{words}</span>
            </AnswerOption>
          </li>
        ))}
      </ul>
    </div>
  );
}

const ChartLines = () =>
  pieces.chart.map(({ time, text, isMarked }) => (
    <span key={time} className="grid grid-cols-[3.25rem_1fr] gap-2 border-t border-line-strong/60 py-2.5 text-base">
      <span className="text-ink-2 tabular-nums">{time}</span>
      <span>
        <span className={isMarked ? 'rounded-sm bg-snap px-1 font-semibold text-on-snap' : undefined}>{text}</span>
      </span>
    </span>
  ));

const Letters = () => (
  <span className="flex justify-between font-display text-[clamp(4.5rem,3rem+5vw,7rem)] leading-none font-extrabold tracking-[-.04em] text-leaf-ink">
    {[...'SBAR'].map((letter, at) => (
      <span key={letter} className={at === 3 ? 'rounded-lg border-3 border-dashed border-leaf px-2 opacity-45' : ''}>
        {letter}
      </span>
    ))}
  </span>
);

const Call = () => (
  <span className="grid gap-2.5 text-[1.0625rem] leading-snug">
    <span className="w-fit rounded-[20px] rounded-bl-[6px] bg-surface px-4.5 py-3">{pieces.call.answer}</span>
    <span className="ml-auto w-fit rounded-[20px] rounded-br-[6px] bg-sky px-4.5 py-3 text-on-sky">
      {pieces.call.wish}
    </span>
  </span>
);

/** As many as the small app counts days, one for each. */
const CELLS = 40;
const TODAY = 16;

const Cells = () => (
  <span className="grid grid-cols-10 gap-2">
    {Array.from({ length: CELLS }, (_, at) => (
      <span
        key={at}
        className={classNames(
          'aspect-square max-h-7 rounded-full',
          at < TODAY ? 'bg-sky' : at === TODAY ? 'bg-ember' : 'border-2 border-sky/40',
        )}
      />
    ))}
  </span>
);
