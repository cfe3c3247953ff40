import type { Spoken, VoiceStyle } from '#adapters/narrator/port.ts';
import type { Synthesizer } from './port.ts';
import type { SpeechService } from './provider-recognizer.ts';
import { readPcm16 } from './wav.ts';

/** What the format `pcm` of `/audio/speech` is: mono, 16 bit, so many samples a second. */
const PROVIDER_RATE = 24_000;

/** Reading aloud by a service that answers texts with sound at `/audio/speech`. */
export function createProviderSynthesizer(
  service: SpeechService & { readonly voices: Readonly<Record<VoiceStyle, string>> },
): Synthesizer {
  return {
    engine: 'provider',
    speak: (texts, voice = 'female') =>
      Promise.all(texts.map((text) => speakOne(service, text, service.voices[voice]))),
    close: async () => undefined,
  };
}

async function speakOne(
  { baseUrl, apiKey, model, timeoutMs }: SpeechService,
  text: string,
  voice: string,
): Promise<Spoken> {
  const response = await fetch(`${baseUrl}/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model, voice, input: text, response_format: 'pcm' }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The reading aloud answered with ${response.status}.`);
  }
  const samples = readPcm16(new Uint8Array(await response.arrayBuffer()));
  return { samples, rate: PROVIDER_RATE, seconds: samples.length / PROVIDER_RATE };
}
