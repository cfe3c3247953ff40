/** Gets files from other servers, whose addresses come from people. */
export interface RemoteFiles {
  /** The file at an address; throws when it may not be had, is too large or does not come in time. */
  fetch(address: string, limits: { bytes: number; milliseconds: number }): Promise<Buffer>;
}
