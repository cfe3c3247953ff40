import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { nameIn } from '../memory/read-wish.ts';
import type { Skill } from '../../request/skill-input.ts';

const say =
  (text: (organization: string, name: string | null) => string): Skill =>
  async ({ request, writer }) => {
    writer.write({ content: text(request.organization.name, nameIn(request.memory)) });
    return {};
  };

export const greet = say(
  (organization, name) =>
    `Hello${name === null ? '' : `, ${name}`}! Ask me about anything that ${organization} teaches here, about your points and progress, or what to do next.`,
);
export const thanks = say(() => 'You are welcome. I am here when you need me.');
export const help = say(
  (organization) =>
    `I am ${ASSISTANT_NAME}, the assistant of ${organization}. I answer from its published lessons and from your own record, and say where it stands. You can ask me:\n\n- what to do next, how far you are, your points, streak and rank\n- how your last quiz went, and why an answer was wrong\n- to sum up the page, explain a term, or find a lesson\n- to teach you a lesson step by step: *teach me this*\n- to make flashcards, a game or a video short\n- to remember something about you: *remember that I work nights*`,
);
export const voice = say(() => 'Press the microphone to talk with me where voice is on. You can always type instead.');

// What is not answered, and why: plainly, and without a lecture.
export const declineKey = say(
  () =>
    'I do not give away the answers of a quiz: I cannot see its key. I can explain what it asks about, and after you have finished it I go through every answer with you.',
);
export const declineFavour = say(
  () =>
    'I cannot change what stands in your record or what you may do: points and progress come from learning, and roles from those who run the organization.',
);
export const declineInstructions = say(
  () => 'I cannot show or change what I was set up with. Ask me about your lessons or your own record.',
);
export const declineOffTopic = say(
  (organization) =>
    `I do not know about that: I only answer from what ${organization} teaches here, and from your own record.`,
);
