import cards from 'card-validator';

/** What a card's form can say of itself before anything is sent. */
export interface CardFields {
  number: string;
  until: string;
  code: string;
  holder: string;
}

/** As it stands on cards. One that is read, and still not valid, has passed. */
const MONTH_AND_YEAR = /^(0[1-9]|1[0-2])\/\d\d$/;

export type CardProblem =
  | 'number-empty'
  | 'number-short'
  | 'number-slip'
  | 'until-empty'
  | 'until-past'
  | 'until-unreadable'
  | 'code-length'
  | 'holder-empty';

/** What is wrong with the fields of a card, each by its name; nothing where the card can be tried. */
export function checkCard({ number, until, code, holder }: CardFields): Partial<Record<keyof CardFields, CardProblem>> {
  const problems: Partial<Record<keyof CardFields, CardProblem>> = {};
  const read = cards.number(number);
  const digits = number.replaceAll(/\D/g, '');
  if (digits === '') problems.number = 'number-empty';
  else if (!read.isValid)
    problems.number = (read.card?.lengths ?? [16]).includes(digits.length) ? 'number-slip' : 'number-short';
  const expiry = cards.expirationDate(until, 19);
  if (until.trim() === '') problems.until = 'until-empty';
  else if (!expiry.isValid) problems.until = MONTH_AND_YEAR.test(until) ? 'until-past' : 'until-unreadable';
  if (!cards.cvv(code, read.card?.code.size ?? 3).isValid) problems.code = 'code-length';
  if (!cards.cardholderName(holder).isValid) problems.holder = 'holder-empty';
  return problems;
}

/** How many digits the code of this kind of card has. */
export const codeLength = (number: string): number => cards.number(number).card?.code.size ?? 3;

/** A number as it stands on the card: '4242 4242 4242 4242'. */
export function groupDigits(number: string): string {
  const digits = number.replaceAll(/\D/g, '').slice(0, 19);
  const gaps = cards.number(digits).card?.gaps ?? [4, 8, 12, 16];
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** '0929' becomes '09/29' while it is typed. */
export function groupExpiry(until: string, before: string): string {
  const digits = until.replaceAll(/\D/g, '').slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && before.length > until.length)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

export type BankAnswer = 'paid' | 'refused' | 'not-enough' | 'asks';

/** What the bank of a test card answers; every other card that checks out is paid. */
const ANSWERS: Readonly<Record<string, BankAnswer>> = {
  '4000000000000002': 'refused',
  '4000000000009995': 'not-enough',
  '4000002760003184': 'asks',
};

/** The cards that one may try, each with what happens. */
export const testCards = ['4242 4242 4242 4242', '4000 0027 6000 3184', '4000 0000 0000 0002', '4000 0000 0000 9995'];

export const askBank = (number: string): BankAnswer => ANSWERS[number.replaceAll(/\D/g, '')] ?? 'paid';
