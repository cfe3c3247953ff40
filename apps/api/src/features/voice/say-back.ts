import type { VoicePartner } from './session/voice-partner.ts';

/** For testing a microphone: says what it heard. */
export const sayBack: VoicePartner = {
  voice: 'female',
  *opening() {
    yield { say: 'Hello. Can you hear me? Then tell me something, and I will say it back.' };
  },
  async *hear(text) {
    yield { say: `I heard: ${text}` };
  },
};
