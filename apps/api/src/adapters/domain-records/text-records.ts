import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 3000;

/** Asks the internet's DNS what the owner of a name says of it. */
export interface TextRecords {
  /** The TXT records of a name; none when it has none or nobody answers. */
  find(name: string): Promise<readonly string[]>;
}

/** Asks the name servers of this machine, or these. Nothing is remembered: somebody may just have added a record. */
export function createTextRecords(servers?: readonly string[]): TextRecords {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  if (servers) resolver.setServers([...servers]);
  return {
    async find(name) {
      // A long record comes in pieces.
      const records = await resolver.resolveTxt(name).catch(() => []);
      return records.map((pieces) => pieces.join(''));
    },
  };
}
