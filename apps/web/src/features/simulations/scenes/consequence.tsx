import { t } from '@lingui/core/macro';
import type { ScenesView } from '@snapwell/contract/simulations/scenes-play.schemas';
import { Check, Hourglass } from 'lucide-react';
import type { RefObject } from 'react';
import { headlineOf } from './headline-of.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';

interface ConsequenceProps {
  last: NonNullable<ScenesView['last']>;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What a choice led to: it takes the place of the scene and leaves the picture. */
export function Consequence({ last, headingRef }: ConsequenceProps) {
  const { headline, rest } = headlineOf(last.consequence);
  const choice = last.choice;
  return (
    <div className="relative grid content-start justify-items-start gap-4 rounded-t-[22px] bg-surface px-5 pt-6 pb-6 max-sm:mt-60 sm:w-[57%] sm:animate-rise sm:content-center sm:rounded-l-none sm:rounded-tr-[28px] sm:pr-14 sm:pl-10">
      <p className="flex items-start gap-2 text-sm font-semibold text-leaf-ink">
        {last.by === 'person' ? (
          <>
            <Check className="mt-0.5 size-4.5 flex-none" aria-hidden="true" /> {t`You chose: ${choice}`}
          </>
        ) : (
          <>
            <Hourglass className="mt-0.5 size-4.5 flex-none" aria-hidden="true" /> {t`The story went on: ${choice}`}
          </>
        )}
      </p>
      <h2
        ref={headingRef}
        tabIndex={-1}
        lang={headline ? CONTENT_LANGUAGE : undefined}
        className={
          headline
            ? 'text-[clamp(2.25rem,1.6rem+3vw,4rem)] leading-[0.98] font-extrabold tracking-[-0.035em] outline-none'
            : 'sr-only'
        }
      >
        {headline ?? t`What follows`}
      </h2>
      {rest && (
        <p lang={CONTENT_LANGUAGE} className={headline ? 'max-w-[56ch] text-lg' : 'max-w-[40ch] text-2xl leading-snug'}>
          {rest}
        </p>
      )}
      {!headline && !rest && <p className="text-lg text-ink-2">{t`Time goes on.`}</p>}
    </div>
  );
}
