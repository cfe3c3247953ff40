const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** No line breaks before it, and it is told apart from the square of a unit. */
const BEFORE = '\u202f';

/** A number above the line, as it stands behind a sentence and names its source. */
export const raiseNumber = (number: number): string =>
  BEFORE + [...String(number)].map((digit) => RAISED[Number(digit)]).join('');

const MARKS = new RegExp(`${BEFORE}[${RAISED}]+`, 'g');

/** A text without such numbers, for whoever hears it or goes on from it. */
export const withoutRaisedNumbers = (text: string): string => text.replaceAll(MARKS, '');

export const hasRaisedNumbers = (text: string): boolean => withoutRaisedNumbers(text) !== text;
