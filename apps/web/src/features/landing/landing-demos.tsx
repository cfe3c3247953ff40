import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import pieces from './demo-pieces.json';

/** The demos that anybody can open, each with a piece of itself. */
export function LandingDemos() {
  const demos = [
    {
      href: paths.auditingDemo,
      title: t`Audit a chart`,
      look: 'bg-paper',
      picture: <ChartLines />,
    },
    {
      href: paths.documentationDemo,
      title: t`Say a shift note`,
      look: 'bg-surface',
      picture: <Letters />,
    },
    {
      href: paths.voiceAgentDemo,
      title: t`Call a clinic`,
      look: 'bg-sky-soft',
      picture: <Call />,
    },
    {
      href: paths.stemCells,
      title: t`Live day 42`,
      look: 'bg-snap-soft',
      picture: <Cells />,
    },
  ];
  return (
    <ul className="wrap mt-[clamp(40px,6vw,80px)] grid gap-4 sm:grid-cols-2 lg:gap-6">
      {demos.map(({ href, title, look, picture }) => (
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
            </span>
          </a>
        </li>
      ))}
    </ul>
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
