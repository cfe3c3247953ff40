import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { CLINIC_SAID_LENGTH, clinicState, clinicTurn } from './clinic.schemas.ts';

export const sayToClinic = endpoint({
  method: 'POST',
  path: '/api/v1/public/clinic/turns',
  summary: 'What the made-up clinic of the public demo answers. The state of the call travels with it.',
  authority: 'anyone',
  body: z.strictObject({
    state: clinicState,
    said: z.string().trim().min(1).max(CLINIC_SAID_LENGTH),
  }),
  result: clinicTurn,
});
