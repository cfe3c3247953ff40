import { type Candidate, type Candidates, prepareCandidates } from '@snapwell/understanding/match/candidates';

export type ClinicIntent =
  | 'hours'
  | 'address'
  | 'book'
  | 'change'
  | 'cancel'
  | 'when'
  | 'later'
  | 'yes'
  | 'no'
  | 'advice'
  | 'person'
  | 'thanks'
  | 'greeting';

const intent = (id: ClinicIntent, phrases: string[], keyPhrases: string[] = []): Candidate => ({
  id,
  phrases,
  keyPhrases,
});

/** Ways to say what one may want of a clinic. */
export const clinicCandidates: readonly Candidate[] = [
  intent(
    'hours',
    [
      'When are you open?',
      'What are your opening hours?',
      'Are you open on Saturday?',
      'How late are you open today?',
      'Do you close for lunch?',
      'What time do you close?',
    ],
    ['opening hours', 'open', 'close'],
  ),
  intent(
    'address',
    [
      'Where are you?',
      'What is your address?',
      'How do I get to you?',
      'Is there parking?',
      'Which street is the clinic in?',
    ],
    ['address', 'parking', 'street'],
  ),
  intent(
    'book',
    [
      'I would like an appointment',
      'I need to see a doctor',
      'Can I book a slot?',
      'Do you have anything free tomorrow?',
      'I want to come in this week',
      'Can I come by on Thursday afternoon?',
      'Is there a free appointment?',
      'I need a check-up',
    ],
    ['appointment', 'book', 'free tomorrow', 'see a doctor', 'check-up'],
  ),
  intent(
    'change',
    [
      'I want to move my appointment',
      'Can I change it to another day?',
      'I cannot come at that time, can we move it?',
      'Reschedule my appointment please',
      'Could we make it another day?',
    ],
    ['move my appointment', 'reschedule', 'another day', 'change it', 'move it'],
  ),
  intent(
    'cancel',
    [
      'I want to cancel my appointment',
      'Please cancel it',
      'I do not need the appointment any more',
      'I cannot come, please delete it',
    ],
    ['cancel', 'delete it', 'not need the appointment'],
  ),
  intent(
    'when',
    [
      'When is my appointment?',
      'What time did you book for me?',
      'Which day was it again?',
      'Do I have an appointment?',
    ],
    ['when is my', 'which day was'],
  ),
  intent(
    'later',
    [
      'Do you have something later?',
      'Any other times?',
      'None of these suit me',
      'Something else please',
      'What else is there?',
      'Those do not work for me',
    ],
    ['something later', 'other times', 'none of', 'something else', 'do not work'],
  ),
  intent(
    'yes',
    [
      'Yes please',
      'That is right',
      'Yes, book it',
      'Sounds good',
      'Correct',
      'Okay, do that',
      'Perfect, I will take it',
      'Yes',
    ],
    ['yes', 'correct', 'sounds good', 'book it', 'take it'],
  ),
  intent(
    'no',
    ['No, thank you', 'No, that is wrong', 'Not that one', 'Rather not', 'No'],
    ['no', 'not that one', 'rather not'],
  ),
  intent(
    'advice',
    [
      'What should I take for a headache?',
      'Is this rash dangerous?',
      'How much ibuprofen can I take?',
      'Should I stop my tablets?',
      'What could it be when my knee hurts?',
      'Can I take both medicines together?',
      'My child has a fever, what should I do?',
      'Do you think it is broken?',
      'What does my blood result mean?',
    ],
    [
      'should i take',
      'dangerous',
      'how much',
      'stop my tablets',
      'medicine',
      'what could it be',
      'what does it mean',
      'fever',
    ],
  ),
  intent(
    'person',
    [
      'Can I talk to a human?',
      'I want to speak with a person',
      'Put me through to the reception',
      'Are you a robot?',
      'Is this a machine?',
    ],
    ['human', 'a person', 'reception', 'robot', 'machine'],
  ),
  intent(
    'thanks',
    ['Thank you, bye', 'Thanks, that is all', 'Goodbye', 'That was everything', 'Bye'],
    ['bye', 'goodbye', 'that is all', 'everything'],
  ),
  intent(
    'greeting',
    ['Hello', 'Good morning', 'Hi there', 'Good afternoon'],
    ['hello', 'good morning', 'good afternoon'],
  ),
];

/** What must not wait for an appointment. Words decide alone here: what is heard by half is still an emergency. */
export const EMERGENCY =
  /\bchest (?:pain|hurts|tight\w*|pressure)|\b(?:pain|pressure|tightness) (?:in|on) (?:my|the|his|her) chest|\bheart attack|\bstroke\b|\bface (?:droop|hang)\w*|\b(?:slurred|slurring) speech|\bcan(?:'|no|')?t breathe|\bcannot breathe|\bnot breathing|\bstopped breathing|\btrouble breathing|\bchok(?:e|ing)\b|\bunconscious|\bpassed out|\bwon't wake|\bbleeding (?:a lot|heavily|badly|won't stop)|\bwon't stop bleeding|\bseizure|\boverdose|\bpoison\w*|\bkill (?:myself|himself|herself)|\bsuicid\w*|\bend my life|\bthroat is swelling|\blips? (?:are|is) swelling|\bbee sting.*(?:swell|breath)/i;

/** Words so frequent that they tell nothing apart by meaning, and so short that nothing else can be meant. */
const PLAIN: readonly (readonly [ClinicIntent, RegExp])[] = [
  ['person', /\b(?:robot|machine|human|real person|a person|receptionist)\b/i],
  ['hours', /\b(?:opening hours|do you (?:open|close)|are you (?:open|closed)|you open)\b/i],
  ['yes', /^(?:yes|yeah|yep|sure|ok|okay|correct|right|perfect|please do|go ahead)\b(?:\W+\w+){0,3}\W*$/i],
  ['no', /^(?:no|nope|not that|rather not)\b(?:\W+\w+){0,2}\W*$/i],
];

/** What is plainly meant; null where it has to be understood. */
export const plainIntent = (said: string): ClinicIntent | null =>
  PLAIN.find(([, words]) => words.test(said.trim()))?.[0] ?? null;

let prepared: Promise<Candidates> | null = null;

/** By their words, without the encoder: a dozen wishes are told apart well enough, and the first answer comes at once. */
export function clinicIntents(): Promise<Candidates> {
  prepared ??= prepareCandidates(clinicCandidates, async () => null);
  return prepared;
}
