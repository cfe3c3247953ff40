import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { Button } from '#ui/action/button.tsx';
import { bodyTexts } from './note.texts.ts';
import { BODY, type BodyPlace } from './note-words.ts';
import type { StructuredNote } from './structure-note.ts';

/** Where each place is on the figure. */
const POINTS: Record<BodyPlace, readonly [x: number, y: number]> = {
  head: [150, 56],
  chest: [126, 162],
  heart: [174, 182],
  belly: [150, 226],
  bladder: [150, 288],
  skin: [84, 250],
  limbs: [176, 410],
};

/** The same words from head to toe: places of which nothing is said stay dark. */
export function BodyNote({ note: { pieces, unseen }, onSayIt }: { note: StructuredNote; onSayIt: () => void }) {
  const open = unseen.length;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(9rem,15rem)_minmax(0,1fr)]">
      <svg
        viewBox="0 0 300 560"
        role="img"
        aria-label={t`A figure from head to toe. Of ${plural(open, { one: '# place', other: '# places' })} nothing is said yet`}
        className="mx-auto h-auto w-full max-w-60 max-sm:max-w-36"
      >
        <g className="fill-surface-2 stroke-surface-2">
          <circle cx="150" cy="58" r="44" />
          <rect x="92" y="116" width="116" height="190" rx="46" />
          <g fill="none" strokeLinecap="round">
            <path d="M104 156 70 298M196 156l34 142" strokeWidth="32" />
            <path d="M124 290v220M176 290v220" strokeWidth="46" />
          </g>
        </g>
        {BODY.map((place) => (
          <Point key={place} at={POINTS[place]} isSeen={!unseen.includes(place)} />
        ))}
      </svg>
      <div>
        <h2>
          {open === 0
            ? t`Nothing is dark.`
            : t`${plural(open, { one: '# place is still dark.', other: '# places are still dark.' })}`}
        </h2>
        <dl className="mt-4 grid gap-3">
          {BODY.map((place) => {
            const isUnseen = unseen.includes(place);
            return (
              <div key={place}>
                <dt className={`font-display text-lg leading-tight font-bold ${isUnseen ? 'text-ember-ink' : ''}`}>
                  {i18n._(bodyTexts[place])}
                </dt>
                <dd
                  lang={isUnseen ? undefined : CONTENT_LANGUAGE}
                  className={`text-sm ${isUnseen ? 'text-ember-ink' : 'text-ink-2'}`}
                >
                  {isUnseen
                    ? t`Not said yet`
                    : pieces
                        .filter(({ places }) => places.includes(place))
                        .map(({ written }) => written)
                        .join('. ')}
                </dd>
              </div>
            );
          })}
        </dl>
        {open > 0 && (
          <Button className="mt-5 print:hidden" onClick={onSayIt}>
            {t`Say what is missing`}
          </Button>
        )}
      </div>
    </div>
  );
}

function Point({ at: [x, y], isSeen }: { at: readonly [number, number]; isSeen: boolean }) {
  return isSeen ? (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" className="fill-leaf" />
      <path
        d="M-5 0l4 4 7-8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-leaf"
      />
    </g>
  ) : (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" strokeWidth="2.5" strokeDasharray="4 4" className="fill-paper stroke-ember" />
      <text y="5" textAnchor="middle" className="fill-ember-ink font-display text-base font-extrabold">
        ?
      </text>
    </g>
  );
}
