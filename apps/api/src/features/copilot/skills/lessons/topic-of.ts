/** Words that ask for something and say nothing of what it is about. */
const ASKING =
  /\b(?:find|show|search|open|look|where|which|list|any|some|a|an|the|me|for|about|on|of|is|are|there|do|you|have|we|can|i|please|content|lessons?|modules?|articles?|videos?|training|courses?|materials?|something|learn|take|to|go|get|up)\b/gi;
const MAKING =
  /\b(?:make|create|generate|build|turn|produce|draw|animate|gamify|into|from|out|with|my|it|this|that|page|set|deck|flash ?cards?|cards?|study|games?|matching|ordering|sorting|interactive|short|clip|film|reel)\b/gi;

/**
 * What a request for content is about: "show me a video about falls" is about falls. Empty where it says nothing of
 * that.
 */
export const topicOf = (request: string): string => without(request, ASKING);

/**
 * What something shall be made of: "make flashcards from the lesson about falls" names falls. Empty where it names
 * nothing.
 */
export const topicOfMaking = (request: string): string => without(topicOf(request), MAKING);

const QUIZZING =
  /\b(?:quiz(?:zes)?|tests?|ask(?:ing)?|questions?|examine|check|drill|practi[cs]e|review|here|now|lets|let us|give|whether|know|what|forgot(?:ten)?|again|due|this|that|it|page|lesson|selected|please|pls|quick|short|some|few|more|another|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/gi;

/** What somebody wants to be asked about: "quiz me on hand hygiene". Empty where it names nothing. */
export const topicOfQuiz = (request: string): string => without(topicOf(request), QUIZZING);

function without(text: string, words: RegExp): string {
  return text
    .replaceAll(words, ' ')
    .replaceAll(/[\s.,!?;:]+/g, ' ')
    .trim();
}
