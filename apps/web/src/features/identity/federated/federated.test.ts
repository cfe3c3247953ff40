import { FEDERATED_RESULT_KEY, federatedChannel } from '@snapwell/contract/identity/federated-sign-in';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '#platform/device/storage.ts';
import { isSilent } from './federated-error.ts';
import { prepareNonce } from './federated-nonce.ts';
import { focusFederatedPopup, openFederatedPopup } from './federated-popup.ts';
import { goToProvider, takeRedirectResult } from './federated-redirect.ts';

interface Popup {
  address: URL;
  features: string;
  closed: boolean;
  close(): void;
  focus(): void;
  timesFocused: number;
}
const popups: Popup[] = [];
let isBlocked = false;

beforeEach(async () => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  isBlocked = false;
  popups.length = 0;
  vi.stubGlobal('open', (address: string, _name: string, features: string) => {
    if (isBlocked) return null;
    const popup: Popup = {
      address: new URL(address, 'http://localhost'),
      features,
      closed: false,
      close: () => void (popup.closed = true),
      timesFocused: 0,
      focus: () => void popup.timesFocused++,
    };
    popups.push(popup);
    return popup;
  });
  await prepareNonce();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const idOf = (popup: Popup) => popup.address.searchParams.get('id')!;
function answer(popup: Popup, result: object): void {
  const channel = new BroadcastChannel(federatedChannel(idOf(popup)));
  channel.postMessage({ type: 'federated-result', id: idOf(popup), ...result });
  channel.close();
}
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.fail('it did not fail'),
    (error: Error & { code: string }) => error,
  );
const hashOf = async (raw: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(raw));
  return Buffer.from(digest).toString('hex');
};

describe('the popup', () => {
  test('is 500 by 600 and carries the hash of a nonce that stays here', async () => {
    const asked = openFederatedPopup();
    const [popup] = popups;
    expect(popup!.features).toMatch(/width=500,height=600/);
    expect(popup!.address.pathname).toBe('/auth/federated/google/start');
    answer(popup!, { id_token: 'proof' });
    const { idToken, rawNonce } = await asked;
    expect(idToken).toBe('proof');
    expect(popup!.address.searchParams.get('nonce')).toBe(await hashOf(rawNonce));
    expect(popup!.closed).toBe(true);
  });

  test('closing it releases the button and says nothing; a late result still counts', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const onClosed = vi.fn<() => void>();
    const asked = openFederatedPopup(onClosed);
    popups[0]!.closed = true;
    vi.advanceTimersByTime(500);
    expect(onClosed).toHaveBeenCalledOnce();
    answer(popups[0]!, { id_token: 'late' });
    expect(await asked).toMatchObject({ idToken: 'late' });
  });

  test('a new one cancels the one before, silently', async () => {
    const first = failureOf(openFederatedPopup());
    await prepareNonce();
    const second = openFederatedPopup();
    expect(isSilent(await first)).toBe(true);
    answer(popups[1]!, { id_token: 'second' });
    expect(await second).toMatchObject({ idToken: 'second' });
  });

  test('is brought to the front as long as it is open', async () => {
    expect(focusFederatedPopup()).toBe(false);
    const asked = openFederatedPopup();
    expect([focusFederatedPopup(), popups.length]).toEqual([true, 1]);
    expect(popups[0]!.timesFocused).toBe(2);
    answer(popups[0]!, { id_token: 'proof' });
    await asked;
    expect(focusFederatedPopup()).toBe(false);
  });

  test('a blocked one is known by its code', async () => {
    isBlocked = true;
    expect(await failureOf(openFederatedPopup())).toMatchObject({ code: 'popup-blocked' });
  });

  test('a result for another attempt is ignored', async () => {
    const asked = openFederatedPopup();
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: location.origin,
        data: { type: 'federated-result', id: 'another1', id_token: 'stolen' },
      }),
    );
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: 'https://evil.example',
        data: { type: 'federated-result', id: idOf(popups[0]!), id_token: 'evil' },
      }),
    );
    answer(popups[0]!, { id_token: 'proof' });
    expect(await asked).toMatchObject({ idToken: 'proof' });
  });

  test.for([
    [
      'state-mismatch',
      "Google sign-in redirect failed. Please check if this domain is authorized in the provider's console.",
    ],
    ['unauthorized-domain', 'This domain is not authorized for Google sign-in. Please contact support.'],
    ['failed', 'Failed to sign in with Google'],
  ] as const)('a refusal for %s reads: %s', async ([error, message]) => {
    const asked = failureOf(openFederatedPopup());
    answer(popups[0]!, { error });
    expect(await asked).toMatchObject({ message });
  });

  test('giving up at the provider is silent', async () => {
    const asked = failureOf(openFederatedPopup());
    answer(popups[0]!, { error: 'user-cancelled' });
    expect(isSilent(await asked)).toBe(true);
  });
});

describe('the redirect', () => {
  const wentAway = (result?: object) => {
    localStorage.setItem(storageKeys.federatedRedirect, '1');
    sessionStorage.setItem(storageKeys.federatedNonce, 'raw');
    if (result)
      sessionStorage.setItem(
        FEDERATED_RESULT_KEY,
        JSON.stringify({ type: 'federated-result', id: 'abcdefgh', ...result }),
      );
  };

  test('leaves a flag and the raw nonce behind', () => {
    const assign = vi.fn<(address: string) => void>();
    vi.stubGlobal('location', { ...location, assign });
    goToProvider('/signin');
    expect(assign.mock.calls[0]![0]).toMatch(/^\/auth\/federated\/google\/start\?mode=redirect.*return_to=%2Fsignin$/);
    expect([
      localStorage.getItem(storageKeys.federatedRedirect),
      sessionStorage.getItem(storageKeys.federatedNonce),
    ]).toEqual([expect.any(String), expect.any(String)]);
  });

  test('brings the result back once', () => {
    wentAway({ id_token: 'proof' });
    expect(takeRedirectResult()).toEqual({ idToken: 'proof', rawNonce: 'raw' });
    expect(takeRedirectResult()).toBeNull();
  });

  test('a flag without a result is an error', () => {
    wentAway();
    expect(takeRedirectResult).toThrow('Failed to complete Google sign-in. Please try again.');
  });

  test('a result without a flag is not ours', () => {
    sessionStorage.setItem(
      FEDERATED_RESULT_KEY,
      JSON.stringify({ type: 'federated-result', id: 'abcdefgh', id_token: 'injected' }),
    );
    expect(takeRedirectResult()).toBeNull();
    expect(sessionStorage.getItem(FEDERATED_RESULT_KEY)).toBeNull();
  });

  test('a refusal is passed on', () => {
    wentAway({ error: 'state-mismatch' });
    expect(takeRedirectResult).toThrow('Google sign-in redirect failed.');
  });
});

test('without a secure context there is no federated sign-in', async () => {
  openFederatedPopup().catch(() => undefined); // takes the prepared nonce
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  await prepareNonce();
  await vi.waitFor(async () =>
    expect(await failureOf(openFederatedPopup())).toMatchObject({
      message: "Google sign-in is not supported in this environment. Please ensure you're using HTTPS.",
    }),
  );
});
