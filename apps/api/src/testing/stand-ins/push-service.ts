import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';

/** What arrived at a browser: decrypted, and by whom it was signed. */
export interface Arrived {
  readonly path: string;
  readonly message: { title: string; body: string; path: string };
  readonly ttl: string | undefined;
  readonly contact: string;
}

/**
 * A push service as the protocol describes it, with one browser behind each path: it checks the signature and reads
 * the message as a browser does.
 */
export async function startPushService(serverKey: string) {
  const arrived: Arrived[] = [];
  const gone = new Set<string>();
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const server = createServer((request, response) => {
    void receive(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    );
  });
  const receive = async (request: IncomingMessage): Promise<number> => {
    const path = request.url!;
    if (gone.has(path)) return 410;
    const contact = await contactIn(request, { serverKey, audience: origin });
    const body = await buffer(request);
    if (request.headers['content-encoding'] !== 'aes128gcm') return 400;
    arrived.push({
      path,
      contact,
      ttl: request.headers.ttl as string | undefined,
      message: JSON.parse(decrypt(body, browser, auth)),
    });
    return 201;
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    arrived,
    /** Ends the subscription behind a path. */
    end: (path: string) => void gone.add(path),
    deviceAt: (path: string) => ({
      endpoint: origin + path,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * RFC 8292: a token signed with the key that the subscription was made for, meant for this service. Answers whom to
 * write to.
 */
async function contactIn(
  request: IncomingMessage,
  { serverKey, audience }: { serverKey: string; audience: string },
): Promise<string> {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!token || key !== serverKey) throw new Error('This is not the server that the browser subscribed to.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), {
    audience,
    algorithms: ['ES256'],
  });
  return payload.sub!;
}

/** RFC 8291 and RFC 8188, one record. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
