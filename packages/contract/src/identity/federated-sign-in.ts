// How the page and the server's federated sign-in talk: the page opens START_PATH in a popup (or goes there), the
// server's last page hands the result back to the tab that began. Details in docs/architecture.md.

export const FEDERATED_START_PATH = '/auth/federated/google/start';
export const FEDERATED_CALLBACK_PATH = '/auth/federated/google/callback';
/** The SDK's name of the provider: `new OAuthProvider(FEDERATED_PROVIDER_ID).credential({ idToken, rawNonce })`. */
export const FEDERATED_PROVIDER_ID = 'google.com';

export const FEDERATED_RESULT_KEY = 'snapwell.federated-result';
export const federatedChannel = (id: string) => `federated:${id}`;
