import { expect, test } from 'vitest';
import { recordPhrase } from './record-phrases.ts';

test.each([
  ['how am i doing', 'progress'],
  ['how far am i in this module', 'progress'],
  ['how much of this module is done', 'progress'],
  ['how much of this module have I done', 'progress'],
  ['what have I got left in sepsis', 'progress'],
  ['what is left in the sepsis module', 'progress'],
  ['what did i get wrong this week', 'missed'],
  ['how many are in front of me', 'rank'],
  ['Marta says she overtook me, is that so? which position have I got', 'rank'],
  ['where would i find myself if you sort everyone from best to worst', 'rank'],
  ['which trainings have they given me at the moment', 'assigned'],
  ['how many days have I left for the course I must do', 'assigned'],
  ['what did i finish last, was it something from here', 'last_completed'],
  ['cant remember what i did in my last session', 'last_completed'],
  ['did i do more this week than last', 'weeks'],
  ['how am i doing this week', 'weeks'],
  ['how many days till the bonus', 'streak'],
  ['am i getting better or worse week by week', 'weeks'],
  ['was i better this week than last', 'weeks'],
  ['I have a talk with my lead later and should say what I managed last week, what was it?', 'weeks'],
  ['have i done the quiz to this already, how was it', 'quiz_results'],
  ['percent in hand hygene test?', 'quiz_results'],
  ['is there still smth in my review pile or am i done for today', 'reviews_due'],
  ['whats about to be forgotten', 'reviews_due'],
  ['how long was i on this app this week', 'time'],
  ['my boss asks for the time I spent studying, can you give me a figure?', 'time'],
  ['which one should i do after that', 'whats_next'],
  ['dont know what to learn now', 'whats_next'],
  ['what should i have ticked instead, in the ones i messed up', 'missed'],
  ["I'm on nights till Friday. Are there any streak freezes on my account?", 'freezes'],
  ['my badges where are they what i got', 'badges'],
] as const)('%s asks for %s', (question, aspect) => {
  expect(recordPhrase(question)).toBe(aspect);
});

test.each([
  'how many patients are in front of me',
  'how far is the bed from the wall',
  'how much of this medicine is left in the body',
  'what is left in the syringe',
  'what do i have left in the syringe',
  'what have i got left of the morphine',
  'what should i do after that',
  'which one should i give after that',
  'how many days have i left to report it',
  'what is about to happen to the skin',
  'did she do more than last week',
  'how long was he on oxygen this week',
  'the time i spent with a patient',
  'what did i finish',
  'which trainings have they published',
  'what place is best for the sensor',
  'how do i get a freeze',
])('%s does not', (question) => {
  expect(recordPhrase(question)).toBeNull();
});
