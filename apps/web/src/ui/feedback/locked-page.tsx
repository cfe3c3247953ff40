import { plural, t } from '@lingui/core/macro';
import { ArrowRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkRow } from '../action/link-row.tsx';
import { SnapButton } from '../action/snap-button.tsx';
import { classNames } from '../class-names.ts';
import { StepTitle } from '../progress/step-title.tsx';

export interface MissingStep {
  id: string;
  icon: ReactNode;
  title: string;
  /** 'Article · 5 min'. */
  detail: string;
  minutes: number;
  to: string;
}

export interface LockedFact {
  figure: ReactNode;
  /** 'questions'. */
  words: string;
  /** What it brings stands out. */
  isGain?: boolean;
}

interface LockedPageProps {
  /** What is locked. */
  title: string;
  /** What has to be done first, in its order. */
  missing: readonly MissingStep[];
  /** What the locked thing is: its questions, its minutes. */
  facts?: readonly LockedFact[];
  /** Where it stands, above it. */
  trail?: ReactNode;
  /** The line that leads to it, instead of the list of what is missing. */
  way?: ReactNode;
  /** More of what it is. */
  children?: ReactNode;
}

/** Something that opens later: its name, what opens it, how long that takes, and the way there. */
export function LockedPage({ title, missing, facts = NO_FACTS, trail, way, children }: LockedPageProps) {
  const count = missing.length;
  const minutes = missing.reduce((sum, step) => sum + step.minutes, 0);
  const [first] = missing;
  return (
    <div className="glow">
      <div
        className={classNames(
          'mx-auto',
          trail ? 'pt-2 pb-8 sm:pt-5 sm:pb-12' : 'py-8 sm:py-12',
          way ? WITH_WAY : 'w-[min(46rem,100%-2rem)]',
        )}
      >
        {trail && <div className="mb-4 min-h-8 sm:mb-6">{trail}</div>}
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-end">
          <div className="min-w-0">
            <p className="flex items-center gap-2 wrap-anywhere font-[650] text-snap-ink">
              <Lock className="size-5 flex-none" aria-hidden="true" /> {title}
            </p>
            <h1 className="mt-3 text-[clamp(2.125rem,1.4rem+3.2vw,4rem)] leading-none tracking-[-0.035em]">
              {t`${plural(count, {
                one: 'One item opens this.',
                2: 'Two items open this.',
                3: 'Three items open this.',
                4: 'Four items open this.',
                other: '# items open this.',
              })}`}
            </h1>
            <p className="mt-3.5 text-lg text-ink-2">
              {t`About ${plural(minutes, { one: '# minute', other: '# minutes' })}.`}{' '}
              {t`${plural(count, { one: 'It asks what this item teaches.', other: 'It asks what these items teach.' })}`}
            </p>
            {first && (
              <SnapButton to={first.to} className="mt-6 max-sm:w-full">
                <StepTitle lead={count === 1 ? t`Finish` : t`Start with`}>{first.title}</StepTitle>
                <ArrowRight className="size-5 flex-none" aria-hidden="true" />
              </SnapButton>
            )}
            {children && <p className="mt-4 text-ink-2">{children}</p>}
          </div>
          {facts.length > 0 && (
            <ul
              className={classNames(
                'grid gap-2 large-letters:grid-cols-1 sm:gap-3',
                facts.length > 3
                  ? 'grid-cols-2 sm:grid-cols-4 xl:grid-cols-[repeat(2,8.25rem)]'
                  : 'grid-cols-3 xl:grid-cols-[repeat(3,7.5rem)]',
              )}
            >
              {facts.map(({ figure, words, isGain = false }) => (
                <li
                  key={words}
                  className={classNames(
                    'rounded-md p-3 text-xs leading-tight wrap-anywhere sm:rounded-[20px] sm:px-4.5 sm:py-4',
                    isGain ? 'bg-snap-soft text-snap-ink' : 'bg-surface-2 text-ink-2',
                  )}
                >
                  <span
                    className={classNames(
                      'figure block text-[1.5rem] leading-[1.05] tracking-[-0.04em] sm:text-[2rem]',
                      !isGain && 'text-ink',
                    )}
                  >
                    {figure}
                  </span>
                  {words}
                </li>
              ))}
            </ul>
          )}
        </div>
        {way ? (
          <div className="mt-8 xl:mt-14">{way}</div>
        ) : (
          <section aria-labelledby="missing" className="mt-10">
            <h2 id="missing">{t`What comes first`}</h2>
            <ul className="mt-2">
              {missing.map(({ id, icon, title: name, detail, to }) => (
                <li key={id}>
                  <LinkRow to={to} lead={icon} title={name} detail={detail} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

const NO_FACTS: readonly LockedFact[] = [];
const WITH_WAY = 'w-[min(40rem,100%-2rem)] xl:w-6xl';
