import type { FederatedResult } from '@snapwell/contract/identity/federated-sign-in.schemas';

/** A result of the server's last page. Null for any other message: everything of this origin may send some. */
export function readFederatedResult(message: unknown): FederatedResult | null {
  const isResult =
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'federated-result';
  return isResult ? (message as FederatedResult) : null;
}
