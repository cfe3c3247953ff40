import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { SectionTitle, Sub } from './landing-parts.tsx';

/** The demos that anybody can open, each with a piece of itself. */
export function LandingDemos() {
  const demos = [
    {
      href: paths.auditingDemo,
      title: t`Audit a chart`,
      words: t`Ten rules have read three charts. Accept what they found, reject it, and find what they missed.`,
      look: 'bg-surface-2',
      picture: <ChartLines />,
    },
    {
      href: paths.documentationDemo,
      title: t`Say a shift note`,
      words: t`Dictate or type it. It sorts itself, asks for what is missing and questions a word that judges.`,
      look: 'bg-leaf-soft',
      picture: <Letters />,
    },
    {
      href: paths.voiceAgentDemo,
      title: t`Call a clinic`,
      words: t`A voice agent tells the hours and books a slot. It knows what it may not do.`,
      look: 'bg-sky-soft',
      picture: <Call />,
    },
    {
      href: paths.stemCells,
      title: t`Live day 42`,
      words: t`A small app for the hundred days after a transplant: a visit, a message, a payment that charges nothing.`,
      look: 'bg-snap-soft',
      picture: <Cells />,
    },
  ];
  return (
    <div className="wrap">
      <SectionTitle id="demos">{t`Four demos, open to everybody.`}</SectionTitle>
      <Sub>
        {t`No account, nothing to install. Everybody in them is made up, and nothing you write there is kept on a server.`}
      </Sub>
      <ul className="mt-[clamp(28px,4vw,52px)] grid gap-4 sm:grid-cols-2 lg:gap-6">
        {demos.map(({ href, title, words, look, picture }) => (
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
                <span className="mt-1.5 block max-w-[46ch] text-ink-2">{words}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const ChartLine = ({ time, children }: { time: string; children: ReactNode }) => (
  <span className="grid grid-cols-[3.25rem_1fr] gap-2 border-t border-line-strong/60 py-2.5 text-base">
    <span className="text-ink-2 tabular-nums">{time}</span>
    <span>{children}</span>
  </span>
);

const ChartLines = () => (
  <>
    <ChartLine time="08:20">{t`Pain 2 at rest, 4 when moving.`}</ChartLine>
    <ChartLine time="09:40">
      <span className="rounded-sm bg-snap px-1 font-semibold text-on-snap">{t`Patient comfortable.`}</span>
    </ChartLine>
    <ChartLine time="11:05">{t`Insulin 10U under the skin.`}</ChartLine>
  </>
);

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
    <span className="w-fit rounded-[20px] rounded-bl-[6px] bg-surface px-4.5 py-3">{t`What can I do for you?`}</span>
    <span className="ml-auto w-fit rounded-[20px] rounded-br-[6px] bg-sky px-4.5 py-3 text-on-sky">
      {t`I would like an appointment tomorrow`}
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
