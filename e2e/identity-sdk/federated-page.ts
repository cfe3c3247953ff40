import {
  FEDERATED_RESULT_KEY,
  FEDERATED_START_PATH,
  federatedChannel,
} from '@snapwell/contract/identity/federated-sign-in';
import { federatedResult } from '@snapwell/contract/identity/federated-sign-in.schemas';

export interface FederatedCredential {
  readonly idToken: string;
  readonly rawNonce: string;
}

/** The page's half of the federated sign-in, as short as the contract allows. */
export function federatedSignIn() {
  const rawNonce = crypto.randomUUID();
  let nonce = '';
  // Ahead of the click, because the popup must open within it.
  const isPrepared = sha256(rawNonce).then((hash) => void (nonce = hash));

  return {
    isPrepared,
    async byPopup(): Promise<FederatedCredential> {
      const id = crypto.randomUUID();
      const channel = new BroadcastChannel(federatedChannel(id));
      const result = new Promise<unknown>((resolve) =>
        channel.addEventListener('message', ({ data }) => resolve(data)),
      );
      open(`${FEDERATED_START_PATH}?${new URLSearchParams({ mode: 'popup', id, nonce })}`, id, 'width=500,height=600');
      return credentialOf(await result);
    },
    byRedirect(returnTo: string): void {
      sessionStorage.setItem('raw-nonce', rawNonce);
      location.assign(
        `${FEDERATED_START_PATH}?${new URLSearchParams({ mode: 'redirect', id: crypto.randomUUID(), nonce, return_to: returnTo })}`,
      );
    },
    takeRedirectResult(): FederatedCredential {
      return {
        ...credentialOf(JSON.parse(sessionStorage.getItem(FEDERATED_RESULT_KEY) ?? 'null')),
        rawNonce: sessionStorage.getItem('raw-nonce') ?? '',
      };
    },
  };

  function credentialOf(result: unknown): FederatedCredential {
    const { id_token: idToken, error } = federatedResult.parse(result);
    if (!idToken) throw new Error(error);
    return { idToken, rawNonce };
  }
}

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
