import { t } from '@lingui/core/macro';

/** The exercise on what was not right, partly or not at all, wherever it is offered. */
export const practiceWords = (missed: number): string =>
  missed === 1 ? t`Practise the one not right yet` : t`Practise the ${missed} not right yet`;
