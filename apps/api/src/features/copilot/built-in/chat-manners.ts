import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import type { Skill } from './asked.ts';

const say =
  (text: (organization: string) => string): Skill =>
  async ({ turn, pen }) => {
    pen.write({ content: text(turn.organization.name) });
    return {};
  };

export const greet = say(
  (organization) => `Hello! Ask me about anything that ${organization} teaches here, about your points and progress, or what to do next.`,
);
export const thanks = say(() => 'You are welcome. I am here when you need me.');
export const help = say(
  (organization) =>
    `I am ${ASSISTANT_NAME}, the assistant of ${organization}. I answer from its published lessons and from your own record, and say where it stands. You can ask me:\n\n- what to do next, how far you are, your points, streak and rank\n- how your last quiz went, and why an answer was wrong\n- to sum up the page, explain a term, or find a lesson\n- to make flashcards, a game or a video short`,
);
export const voice = say(() => 'Press the microphone to talk with me where voice is on. You can always type instead.');
