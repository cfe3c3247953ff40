/** The made-up clinic of the public demo, as somebody to speak with. */
export { clinicPartner } from './clinic/answer-call.ts';
/** For the composition, which knows who answers. */
export { sayBack } from './say-back.ts';
export type { PartnerOutput, VoicePartner } from './session/voice-partner.ts';
export { spokenSentences } from './text/spoken-sentences.ts';
/** As a session does it: for measuring. */
export { cleanTranscript, isEmbarrassing } from './text/mishearings.ts';
export { speakable } from './text/speakable.ts';
export type { OpenPartner } from './voice.routes.ts';
