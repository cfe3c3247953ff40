/** For the composition, which knows who answers. */
export { sayBack } from './say-back.ts';
export type { PartnerOutput, VoicePartner } from './session/voice-partner.ts';
export { spokenSentences } from './text/spoken-sentences.ts';
export type { OpenPartner } from './voice.routes.ts';
