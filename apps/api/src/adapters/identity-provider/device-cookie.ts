import { DEVICE_KEPT_S } from '@snapwell/identity-service/guessing/devices';

const NAME = 'device';
/** Only the requests of the sign-in SDK bring it along. */
const PATH = '/identitytoolkit.googleapis.com';

/** What the browser of a request was given at an earlier sign-in. */
export function readDeviceCookie(header: string | undefined): string | null {
  const cookie = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${NAME}=`));
  return cookie?.slice(NAME.length + 1) || null;
}

/** The `set-cookie` header that gives it to the browser. No script can read it, and no other site can make use of it. */
export function writeDeviceCookie(sealed: string, { isSecure }: { isSecure: boolean }): string {
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${sealed}; Max-Age=${DEVICE_KEPT_S}; Path=${PATH}; HttpOnly; SameSite=Strict${secure}`;
}
