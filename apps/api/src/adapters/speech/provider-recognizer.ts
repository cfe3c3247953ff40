import { z } from 'zod';
import { toInt16 } from './resampler.ts';
import { RECOGNITION_RATE, type SpeechRecognizer } from './port.ts';
import { writeWav } from './wav.ts';

export interface SpeechService {
  /** Of an OpenAI-compatible service, such as `https://api.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
}

const transcription = z.object({ text: z.string() });

/** Recognition by a service that takes recordings at `/audio/transcriptions`. */
export function createProviderRecognizer({ baseUrl, apiKey, model, timeoutMs }: SpeechService): SpeechRecognizer {
  return {
    engine: 'provider',
    async transcribe(samples) {
      const form = new FormData();
      const wav = writeWav({ samples: toInt16(samples), rate: RECOGNITION_RATE });
      form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'turn.wav');
      form.set('model', model);
      form.set('language', 'en');
      form.set('response_format', 'json');
      const response = await fetch(`${baseUrl}/audio/transcriptions`, {
        method: 'POST',
        headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
        body: form,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The recognition of speech answered with ${response.status}.`);
      }
      return transcription.parse(await response.json()).text.trim();
    },
  };
}
