/** Samples a second of what crosses the socket, in both directions: 16 bit, mono. */
export const WIRE_RATE = 24_000;
/** Largest message that a browser sends: two seconds of sound in base64, with room. */
export const VOICE_MESSAGE_BYTES = 160 * 1024;
/** What somebody types instead of speaking. */
export const VOICE_TEXT_LENGTH = 1000;
/** Hands-free, a turn ends after so much silence. */
export const TURN_SILENCE_MS = 1500;
/** Longest turn: what is said after it begins the next one. */
export const TURN_MS = 60_000;
export const SESSION_MS = 30 * 60_000;
/** Strangers speak for as long as a demo takes. */
export const STRANGER_SESSION_MS = 8 * 60_000;
/** A session in which nobody says or types anything ends. */
export const SESSION_IDLE_MS = 3 * 60_000;
/** Longest recording that is recognized in one call. */
export const RECORDING_MS = 25_000;
export const RECORDING_BYTES = 2 * 1024 * 1024;
/** What is read aloud in one call. */
export const SPEECH_LENGTH = 600;

/** Why the server closes a voice session. */
export const VOICE_CLOSE = {
  /** The server stops. */
  goingAway: 1001,
  /** A message that is none of the protocol. */
  badMessage: 4400,
  unauthorized: 4401,
  notFound: 4404,
  /** The same person began another session. */
  replaced: 4409,
  /** Too much sound in too little time. */
  tooMuch: 4413,
  idle: 4408,
  tooLong: 4410,
  /** As many sessions as the server bears. */
  busy: 4429,
} as const;

/** Read aloud to test a voice. Recognition is English, so these are in every language of the page. */
export const TEST_SENTENCES = [
  'It hurts more when I cough and when they turn me.',
  'Please wash your hands before you touch the patient.',
  'How strong is the pain on a scale from zero to ten?',
] as const;
