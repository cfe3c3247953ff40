import { ASSISTANT_NAME } from '@snapwell/contract/brand';

/** The assistant's words; those of the specification to the letter (§2). */
export const copilotTexts = {
  toast: `Hi! Need help or have questions? Ask ${ASSISTANT_NAME}!`,
  placeholder: 'Ask anything...',
  settingsTitle: 'Copilot Settings',
  showSuggestions: 'Show suggested prompts',
  clearHistory: 'Clear message history',
  /** Said to somebody whose first name is not known. */
  defaultFirstName: 'there',
} as const;

export const greeting = (firstName: string | null | undefined): string =>
  `Hello, ${firstName?.trim() || copilotTexts.defaultFirstName}`;
