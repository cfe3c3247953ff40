import { t } from '@lingui/core/macro';
import type { AnswerState } from '#ui/form/answer-option.tsx';

/** How an option looks, before and after the answer is final. */
export function optionState(isChosen: boolean, isRight: boolean | null): AnswerState {
  if (isRight === null) return isChosen ? 'chosen' : 'open';
  if (isRight) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : 'off';
}

/** The word beside it: the state is never colour alone. */
export function optionRemark(state: AnswerState): string {
  if (state === 'right') return t`Right`;
  if (state === 'wrong') return t`You chose this`;
  return state === 'missed' ? t`Right answer` : '';
}
