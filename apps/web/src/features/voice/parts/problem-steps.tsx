import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { VoiceProblem } from '../session/voice.ts';
import { problemTexts } from '../voice.texts.ts';

/** What to do about what is wrong, one step after the other, and the buttons for it. */
export function ProblemSteps({ problem, children }: { problem: VoiceProblem; children?: ReactNode }) {
  const { steps } = problemTexts[problem];
  return (
    <section>
      <h2 className="text-xl">{t`What you can do`}</h2>
      <ol className="mt-4 grid gap-3">
        {steps.map((step, at) => (
          <li key={step.id} className="grid grid-cols-[32px_1fr] items-start gap-4">
            <span
              aria-hidden="true"
              className={`num grid size-8 place-items-center rounded-full border-[2.5px] text-sm font-bold ${at === 0 ? 'border-[5px] border-leaf' : 'border-line-strong'}`}
            >
              {at + 1}
            </span>
            <span className="self-center font-semibold">{i18n._(step)}</span>
          </li>
        ))}
      </ol>
      {children && <div className="mt-6 flex flex-wrap gap-3.5 max-sm:*:w-full">{children}</div>}
    </section>
  );
}
