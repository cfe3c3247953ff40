import { EncryptJWT, jwtDecrypt } from 'jose';
import type { ServerSecret } from '#platform/config/server-secret.ts';

/** How long somebody may take at the provider. */
const LIFE_S = 600;
const PATH = '/auth/federated';

/** A cookie that only this server can read or make. One for each state, so that two tabs do not disturb each other. */
export interface SealedCookies<T extends object> {
  /** The `set-cookie` header that keeps `value` under `name`. */
  keep(name: string, value: T): Promise<string>;
  /** What is kept under `name` in a `cookie` header; null when it is not there, too old or not ours. */
  read(name: string, header: string | undefined): Promise<T | null>;
  /** The `set-cookie` header that takes it away. */
  drop(name: string): string;
}

export function createSealedCookies<T extends object>({
  secret,
  isSecure,
  purpose = 'federated sign-in',
}: {
  secret: ServerSecret;
  isSecure: boolean;
  /** What is kept for one purpose is not read for another. */
  purpose?: string;
}): SealedCookies<T> {
  const key = secret.keyFor(purpose);
  const attributes = `Path=${PATH}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    async keep(name, value) {
      const sealed = await new EncryptJWT({ value })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuedAt()
        .setExpirationTime(`${LIFE_S}s`)
        .encrypt(key);
      return `${name}=${sealed}; Max-Age=${LIFE_S}; ${attributes}`;
    },
    async read(name, header) {
      const sealed = (header ?? '')
        .split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${name}=`));
      if (!sealed) return null;
      try {
        const { payload } = await jwtDecrypt<{ value: T }>(sealed.slice(name.length + 1), key, {
          requiredClaims: ['exp'],
        });
        return payload.value;
      } catch {
        return null;
      }
    },
    drop: (name) => `${name}=; Max-Age=0; ${attributes}`,
  };
}
