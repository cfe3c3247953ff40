import { plural, t } from '@lingui/core/macro';
import { Check, X } from 'lucide-react';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { type ChartAudit, isUndecided, ruleState, type RuleState } from './audit.ts';
import type { AuditRule } from './audit-schema.ts';
import type { Finding } from './find-findings.ts';
import { arc } from './ring.ts';

interface RuleListProps {
  rules: readonly AuditRule[];
  findings: readonly Finding[];
  audit: ChartAudit;
  /** Of the finding that is looked at. */
  currentRuleId: string | null;
}

/** How the chart stands with the rules: a ring of one segment a rule, and the rules under it. */
export function RuleList({ rules, findings, audit, currentRuleId }: RuleListProps) {
  const states = rules.map((rule) => ruleState(rule, findings, audit));
  const met = states.filter((state) => state === 'met').length;
  const all = rules.length;
  const open = findings.filter((each) => isUndecided(audit, each)).length;
  const accepted = findings.filter(({ id }) => audit.decisions[id]?.is === 'accepted').length + audit.added.length;
  return (
    <aside aria-label={t`Rules`} className="max-xl:flex max-xl:items-center max-xl:gap-6">
      <div className="relative grid size-26 flex-none place-content-center justify-items-center text-center xl:size-42">
        <RuleRing states={states} current={rules.findIndex(({ id }) => id === currentRuleId)} />
        <b className="figure text-[2.25rem] leading-none font-extrabold tracking-[-0.05em] xl:text-[3.5rem]">{met}</b>
        <span className="max-w-[5em] text-xs leading-tight text-ink-2 xl:text-sm">{t`of ${all} met`}</span>
      </div>
      <p className="text-sm text-ink-2 xl:mt-3.5 xl:mb-4.5">
        <b className="text-ink">
          {open === 0 ? t`Nothing left to decide.` : t`${plural(open, { one: '# to decide.', other: '# to decide.' })}`}
        </b>{' '}
        {accepted > 0 && t`${plural(accepted, { one: 'You found # thing.', other: 'You found # things.' })}`}
      </p>
      <ol className="max-xl:sr-only">
        {rules.map(({ id, title }, at) => (
          <li key={id} className="grid grid-cols-[28px_1fr] gap-3 py-2 text-sm leading-snug">
            <RuleSign state={states[at]!} isCurrent={id === currentRuleId} number={at + 1} />
            <p lang={CONTENT_LANGUAGE} className={id === currentRuleId ? 'pt-0.5 font-[650]' : 'pt-0.5 text-ink-2'}>
              {title}
              <span className="sr-only">, {stateWords(states[at]!)}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-3.5 text-xs text-ink-3 max-xl:hidden">
        {t`A sample rule book. Each rule names its source; the minutes and the shifts are made up.`}
      </p>
    </aside>
  );
}

const stateWords = (state: RuleState) => (state === 'met' ? t`met` : state === 'open' ? t`to be decided` : t`not met`);

function RuleSign({ state, isCurrent, number }: { state: RuleState; isCurrent: boolean; number: number }) {
  const look = isCurrent
    ? 'border-2 border-snap bg-snap text-on-snap'
    : {
        met: 'bg-leaf-soft text-leaf-ink',
        open: 'border-2 border-line-strong text-ink-2',
        broken: 'border-2 border-dashed border-ember text-ember-ink',
      }[state];
  return (
    <span aria-hidden="true" className={`grid size-7 place-items-center rounded-full text-xs font-bold ${look}`}>
      {isCurrent || state === 'open' ? (
        number
      ) : state === 'met' ? (
        <Check className="size-4" />
      ) : (
        <X className="size-4" />
      )}
    </span>
  );
}

const STROKES: Record<RuleState, string> = { met: 'stroke-leaf', open: 'stroke-line-strong', broken: 'stroke-ember' };

function RuleRing({ states, current }: { states: readonly RuleState[]; current: number }) {
  const step = 360 / states.length;
  return (
    <svg viewBox="0 0 168 168" className="absolute inset-0 size-full" aria-hidden="true">
      {states.map((state, at) => (
        <path
          key={at}
          d={arc(at * step + 4, (at + 1) * step - 4)}
          fill="none"
          strokeWidth="10"
          className={at === current ? 'stroke-snap' : STROKES[state]}
        />
      ))}
    </svg>
  );
}
