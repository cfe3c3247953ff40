import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, test, type TestContext } from 'vitest';
import { createTextRecords } from './text-records.ts';

/** A name server that knows the TXT records of one name, each in pieces as they are sent. */
async function aNameServer(onTestFinished: TestContext['onTestFinished'], name: string, records: string[][]) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => {
    const labels = name.split('.').flatMap((label) => [label.length, ...Buffer.from(label)]);
    const isKnown = query.subarray(12).indexOf(Buffer.from([...labels, 0])) === 0;
    const answers = isKnown ? records : [];
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(answers.length, 6);
    header.writeUInt16BE(0, 10);
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const rows = answers.map((pieces) => {
      const data = Buffer.from(pieces.flatMap((piece) => [piece.length, ...Buffer.from(piece)]));
      const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0]);
      head.writeUInt16BE(data.length, 10);
      return Buffer.concat([head, data]);
    });
    socket.send(Buffer.concat([header, question, ...rows]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

test('the TXT records of a name are read, long ones put together', async ({ onTestFinished }) => {
  const server = await aNameServer(onTestFinished, 'hospital.example', [['v=spf1 -all'], ['verification=', 'abc']]);
  const records = createTextRecords([server]);
  expect(await records.find('hospital.example')).toEqual(['v=spf1 -all', 'verification=abc']);
});

test('a name that is not there has none', async ({ onTestFinished }) => {
  const server = await aNameServer(onTestFinished, 'hospital.example', []);
  expect(await createTextRecords([server]).find('elsewhere.example')).toEqual([]);
});
