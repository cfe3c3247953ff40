import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { RECORDING_BYTES, SPEECH_LENGTH } from './voice.limits.ts';
import { voiceStatus } from './voice.schemas.ts';

export const getVoiceStatus = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/voice/status',
  summary: 'Which engines recognize speech and read aloud here.',
  authority: 'member',
  params: orgParams,
  result: voiceStatus,
});

export const transcribeRecording = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/voice/transcriptions',
  summary: 'The words of a recording (WAV, 16 bit, mono). For where no socket gets through.',
  authority: 'member',
  params: orgParams,
  file: { field: 'file', maxBytes: RECORDING_BYTES },
  result: z.object({ text: z.string() }),
});

export const speakText = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/voice/speech',
  summary: 'A text read aloud, as a WAV file in base64. For where no socket gets through.',
  authority: 'member',
  params: orgParams,
  body: z.strictObject({
    text: z.string().trim().min(1).max(SPEECH_LENGTH),
    voice: z.enum(['female', 'male']).default('female'),
  }),
  result: z.object({ wav: z.string() }),
});
