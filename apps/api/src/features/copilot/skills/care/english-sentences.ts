import type { CareKind } from '@snapwell/contract/copilot/care.schemas';
import { crisisLineOf, emergencyNumbersOf } from './emergency-numbers.ts';
import { asPhrase, type CareFacts } from './care-facts.ts';
import type { BreachKind } from './heard/breach-kind.ts';

/** What is said in English, made of the house's own call, the country's numbers and whom staff can turn to. */
export const englishSentences: Readonly<Record<CareKind, (facts: CareFacts) => string>> = {
  'self-harm': (facts) =>
    `Please talk to somebody now. Call the emergency number (${emergencyCallOf(facts)}), or ${crisisLine(facts, 'a crisis line near you')}. If you can, go to a person you trust and stay with them. I'm a learning assistant and can't help you as a person can, but you don't have to be alone with this.`,
  emergency: (facts) =>
    `This is an emergency: call for help now, and stay. ${inTheHouse(facts, 'In the house use its emergency call; elsewhere')} call ${emergencyCallOf(facts)}, and do what they tell you.${facts.isFall ? " Don't lift them up before somebody has looked at them." : ''}${facts.isSuicide ? ` Don't leave them alone, listen, and move away what they could use. ${capital(crisisLine(facts, 'a crisis line'))} also helps people who worry about somebody.` : ''} I can't guide you through it: a person has to.`,
  danger: (facts) =>
    `Raise the alarm now and get people out of danger. ${inTheHouse(facts, 'Use the alarm or the emergency call of your house, or')} call ${dangerNumberOf(facts)}. Do only what's safe for you. I can't guide you through it: follow the plan of your house.`,
  mishap: (facts) =>
    `The person first. Stop what still runs, look at them, measure, and call the doctor now. If they aren't as before, make the emergency call${facts.houseCall && ` (${asPhrase(facts.houseCall)})`}. Then tell your lead and write down what was given and when. You're not the first, and saying it at once is right. I can't judge what it does to them: that takes somebody who sees them.${facts.support && ` Afterwards you can turn to ${asPhrase(facts.support)}.`}`,
  exposure: (facts) =>
    `Rinse or wash it now. An eye or the mouth: plenty of water; skin: soap and water. Don't squeeze a wound. Then go at once to where your organization sees staff after such injuries, or to an emergency department: protection against some infections has to begin within hours. Tell whoever leads the shift, and say whose blood it was, if you know. It happens to careful people too.${facts.support && ` Afterwards you can turn to ${asPhrase(facts.support)}.`}`,
  breach: ({ breach }) =>
    `Stop it at once, as far as you safely can. ${STOPS[breach ?? 'other']} Then report it, today, whatever the hour: to whoever handles data protection or IT security here, or to your lead.${breach === 'sent' || breach === null ? ' They also ask whoever got it to delete it.' : ''} Delete nothing yourself, and note what happened, and when. You're not the first, and saying it at once is right.`,
  distress: (facts) =>
    `That sounds heavy, and you don't have to carry it alone. If you or somebody else is in danger, call the emergency number now (${emergencyCallOf(facts)}); ${crisisLine(facts, 'a crisis line')} is there at any hour. ${facts.namesError ? 'If anybody may be harmed by what happened at work, tell the responsible person now. ' : ''}Talk today to somebody you trust: a colleague, your lead, or ${support(facts)}. I can't help you as a person can.`,
  grief: (facts) =>
    `I'm sorry. Losing somebody you cared for hurts, and crying is all right. You don't have to carry it alone: talk about it with colleagues, your lead or ${support(facts)}. If it gets too much, ${crisisLine(facts, 'a crisis line')} is there at any hour. I can't be there for you as a person can.`,
  patient: () =>
    "I can't decide that for one person, and no lesson can: it takes the order and somebody who sees them. Ask the prescriber or the responsible nurse or doctor now; if the person gets worse or you're worried, escalate at once.",
  'own-case': () =>
    "I can't judge or decide a single case, yours or a colleague's: I only know what's taught here, and it takes somebody who knows the rules and the whole story. Ask HR, your staff representatives or a lawyer; where it's about personal data, whoever handles data protection here. If somebody may come to harm, tell your lead now.",
  'own-health': ({ country }) =>
    `I can't give advice about your own health or that of your family: I only know what is taught here for work. Please ask your doctor or pharmacist; in an emergency call ${either(emergencyNumbersOf(country)?.ambulance) ?? 'the emergency number'}.`,
};

/** Said first to whom nobody comes who was asked about one patient. */
export const CALL_AGAIN = "Don't wait: call again now, and wake them if you must. That's what being on call is for.";

/** Whether what went wrong must be told, and to whom. */
export const mustTellSentences = {
  mishap:
    "Yes: the doctor now, and your lead today. The patient or the family is told too, honestly and soon, together with whoever treats them. Write down what was given, when, and what you've seen since. It has to be said even if nobody seems to be harmed.",
  breach:
    "Yes, today, whatever the hour: whoever handles data protection or IT security here, or your lead. They decide who else has to know. There's a legal deadline, so don't wait until you're sure.",
  exposure:
    'Yes, now: whoever leads the shift, and those who see staff after such injuries. Have it written down, so that you are covered if something comes of it.',
} as const;

/** What is said of the blood that a needle or a splash brought. */
export const WHOSE_BLOOD =
  "Say whose blood it was, if you know, to those who see you: they have it tested where that's needed, and decide whether you need protection. Go now: some of it has to begin within hours. I can't judge the risk from here.";

/** How each kind of breach is stopped. */
const STOPS: Readonly<Record<BreachKind | 'other', string>> = {
  attack: "Take the device off the network (cable out, wireless off), but don't switch it off, and call IT now.",
  access: "Change that password now, on another device, wherever you use it; refuse every sign-in you didn't start.",
  money: 'Ring the bank now, on the number you know, and ask them to stop the payment. Pay and answer nothing more.',
  lost: 'Have the device or the card locked now, and change the password that opens it.',
  sent: 'Call the message back, or take the link or the post offline.',
  other:
    'Call the message back, take the link offline, change the password, lock the device, ring the bank if money went.',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const either = (numbers: readonly string[] | undefined): string | undefined => numbers?.join(' or ');

const UNKNOWN_COUNTRY = '112 in Europe, 911 in the US and Canada, 999 in the UK';

/** The country's number for an ambulance; where no country is set, those of the largest regions. */
export const emergencyCallOf = ({ country }: Pick<CareFacts, 'country'>): string =>
  either(emergencyNumbersOf(country)?.ambulance) ?? UNKNOWN_COUNTRY;

function dangerNumberOf({ country }: CareFacts): string {
  const numbers = emergencyNumbersOf(country);
  if (!numbers) return UNKNOWN_COUNTRY;
  const [fire, police] = [either(numbers.fire), either(numbers.police)];
  return fire === police ? fire! : `${fire} for a fire, ${police} for the police`;
}

/** The house's own call comes first: who is there is nearer than any ambulance. */
const inTheHouse = ({ houseCall }: CareFacts, otherwise: string): string =>
  houseCall === '' ? otherwise : `In the house: ${asPhrase(houseCall)}. Elsewhere`;

function crisisLine({ country }: CareFacts, otherwise: string): string {
  const line = crisisLineOf(country);
  return line ? `the crisis line ${line.number}${line.name && ` (${line.name})`}` : otherwise;
}

const support = ({ support: own }: CareFacts): string =>
  own === '' ? 'the support your organization offers' : asPhrase(own);
