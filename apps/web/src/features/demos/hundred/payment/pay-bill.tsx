import { t } from '@lingui/core/macro';
import { Ban } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useReachable } from '#platform/http/connection.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Pill } from '../pill.tsx';
import type { Bill } from '../state/hundred-state.ts';
import { changeHundred, useHundred } from '../state/hundred-store.ts';
import { BankCard } from './bank-card.tsx';
import { euros, titleOf } from './bill-words.ts';
import {
  askBank,
  type BankAnswer,
  type CardFields,
  type CardProblem,
  checkCard,
  codeLength,
  groupDigits,
  groupExpiry,
} from './check-card.ts';

const EMPTY: CardFields = { number: '', until: '', code: '', holder: '' };
const BANK_MS = 900;
/** The clinic has written some receipts before this one. */
const RECEIPTS_BEFORE = 42;

const problemText = (problem: CardProblem | undefined, codeDigits: number): string | undefined => {
  switch (problem) {
    case undefined:
      return undefined;
    case 'number-empty':
      return t`Enter the number on the front of the card.`;
    case 'number-short':
      return t`Some digits are missing.`;
    case 'number-slip':
      return t`One digit is off. Look at the last four.`;
    case 'until-empty':
    case 'until-unreadable':
      return t`Write it like 09/29.`;
    case 'until-past':
      return t`This card has expired.`;
    case 'code-length':
      return t`The code has ${codeDigits} digits.`;
    case 'holder-empty':
      return t`Enter the name on the card.`;
  }
};

const changeBill = (id: string, change: Partial<Bill>) =>
  changeHundred((state) => ({
    ...state,
    bills: state.bills.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }));

/** The form of a card for one bill, what the bank answers, and the ways on. */
export function PayBill({ bill, onDone }: { bill: Bill; onDone: () => void }) {
  const [card, setCard] = useState(EMPTY);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [answer, setAnswer] = useState<BankAnswer | 'paying' | null>(null);
  const isReachable = useReachable();
  const paidSoFar = useHundred().bills.filter(({ status }) => status === 'paid').length;
  const problems = checkCard(card);
  const isWhole = Object.keys(problems).length === 0;
  const digits = codeLength(card.number);

  const field = (name: keyof CardFields, write: (text: string) => string) => ({
    value: card[name],
    error: touched.has(name) ? problemText(problems[name], digits) : undefined,
    onBlur: () => setTouched(new Set([...touched, name])),
    onChange: (event: { target: { value: string } }) => setCard({ ...card, [name]: write(event.target.value) }),
  });
  const finish = () => {
    const paid = {
      status: 'paid' as const,
      cardEnd: card.number.slice(-4),
      receipt: String(RECEIPTS_BEFORE + paidSoFar).padStart(4, '0'),
      paidAt: new Date().toISOString(),
    };
    changeBill(bill.id, paid);
    onDone();
  };
  const pay = (event: FormEvent) => {
    event.preventDefault();
    setTouched(new Set(Object.keys(EMPTY)));
    if (!isWhole || answer === 'paying') return;
    setAnswer('paying');
    // A bank takes a moment: the button shows what waiting for one looks like.
    setTimeout(() => {
      const said = askBank(card.number);
      setAnswer(said);
      if (said === 'paid') finish();
    }, BANK_MS);
  };
  const payAtDesk = () => {
    const before = changeBill(bill.id, { status: 'at-the-desk' });
    onDone();
    notify('success', t`You'll pay at the desk.`, {
      sound: null,
      action: { label: t`Undo`, onPress: () => void changeHundred(() => before) },
    });
  };

  if (answer === 'refused' || answer === 'not-enough')
    return (
      <Refused
        {...{ answer, card }}
        onRetry={() => (setCard(EMPTY), setTouched(new Set()), setAnswer(null))}
        onDesk={payAtDesk}
      />
    );
  return (
    <article className="grid gap-4 rounded-[48px] bg-surface p-7 max-sm:rounded-[36px] max-sm:p-5">
      <h2 className="flex flex-wrap items-baseline justify-between gap-3 font-medium">
        {titleOf(bill)}
        <span className="tabular-nums">{euros(bill.cents)}</span>
      </h2>
      <BankCard card={card} />
      <form noValidate onSubmit={pay} className="grid gap-4" autoComplete="off">
        <TextField
          label={t`Card number`}
          inputMode="numeric"
          placeholder="4242 4242 4242 4242"
          {...field('number', groupDigits)}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t`Until`}
            inputMode="numeric"
            placeholder="09/29"
            {...field('until', (text) => groupExpiry(text, card.until))}
          />
          <TextField
            label={t`Code`}
            inputMode="numeric"
            placeholder={digits === 4 ? '1234' : '123'}
            {...field('code', (text) => text.replaceAll(/\D/g, '').slice(0, digits))}
          />
        </div>
        <TextField label={t`Name on the card`} {...field('holder', (text) => text.slice(0, 80))} />
        {!isReachable && (
          <p className="text-sm font-semibold text-ember-ink">{t`You're offline. Paying waits until you're back.`}</p>
        )}
        <Pill look="filled" type="submit" isPending={answer === 'paying'} disabled={!isReachable}>
          {t`Pay ${euros(bill.cents)}`}
        </Pill>
        <Pill onClick={payAtDesk}>{t`Pay at the desk`}</Pill>
      </form>
      <BankAsks
        isOpen={answer === 'asks'}
        sum={euros(bill.cents)}
        cardEnd={card.number.slice(-4)}
        onNo={() => setAnswer('refused')}
        onYes={() => (setAnswer('paid'), finish())}
        onClose={() => setAnswer(null)}
      />
    </article>
  );
}

interface RefusedProps {
  answer: 'refused' | 'not-enough';
  card: CardFields;
  onRetry: () => void;
  onDesk: () => void;
}

function Refused({ answer, card, onRetry, onDesk }: RefusedProps) {
  return (
    <article className="grid gap-4 rounded-[48px] bg-surface p-7 max-sm:rounded-[36px] max-sm:p-5">
      <h2 className="flex items-center gap-3 font-medium">
        <span className="grid size-9 place-items-center rounded-full bg-berry-soft text-berry-ink">
          <Ban className="size-4.5" aria-hidden="true" />
        </span>
        {answer === 'refused' ? t`The bank says no` : t`Not enough on this card`}
      </h2>
      <BankCard card={card} />
      <p role="alert" className="rounded-[28px] bg-berry-soft px-5.5 py-4.5">
        <b>{t`Nothing was taken.`}</b>{' '}
        {answer === 'refused'
          ? t`The bank gave no reason; a call to them usually helps. Your visit stays booked for an hour.`
          : t`The card's limit doesn't allow it. Your visit stays booked for an hour.`}
      </p>
      <Pill look="filled" onClick={onRetry}>
        {t`Try another card`}
      </Pill>
      <Pill onClick={onDesk}>{t`Pay at the desk`}</Pill>
    </article>
  );
}

interface BankAsksProps {
  isOpen: boolean;
  sum: string;
  cardEnd: string;
  onNo: () => void;
  onYes: () => void;
  onClose: () => void;
}

/** What a bank shows before it lets a payment through. */
function BankAsks({ isOpen, sum, cardEnd, onNo, onYes, onClose }: BankAsksProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      canDismiss={false}
      size="sm"
      title={t`Your bank asks: is it you?`}
      footer={
        <>
          <Pill onClick={onNo}>{t`It isn't me`}</Pill>
          <Pill look="filled" onClick={onYes}>
            {t`Yes, pay`}
          </Pill>
        </>
      }
    >
      <p>{t`${sum} to hundred, card ending in ${cardEnd}.`}</p>
    </Dialog>
  );
}
