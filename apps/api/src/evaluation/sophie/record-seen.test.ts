import { expect, test } from 'vitest';
import { record, reply } from './record/record-data.factory.ts';
import { judgeBy } from './record-seen.ts';

const judge = judgeBy(record);

test.each<[about: string, asked: string, text: string, isRight: boolean]>([
  ['points', 'how many points do i have', 'You have 1,840 points.', true],
  ['points', 'how many points do i have', 'You earned 30 points today.', true],
  ['points', 'how many points do i have', 'You have 1,480 points.', false],
  ['points', 'how many points did i get today', 'You got 30 points today.', true],
  ['points', 'how many points did i get today', 'You have 1,840 points.', false],
  ['points', 'did the falls quiz give me any points', 'Yes, 60 points.', true],
  ['points', 'did the falls quiz give me any points', 'No, you have 1,840 points.', false],
  ['points', 'am i over 2000 points', 'Not yet: you have 1,840.', true],
  ['points', 'am i over 2000 points', 'Yes, you have 1,840 points.', false],
  [
    'points',
    'how many did i collect in data privacy',
    'You have collected no points there: it is not taught here.',
    true,
  ],
  ['rank', 'what place am i in', 'You are fifth.', true],
  ['rank', 'what place am i in', 'You are in place 7 with 1,840 points.', false],
  ['rank', 'what place am i in', 'On Ward 2A you are in place 2.', true],
  ['rank', 'where do i stand this week', 'You are first this week.', true],
  ['rank', 'where do i stand this week', 'You are in place 5.', false],
  ['rank', 'am i in the top ten', 'Yes.', true],
  ['rank', 'am i in the top ten', 'No, you are in place 5.', false],
  ['rank', 'who is right above me', 'Chidi Eze is.', true],
  ['rank', 'how far behind the next one am i', '60 points.', true],
  ['streak', 'how long is my streak', '12 days in a row.', true],
  ['streak', 'how long is my streak', 'You have 2 freezes.', false],
  ['streak', 'what was my longest streak', 'Your longest streak was 31 days.', true],
  ['streak', 'what was my longest streak', 'Your streak is 12 days.', false],
  ['streak', 'did i lose my streak', 'No, it is alive.', true],
  ['streak', 'did i lose my streak', 'Yes, it is gone.', false],
  ['freeze', 'any freezes left', 'Two freezes are left.', true],
  ['freeze', 'any freezes left', 'None, I am afraid: no freezes.', false],
  ['freeze', 'was a freeze used on saturday', 'Yes, on Saturday.', true],
  ['freeze', 'was a freeze used yesterday', 'No, none of your freezes was used.', true],
  ['freeze', 'was a freeze used yesterday', 'You have 2 freezes.', false],
  ['badges', 'how many medals have i won', 'You have won 2 medals.', true],
  ['badges', 'how many medals have i won', 'You have won 4 medals.', false],
  ['badges', 'what is my newest badge', 'One week.', true],
  ['badges', 'what is my newest badge', 'First step.', false],
  ['badges', 'which badge am i closest to', 'Page turner: 20 of 25.', true],
  ['badges', 'which badge am i closest to', 'Hundred days.', false],
  ['reviews-due', 'how many cards are due', '7 cards wait for you.', true],
  ['reviews-due', 'how many cards are due', '3 cards wait for you.', false],
  ['reviews-due', 'how many come back tomorrow', 'Tomorrow 3 questions come back.', true],
  ['next', 'what should i do next', 'Go on with The clock starts.', true],
  ['next', 'what should i do next', 'Go on with Rails up.', false],
  ['last-completed', 'what did i finish last', 'Final quiz: Falls.', true],
  ['last-completed', 'what did i finish last', 'Rails up.', false],
  ['last-completed', 'what did i do on wednesday', 'You finished Rails up.', true],
  ['last-completed', 'when did i finish the falls module', 'On 29 November.', true],
  ['last-completed', 'when did i finish the falls module', 'On 3 November.', false],
  ['last-completed', 'have i done the sepsis module', 'Not yet: 1 of 2 lessons is finished.', true],
  ['progress', 'how far am i', 'You have done 3 of 5 lessons.', true],
  ['progress', 'how far am i', 'You have done 2 of 5 lessons.', false],
  ['progress', 'how far am i', 'Sepsis: 1 of 2 lessons done.', true],
  ['progress', 'am i halfway through sepsis', 'Yes, 50 %.', true],
  ['progress', 'how many lessons are left in sepsis', '1 lesson is left.', true],
  ['progress', 'how far am i in sepsis', 'Falls: 2 of 2 lessons done.', false],
  ['quiz-results', 'did i pass the last quiz', 'Yes, you passed with 85 %.', true],
  ['quiz-results', 'did i pass the last quiz', 'No, you failed with 85 %.', false],
  ['quiz-results', 'how many did i get right in the falls quiz', '8 of 10 were right.', true],
  ['quiz-results', 'how did i do in the falls quiz', 'You scored 95 %.', false],
  ['quiz-results', 'did i pass the pain quiz', 'You have not taken that quiz yet.', true],
  ['missed', 'what did i get wrong in the last quiz', 'When is a rail a danger?', true],
  ['missed', 'what did i get wrong in the last quiz', 'Nothing was wrong.', false],
  ['missed', 'which ones did i get wrong', 'You can look at Rails up.', false],
  ['certificates', 'do i have a certificate', 'Yes, one: the certificate Falls: yearly check.', true],
  ['certificates', 'do i have a certificate', 'You have no certificate.', false],
  ['certificates', 'when does my certificate run out', 'On 1 September 2027.', true],
  ['certificates', 'when does my certificate run out', 'On 1 March 2027.', false],
  ['certificates', 'is there a certificate for sepsis', 'You have no certificate for that yet.', true],
  ['assigned', 'what do i have to do by when', 'Pain assessment in adults was due on 26 November.', true],
  ['assigned', 'what do i have to do by when', 'Nothing is assigned to you.', false],
  ['assigned', 'is anything overdue', 'Yes: Pain assessment in adults is late.', true],
  ['time', 'how long did i learn today', 'The time you spend is not recorded.', true],
  ['time', 'how long did i learn in total', 'What you finished takes about 15 minutes.', true],
  ['time', 'how long did i learn in total', 'You learned for 340 minutes.', false],
  ['time', 'how long does the next one take', 'The clock starts, which is next, takes about 5 minutes.', true],
  ['time', 'how long does the next one take', 'The clock starts, which is next, takes about 8 minutes.', false],
  ['weeks', 'did i learn more this month than in the last', 'This month 135 points, last month 0 points.', true],
  ['weeks', 'did i learn more this month than in the last', 'This week 30 points, last week 105 points.', false],
  ['weeks', 'how many days did i miss last week', 'You were not here on 26 November.', true],
  ['weeks', 'how many days did i miss last week', 'You were not here on 25 November.', false],
  ['weeks', 'how does this week compare with the last', 'This week 30 points, last week 105 points.', true],
  ['weeks', 'how does this week compare with the last', 'This week 30 points, last week 200 points.', false],
  ['last-completed', 'did i end the comic about the rails', 'You finished Rails up on 25 November.', true],
  ['quiz-results', 'attempts at the pain quiz', 'You have not taken that quiz yet.', true],
  ['weeks', 'was i here on wednesday', 'Yes, on 25 November.', true],
  ['weeks', 'was i here on thursday', 'No, you were not here on Thursday.', true],
  ['weeks', 'was i here on thursday', 'Yes, on 26 November.', false],
  ['weeks', 'on which day do i usually learn', 'Mostly on Sundays.', true],
  ['weeks', 'on which day do i usually learn', 'Mostly on Fridays.', false],
  ['progress', 'how is chapter one', 'Chapter one: 2 of 2 items done.', true],
  ['progress', 'how is chapter one', 'Chapter one: 7 of 9 items done.', false],
])('%s, %s: %s is right: %s', (about, asked, text, isRight) => {
  expect(judge({ about, asked, reply: reply(text) })).toBe(isRight);
});

test.each([
  'points',
  'rank',
  'streak',
  'freeze',
  'badges',
  'next',
  'progress',
  'missed',
  'certificates',
  'weeks',
  'time',
])('about %s it is not enough to be unsure, or to tell of something else', (about) => {
  for (const text of ['I am not sure what you mean.', 'Rub your hands for 30 seconds. Do not shake them.'])
    expect(judge({ about, asked: 'how is it with mine', reply: reply(text) })).toBe(false);
});

test('a card names a title as well as the text does', () => {
  const asked = { about: 'next', asked: 'what next' };
  expect(judge({ ...asked, reply: reply('Go on with this.', ['The clock starts']) })).toBe(true);
});

test('on a page, this is its module', () => {
  const asked = { about: 'progress', asked: 'how far am i in this', page: 'clock' };
  expect(judge({ ...asked, reply: reply('You have done 1 of 2 lessons.') })).toBe(true);
  expect(judge({ ...asked, reply: reply('You have done 3 of 5 lessons.') })).toBe(false);
});
