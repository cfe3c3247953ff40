import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type TestContext } from 'vitest';
import { createCheckedClient, isPublicAddress } from './checked-client.ts';

const limits = { bytes: 1000, milliseconds: 5000 };
/** May connect to this machine, as no client of the product may. */
const here = createCheckedClient({ mayConnectTo: (address) => address === '127.0.0.1', protocols: ['http:'] });

async function aServer(onTestFinished: TestContext['onTestFinished'], answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `:${(server.address() as AddressInfo).port}/`;
}

test.for([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://10.0.0.1./',
  'https://0.0.0.0/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'http://93.184.215.14/',
  'ftp://93.184.215.14/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
])('%s is not fetched', async (address) => {
  await expect(createCheckedClient().fetch(address, limits)).rejects.toThrow(/^Not fetched (by|from) /);
});

test('a name that leads to this machine is refused before anything is sent', async ({ onTestFinished }) => {
  let asked = 0;
  const port = await aServer(onTestFinished, (_request, response) => response.end(String(++asked)));
  const strict = createCheckedClient({ mayConnectTo: isPublicAddress, protocols: ['http:'] });
  const failure: unknown = await strict.fetch(`http://localhost${port}`, limits).catch((error: unknown) => error);
  expect(String((failure as Error).cause)).toContain('is not a public server');
  expect(asked).toBe(0);
});

test.for(['8.8.8.8', '2606:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a file comes back as it is', async ({ onTestFinished }) => {
  const port = await aServer(onTestFinished, (_request, response) => response.end('a picture'));
  expect((await here.fetch(`http://127.0.0.1${port}`, limits)).toString()).toBe('a picture');
});

test('a redirect is not followed', async ({ onTestFinished }) => {
  const asked: string[] = [];
  const port = await aServer(onTestFinished, (request, response) => {
    asked.push(request.url!);
    response.writeHead(302, { location: '/inside' }).end();
  });
  await expect(here.fetch(`http://127.0.0.1${port}`, limits)).rejects.toThrow('answered with');
  expect(asked).toEqual(['/']);
});

test('a file that is too large or never ends is given up', async ({ onTestFinished }) => {
  const port = await aServer(onTestFinished, (_request, response) => {
    response.write('x'.repeat(1001));
  });
  await expect(here.fetch(`http://127.0.0.1${port}`, limits)).rejects.toThrow('larger than 1000 bytes');
});

test('a server that does not answer is given up', async ({ onTestFinished }) => {
  const port = await aServer(onTestFinished, () => undefined);
  await expect(here.fetch(`http://127.0.0.1${port}`, { bytes: 1000, milliseconds: 50 })).rejects.toThrow('timeout');
});
