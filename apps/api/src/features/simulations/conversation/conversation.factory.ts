import { conversationBody } from '@snapwell/contract/simulations/conversation';
import { stringify } from 'yaml';

/** Mr Reed hides two things: one until he is calmer, one behind the other. */
export const mrReed = {
  play: 'conversation',
  introduction: 'Walter Reed (made up), 70, does not eat. Find out why.',
  persona: {
    name: 'Walter Reed',
    role: 'patient',
    age: 70,
    voice: 'male',
    character: 'A baker who says little. His dentures pinch since Thursday. He misses his dog Biscuit.',
    opening: 'I am not hungry.',
  },
  mood: 40,
  vitals: [{ id: 'pulse', title: 'Pulse', unit: '/min', start: 80, min: 60, max: 120, with_worst_mood: 30 }],
  facts: [
    {
      id: 'dentures',
      reply: 'The dentures pinch. Since Thursday.',
      phrases: [
        'Do your teeth hurt?',
        'Is something wrong with your teeth?',
        'Does chewing hurt?',
        'Is your mouth sore?',
      ],
      key_phrases: ['your teeth', 'chewing'],
      mood: 5,
    },
    {
      id: 'dog',
      reply: 'I keep thinking of Biscuit. She waits at the kennel.',
      phrases: ['What are you worried about?', 'What is on your mind?', 'Is something bothering you?'],
      key_phrases: ['worried', 'on your mind'],
      needs_mood: 50,
      withheld: 'Nothing. Leave me be.',
      mood: 10,
    },
  ],
  reactions: [
    {
      id: 'greets',
      phrases: ['Good morning Mr Reed, my name is Ada', 'Hello Mr Reed, I am Ada, your nurse'],
      key_phrases: ['my name is', 'your nurse'],
      replies: ['Morning.', 'So you are Ada.'],
      mood: 15,
    },
    {
      id: 'forces',
      phrases: ['Open your mouth, you have to eat', 'I will feed you now whether you want it or not'],
      key_phrases: ['you have to eat', 'feed you now'],
      replies: ['Stop that!'],
      mood: -25,
      pain: 3,
      critical: true,
    },
    {
      id: 'agrees',
      phrases: ['I will call the dentist and come back after lunch', 'I come back at one with something soft'],
      key_phrases: ['come back', 'call the dentist'],
      replies: ['Good. Something soft.'],
      mood: 10,
      ends: true,
    },
  ],
  not_understood: ['What?', 'Speak up.'],
  goals: ['Find out why he does not eat', 'Agree on what happens next'],
  rubric: [
    { id: 'greeting', text: 'Says who they are', met_by: ['greets'], weight: 1, advice: 'A name helps.' },
    {
      id: 'teeth',
      goal: 1,
      text: 'Finds the dentures',
      met_by: ['dentures'],
      weight: 2,
      advice: 'Ask about the mouth.',
    },
    {
      id: 'worry',
      goal: 1,
      text: 'Hears of his dog',
      met_by: ['dog'],
      weight: 2,
      advice: 'Ask what he worries about.',
    },
    { id: 'plan', goal: 2, text: 'Agrees on a time', met_by: ['agrees'], weight: 1, advice: 'Say when you are back.' },
  ],
} as const;

/** The same, checked as its reader checks it. */
export const mrReedBody = conversationBody.parse(mrReed);

/** What nobody may see before it came out: words that stand nowhere else. */
export const HIDDEN_OF_REED = {
  dentures: ['dentures', 'Thursday'],
  dog: ['Biscuit', 'kennel'],
  always: ['A baker', 'Ask about the mouth', 'Ask what he worries', 'you have to eat', 'Leave me be'],
} as const;

/** The file of it. */
export const aConversationFile = (given: Record<string, unknown> = {}): string =>
  stringify({ title: 'Not hungry', minutes: 6, ...given, ...mrReed });
