import { t } from '@lingui/core/macro';
import { Check, Download } from 'lucide-react';
import { saveFile } from '#platform/device/save-file.ts';
import { formatDate } from '#platform/locale/format.ts';
import { Pill } from '../pill.tsx';
import type { Bill } from '../state/hundred-state.ts';
import { euros, titleOf } from './bill-words.ts';

/** A bill that is done with: paid in the demo, or to be paid at the desk. */
export function Receipt({ bill }: { bill: Bill }) {
  const isPaid = bill.status === 'paid';
  const rows: [string, string][] = [
    [titleOf(bill), euros(bill.cents)],
    ...(bill.cardEnd ? ([[t`Card`, t`ends ${bill.cardEnd}`]] as [string, string][]) : []),
    ...(bill.receipt ? ([[t`Receipt`, bill.receipt]] as [string, string][]) : []),
    ...(bill.paidAt ? ([[t`Date`, formatDate(bill.paidAt)]] as [string, string][]) : []),
  ];
  const note = t`No money moved. This page checks a card as a real one would and charges nothing.`;
  const save = () =>
    saveFile(
      `${bill.receipt}.txt`,
      new Blob([
        [`hundred (${t`A demo, all made up`})`, '', ...rows.map((row) => row.join(': ')), '', note].join('\n'),
      ]),
    );
  return (
    <article className="grid gap-4 rounded-[48px] bg-surface p-7 max-sm:rounded-[36px] max-sm:p-5">
      <h2 className="flex items-center gap-3 font-medium">
        <span className="grid size-9 place-items-center rounded-full bg-leaf-soft text-leaf-ink">
          <Check className="size-4.5" aria-hidden="true" />
        </span>
        {isPaid ? t`Paid, in the demo` : t`To be paid at the desk`}
      </h2>
      <dl>
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex justify-between gap-3 border-b-[1.5px] border-dotted border-line-strong py-3.5"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isPaid && <p className="rounded-[28px] bg-sky-soft px-5.5 py-4.5">{note}</p>}
      {isPaid && (
        <Pill onClick={save}>
          <Download aria-hidden="true" />
          {t`Save receipt`}
        </Pill>
      )}
    </article>
  );
}
