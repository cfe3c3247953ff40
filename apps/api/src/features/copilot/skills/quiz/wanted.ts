import { PRACTICE_MOST } from '@snapwell/contract/quizzes/quizzes.limits';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const USUAL = 5;
/** What stands between a number and what it counts: 'five quick ones', '3 more questions'. */
const COUNTED = new RegExp(
  `\\b(\\d{1,3}|${NUMBERS.join('|')}|an?|another|single)(?: (?:more|other|quick|short|new|easy|hard|random|different|quiz))* (?:questions?|ones?|more|times?)\\b`,
  'i',
);
const ONE = new Set(['one', 'a', 'an', 'another', 'single']);

/** How many questions somebody asks for, at most as many as are asked at once. */
export function questionsWanted(request: string): number {
  const counted = COUNTED.exec(request.toLowerCase())?.[1];
  if (counted === undefined) return USUAL;
  const number = ONE.has(counted) ? 1 : NUMBERS.indexOf(counted) + 1 || Number(counted);
  return Math.min(Math.max(1, number), PRACTICE_MOST);
}

/** Whether somebody says how many they want. */
export const namesNumber = (request: string): boolean => COUNTED.test(request.toLowerCase());

const MORE =
  /^(?:(?:ok|okay|yes|yeah|please|pls|and|can|could|may|i|you|have|get|give|ask|me|another|one|ones|more|a|an|the|next|new|question|questions|quiz|some|few|again|now|thanks|thank|let's|lets|go|on|continue|keep|going|try|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|weitere|fragen|bitte)\b[\s.,!?]*)+$/i;
const SAYS_MORE = /\b(?:another|more|next|again|continue|go on|keep going|new)\b|^weitere fragen/i;

/** Whether somebody who is being asked questions wants more of them: 'another one', 'three more please'. */
export const wantsMoreQuestions = (request: string): boolean => SAYS_MORE.test(request) && MORE.test(request.trim());
