import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#platform/paths.ts';
import { CellDisc } from './cell-disc.tsx';
import { Pill } from './pill.tsx';

/** What the app is, what in it is made up, and the way in. */
export function HundredCover() {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-2">
      <div>
        <h1 className="text-[clamp(2.5rem,1.4rem+4vw,4.5rem)] leading-[0.98] font-medium tracking-[-0.05em]">
          {t`A hundred days, one cell at a time`}
        </h1>
        <p className="mt-6 max-w-[36ch] text-lg text-ink-2">
          <Trans>
            After a stem cell transplant, the first hundred days are counted. This small app keeps somebody company
            through them: what today asks, who to write to, when to come, what to pay.
          </Trans>
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Pill look="filled" to={paths.stemCellsDashboard}>{t`Open day 42`}</Pill>
          <Pill to={paths.stemCellsPayment}>{t`Try the payment`}</Pill>
        </div>
        <p className="mt-8 max-w-[44ch] text-sm text-ink-2">
          <Trans>
            The clinic, the people and the numbers are made up. It isn't medical advice. What you do stays in this
            browser, and you can start the week again at any time.
          </Trans>
        </p>
      </div>
      <CellDisc day={42} />
    </div>
  );
}
