const A_BLANK =
  /^(?:for |in |by |at )?(?:which|who|what|how|where|when|is|are|do|does)\b[^.!?]*\byour (?:organi[sz]ation|hospital|wards?|team|house|company|department|infection control team)\b[^.!?]*\?/i;

const ASKS = /^[^.!]*\?/;

/** Whether what is left for the organization to say is still a question. */
export const isLeftBlank = ({ text, isLocal = false }: { text: string; isLocal?: boolean }): boolean =>
  isBlank(text) || (isLocal && ASKS.test(text));

/** Whether an organization has still to fill in what stands there: it answers nobody while anything else does. */
export const isBlank = (text: string): boolean => A_BLANK.test(text);

/** So likely the blank itself is meant: 'which intervals do we have here'. */
export const SURELY_A_BLANK = 0.6;

/** Said before a blank: what stands there asks, and would be read as an answer. */
export const NOT_FILLED_IN = "Your organization hasn't filled this in yet:";
