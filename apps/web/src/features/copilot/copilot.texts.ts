import { msg, t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';

/** The assistant's words; those of the specification to the letter (§2). */
export const copilotTexts = {
  toast: msg`Hi! Need help or have questions? Ask ${ASSISTANT_NAME}!`,
  placeholder: msg`Ask anything...`,
  settingsTitle: msg`Copilot Settings`,
  showSuggestions: msg`Show suggested prompts`,
  clearHistory: msg`Clear message history`,
} as const;

export function greeting(firstName: string | null | undefined): string {
  const name = firstName?.trim();
  return name ? t`Hello, ${name}` : t`Hello, there`;
}
