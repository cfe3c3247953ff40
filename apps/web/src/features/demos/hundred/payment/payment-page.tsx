import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Pill } from '../pill.tsx';
import { useHundred } from '../state/hundred-store.ts';
import { euros, titleOf } from './bill-words.ts';
import { askBank, type BankAnswer, testCards } from './check-card.ts';
import { PayBill } from './pay-bill.tsx';
import { Receipt } from './receipt.tsx';

/** Bills, a card's form that is checked as a real one would be, and receipts. Nothing is ever charged. */
export function PaymentPage() {
  const { bills } = useHundred();
  const [chosen, setChosen] = useState<string | null>(null);
  const bill = bills.find(({ id }) => id === chosen) ?? bills.find(({ status }) => status === 'open');
  const others = bills.filter((one) => one !== bill);
  return (
    <>
      <h1 className="font-medium">{t`Payment`}</h1>
      <p className="mt-2 mb-8 max-w-[40rem] text-ink-2">
        {t`This page checks a card as a real one would, and charges nothing. Don't use your own card: nothing you type here is sent or saved.`}
      </p>
      <div className="grid items-start gap-x-12 gap-y-8 nav:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
        {bill === undefined ? (
          <p className="rounded-[36px] bg-surface p-7 text-ink-2">{t`Nothing to pay.`}</p>
        ) : bill.status === 'open' ? (
          <PayBill key={bill.id} bill={bill} onDone={() => setChosen(bill.id)} />
        ) : (
          <Receipt bill={bill} />
        )}
        <div className="grid gap-8">
          {others.length > 0 && (
            <section>
              <h2 className="font-medium">{t`Other bills`}</h2>
              <ul className="mt-3 grid gap-2">
                {others.map((other) => (
                  <li
                    key={other.id}
                    className="flex flex-wrap items-center gap-3 rounded-[32px] bg-surface px-6 py-3.5"
                  >
                    <span className="min-w-0 flex-1">{titleOf(other)}</span>
                    <b className="font-semibold tabular-nums">{euros(other.cents)}</b>
                    <Pill onClick={() => setChosen(other.id)}>{other.status === 'open' ? t`Pay` : t`Show`}</Pill>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className="rounded-[36px] bg-sky-soft p-7">
            <h2 className="font-medium">{t`Cards to try`}</h2>
            <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm max-xs:grid-cols-1">
              {testCards.map((number) => (
                <div key={number} className="contents">
                  <dt className="font-display font-semibold tabular-nums">{number}</dt>
                  <dd className="text-ink-2">{outcome(askBank(number))}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-sm text-ink-2">{t`Any date to come, any code. Change one digit, and see what the form says.`}</p>
          </section>
        </div>
      </div>
    </>
  );
}

const outcome = (answer: BankAnswer): string =>
  ({
    paid: t`is paid`,
    asks: t`the bank asks you first`,
    refused: t`the bank says no`,
    'not-enough': t`not enough money on it`,
  })[answer];
