import { expect, test } from 'vitest';
import { tellsOfMishap } from './mishap.ts';

test.each([
  'pat just got 10x insulin from me help',
  'the tablet was for the man next door, he has swallowed it',
  'just gave mrs novak the other novaks pills',
  'gave him ten times too much insulin',
  'she got the wrong blood thinner 5 minutes ago',
  'my colleague already gave it',
  'he had a double dose of morphine',
  'i gave somebody else the tablets by mistake',
  'gave her another patients meds',
  'gave wrong pill, should i first look if anything happens',
  'i gave the wrong medicine, what if he gets worse',
  'gave metoprolol to the wrong pt',
  'gave the potassium too fast',
  'i gave the 8 o clock tablets to the wrong resident',
  'found two fentanyl patches on him',
  'i just gave mr lee 10 units insulin that was for mrs chan',
  'gave a pt morphine that was not his, he is getting really sleepy',
  'wrong blood thinner given, mrs ali bed 2',
  'she got rivaroxaban not hers',
  'she has another fentanyl patch on her back',
])('%s tells of something that went wrong', (text) => {
  expect(tellsOfMishap(text)).toBe(true);
});

test.each([
  'what if somebody got ten times too much insulin',
  'how can ten times too much insulin be given',
  'what to say to a coworker who gave wrong meds',
  'why was the other patient given the tablets',
  'in the comic she gave the other mrs novak her tablets',
  'which two names are on the tablets',
  'can i take the other half of the tablet later',
  'he got better twice',
  'i gave bad news twice today and want something light now',
  'gave the letter to the wrong patient',
  'what if i gave bisoprolol to the wrong patient',
  'how often is the wrong blood thinner given',
  'gave the letter that was for mrs chan to mr lee',
  'he got a phone not his',
  'i gave feedback that was not for me to give',
  'how do i find a second patch on him',
])('%s asks about it, or about something else', (text) => {
  expect(tellsOfMishap(text)).toBe(false);
});
