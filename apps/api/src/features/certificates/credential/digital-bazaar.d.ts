// These packages have no types. Tests alone use them: as a reader of credentials that shares no code with the issuer.
declare module '@digitalbazaar/ed25519-multikey' {
  interface KeyPair {
    verifier(): { verify(input: { data: Uint8Array; signature: Uint8Array }): Promise<boolean> };
  }
  export function fromJwk(input: { jwk: object }): Promise<KeyPair>;
}
declare module '@digitalbazaar/vc' {
  /** Throws for a credential that is not well formed, not valid yet, or expired. */
  export function _checkCredential(input: { credential: object; now: Date; mode: 'verify' }): void;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function decodeList(input: { encodedList: string }): Promise<{ getStatus(index: number): boolean }>;
}
