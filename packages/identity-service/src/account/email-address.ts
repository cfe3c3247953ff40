import { z } from 'zod';
import { type ProtocolCode, ProtocolError } from '../protocol-error.ts';

const address = z.email().max(254);

/** The one form in which an address is stored and compared. */
export function readEmail(text: string, code: ProtocolCode = 'INVALID_EMAIL'): string {
  const email = text.trim().toLowerCase();
  if (!address.safeParse(email).success) throw new ProtocolError(code);
  return email;
}
