import { ProtocolError } from '../protocol-error.ts';

const HERE = 'https://here.invalid';

/** Whether it can only be an address of a picture, here or elsewhere: `javascript:` and its like are programs. */
export function isPhotoUrl(text: string): boolean {
  return URL.canParse(text, HERE) && ['https:', 'http:'].includes(new URL(text, HERE).protocol);
}

/** The picture that a request sets; an empty text takes it away. */
export function readPhotoUrl(text: string): string | null {
  if (text === '') return null;
  if (!isPhotoUrl(text)) throw new ProtocolError('INVALID_PHOTO_URL', 'This is no address of a picture.');
  return text;
}
