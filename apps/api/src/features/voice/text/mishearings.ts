// Small engines turn unclear sound into words that nobody should see under their own name, or answer. On a ward some
// of them are words of the trade, so only what is never said there is listed.
const NEVER_SAID =
  /\b(?:fuck\w*|shit\w*|bitch\w*|cunts?|whores?|sluts?|nigg\w*|fagg?ots?|porn\w*|rap(?:e|ed|es|ing|ist)|nazis?|hitler|penis pump|blow ?jobs?|dildos?|horny|sexy)\b/i;

/** What an engine makes of breath and noise. */
const INVENTED = /^(?:thanks? (?:you )?for watching|subscribe|you|bye|uh+|um+|hm+|mm+|ah+)?[.!?…\s]*$/i;

/** Whether what was recognized may be shown and answered; otherwise the person is asked to say it again. */
export function isEmbarrassing(text: string): boolean {
  return NEVER_SAID.test(text);
}

/** The words without what was only breath; empty where there were none, or the same few over and over. */
export function cleanTranscript(text: string): string {
  const trimmed = text.trim();
  if (INVENTED.test(trimmed) || isLooping(trimmed)) return '';
  return trimmed;
}

/** Given noise, recognizers repeat one word or phrase to the end. */
function isLooping(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  return words.length >= 12 && new Set(words).size <= words.length / 4;
}
