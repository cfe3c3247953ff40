import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Check, Quote } from 'lucide-react';
import { type Ref, useState } from 'react';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Kbd } from '#ui/layout/kbd.tsx';
import { type Decision, REJECTIONS, type Rejection } from './audit.ts';
import { rejectionTexts } from './audit.texts.ts';
import type { AuditRule } from './audit-schema.ts';
import type { Finding } from './find-findings.ts';

/** The same in every language. */
const KEYS = { accept: 'A', reject: 'R' };

interface FindingCardProps {
  finding: Finding;
  rule: AuditRule;
  ruleNumber: number;
  place: { at: number; of: number };
  decision: Decision | undefined;
  isRejecting: boolean;
  isDone: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  onAccept: () => void;
  onReject: (why: Rejection) => void;
  /** Asks why, or no longer. */
  onRejecting: (isRejecting: boolean) => void;
}

/** A finding with its rule and source, to be accepted or rejected with a reason. */
export function FindingCard(props: FindingCardProps) {
  const { finding, rule, ruleNumber, place, decision, isRejecting, isDone, titleRef } = props;
  const [why, setWhy] = useState<Rejection | null>(decision?.is === 'rejected' ? decision.why : null);
  const { at, of } = place;
  return (
    <article className="rounded-[24px] border-2 border-snap-edge bg-surface p-4 shadow-float sm:px-6 sm:py-5">
      <header className="flex items-center justify-between gap-3">
        <Chip tone={rule.isSerious ? 'ember' : 'plain'}>
          {rule.isSerious ? t`Rule ${ruleNumber}, serious` : t`Rule ${ruleNumber}`}
        </Chip>
        <span className="text-xs text-ink-3">{t`${at} of ${of}`}</span>
      </header>
      <h3
        ref={titleRef}
        tabIndex={-1}
        lang={CONTENT_LANGUAGE}
        className="mt-3 mb-2 text-2xl tracking-[-0.03em] outline-none"
      >
        {finding.title}
      </h3>
      <p lang={CONTENT_LANGUAGE} className="text-sm text-ink-2">
        {finding.why}
      </p>
      <dl lang={CONTENT_LANGUAGE} className="mt-3.5 mb-2.5 grid grid-cols-2 gap-2.5 *:rounded-md *:px-3.5 *:py-2.5">
        <div className="bg-surface-2">
          <dt className="text-xs font-semibold text-ink-2">{t`In the chart`}</dt>
          <dd className="font-semibold">
            {finding.mark === null ? t`Nothing` : <s className="decoration-ember decoration-2">{finding.mark}</s>}
          </dd>
        </div>
        <div className="bg-leaf-soft">
          <dt className="text-xs font-semibold text-ink-2">{t`Asked for`}</dt>
          <dd className="font-semibold">{finding.asked}</dd>
        </div>
      </dl>
      <p className="flex items-start gap-2 text-xs font-[550]">
        <Quote className="mt-0.5 size-3.5 flex-none text-sky-ink" aria-hidden="true" />
        <a
          lang={CONTENT_LANGUAGE}
          href={rule.source.url}
          rel="noreferrer"
          target="_blank"
          className="text-sky-ink underline"
        >
          {rule.source.title}
        </a>
      </p>
      {!isDone && (isRejecting ? <Reasons {...props} why={why} onWhy={setWhy} /> : <Decide {...props} />)}
    </article>
  );
}

function Decide({ decision, onAccept, onRejecting }: FindingCardProps) {
  return (
    <footer className="mt-3.5 flex flex-wrap items-center gap-2.5">
      <SnapButton
        size="sm"
        className="flex-1"
        onClick={onAccept}
        aria-pressed={decision?.is === 'accepted'}
        aria-keyshortcuts={KEYS.accept}
      >
        <Check className="size-4.5" aria-hidden="true" />
        {t`Accept`}
        <span className="pointer-coarse:hidden" aria-hidden="true">
          <Kbd>{KEYS.accept}</Kbd>
        </span>
      </SnapButton>
      <Button
        onClick={() => onRejecting(true)}
        aria-pressed={decision?.is === 'rejected'}
        aria-keyshortcuts={KEYS.reject}
      >
        {t`Reject`}
        <span className="pointer-coarse:hidden" aria-hidden="true">
          <Kbd>{KEYS.reject}</Kbd>
        </span>
      </Button>
    </footer>
  );
}

interface ReasonsProps extends FindingCardProps {
  why: Rejection | null;
  onWhy: (why: Rejection) => void;
}

function Reasons({ why, onWhy, onReject, onRejecting }: ReasonsProps) {
  return (
    <div>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">{t`Why is it wrong?`}</legend>
        {REJECTIONS.map((each) => (
          <label
            key={each}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border-[1.5px] border-line-strong px-3 text-xs font-semibold has-checked:border-leaf has-checked:bg-leaf-soft has-checked:text-leaf-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
          >
            <input type="radio" name="why" checked={why === each} onChange={() => onWhy(each)} className="sr-only" />
            {why === each && <Check className="size-4" aria-hidden="true" />}
            {i18n._(rejectionTexts[each])}
          </label>
        ))}
      </fieldset>
      <footer className="mt-3.5 flex flex-wrap items-center gap-2.5">
        <SnapButton size="sm" className="flex-1" disabled={why === null} onClick={() => why && onReject(why)}>
          {t`Reject finding`}
        </SnapButton>
        <Button variant="ghost" onClick={() => onRejecting(false)}>{t`Back`}</Button>
      </footer>
    </div>
  );
}
