import { expect, test } from 'vitest';
import { hearProductQuestion } from './product-questions.ts';

test.each([
  'can i get a certificate for this',
  'does this lesson give a certificate',
  'is there a certificate for this',
  'where are my notes',
  'how do i find my notes',
  'can i take notes here',
  'is my manager able to read this chat',
  'who can see what i type',
  'is this chat private',
  'do you tell my boss',
  'does anyone see what i ask',
  'do i have to watch the whole film',
  'how much of the video do i have to watch',
  'can i skip the end of the film',
  'how do i get a freeze',
  'how can i earn more freezes',
  'how do i dictate to you',
  'can i talk to you instead of typing',
  'how do i talk to you',
])('%s is about the product', (text) => expect(hearProductQuestion(text)?.name).toBe('product_help'));

test.each([
  'who is top of the leaderboard',
  'who has the most points',
  'who leads the ranking',
  'am i better than kwame',
])('%s is about others', (text) => expect(hearProductQuestion(text)?.name).toBe('other_people'));

test.each([
  'what belongs in a note after a fall',
  'how do i write a note about a patient',
  'where do i put my notes about a fall',
  'who may read the record',
  'can the family read the chart',
  'who signs the death certificate',
  'how do i get a death certificate',
  'can i get a certificate of immunity for a patient',
  'what happens in the film with mrs keller',
  'do i have to watch the patient the whole night',
  'do i have to watch somebody who swallows badly to the end of the meal',
  'what does the film say about pain',
  'how do i talk to a patient about dying',
  'can i speak to the family about it',
  'how do i speak with a doctor who does not listen',
  'is it confidential what the patient told me',
  'can a colleague read my messages on the ward',
  'how does ice freeze skin',
  'who is first to be called in an emergency',
  'who has the most risk of falling',
  'am i better off waiting for the doctor',
  'do i have a certificate for pain yet',
  'do i have a freeze left',
])('%s is not', (text) => expect(hearProductQuestion(text)).toBeNull());
