import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch, type Response } from 'undici';
import type { RemoteFiles } from './port.ts';

export interface CheckedClientOptions {
  /** Whether this server may connect to an IP address. */
  mayConnectTo(address: string): boolean;
  readonly protocols: readonly string[];
}

/** Public servers by https: nothing of the network that this server stands in. */
export const publicOnly: CheckedClientOptions = { mayConnectTo: isPublicAddress, protocols: ['https:'] };

/** An address that must not be asked from here. */
export class RefusedAddress extends Error {}

/**
 * A client for addresses that people give. What a name is looked up to is checked and then connected to, so that a
 * name cannot lead inside the second time; redirects are not followed.
 */
export function createCheckedClient({ mayConnectTo, protocols }: CheckedClientOptions = publicOnly): RemoteFiles {
  const dispatcher = new Agent({ connect: { lookup: checkedLookup(mayConnectTo) } });
  return {
    async fetch(address, { bytes, milliseconds }) {
      const url = new URL(address);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (!protocols.includes(url.protocol)) throw new Error(`Not fetched by ${url.protocol}`);
      // An address in numbers is never looked up.
      if (ipaddr.isValid(host) && !mayConnectTo(host)) throw new Error(`Not fetched from ${host}`);
      const response = await fetch(url, {
        dispatcher,
        redirect: 'manual',
        credentials: 'omit',
        signal: AbortSignal.timeout(milliseconds),
      });
      return read(response, bytes);
    },
  };
}

/** True for addresses of the public internet: not this machine, not a private network, nothing that stands for one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Looks a name up, and refuses where any of its addresses may not be connected to. */
export function checkedLookup(mayConnectTo: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const refused = found?.find(({ address }) => !mayConnectTo(address));
      const [first] = found ?? [];
      if (error ?? (refused || !first))
        return callback(error ?? new RefusedAddress(`${hostname} is not a public server`), '', undefined);
      if (options.all) return callback(null, found);
      callback(null, first!.address, first!.family);
    });
  };
}

async function read(response: Response, bytes: number): Promise<Buffer> {
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new Error(`The server answered with ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.byteLength;
    if (length > bytes) throw new Error(`The file is larger than ${bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
