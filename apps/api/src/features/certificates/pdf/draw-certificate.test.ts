import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { CertificateRow } from '../certificates.repository.ts';
import { drawCertificate } from './draw-certificate.ts';
import { runsOf } from './fonts.ts';

const row: CertificateRow = {
  orgId: 'riverside',
  id: '7K4M2Q9X3HTB',
  uid: 'ada',
  targetType: 'module',
  targetId: 'pain',
  title: 'Pain assessment',
  hours: null,
  signerName: '',
  signerRole: '',
  text: '',
  signatureUrl: null,
  holderName: 'Ada Okafor',
  organizationName: 'Riverside',
  chapters: 4,
  steps: ['video', 'article', 'comic', 'infographic', 'interactive', 'simulation', 'quiz'],
  score: 88,
  nameShown: 'full',
  issuedAt: new Date('2026-11-22T10:00:00Z'),
  issuedOn: '2026-11-22',
  validUntil: null,
  statusIndex: 1,
  reopenedAt: null,
  revokedAt: null,
  revokedBy: null,
  revokeReason: null,
  replacedBy: null,
};
const sheet = {
  language: 'en',
  verifyAt: 'snapwell.example/certificates',
  verifyUrl: 'https://snapwell.example',
  logo: null,
  signature: null,
} as const;

async function textOf(change: Partial<CertificateRow>): Promise<string> {
  const bytes = await drawCertificate({ ...row, ...change }, sheet);
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
}

test.each(['Zoë Šimůnková', 'Łukasz Żółć', 'Nguyễn Thị Ánh', 'Юлія Ковальчук', 'Ελένη Παππά', 'Anne-Sofie Gjørtz'])(
  'the name %s can be read off the page',
  async (holderName) => {
    expect((await textOf({ holderName })).normalize('NFC')).toContain(holderName.split(' ')[0]!.normalize('NFC'));
  },
);

test('a name that no face can write is said to stand elsewhere, never left out', async () => {
  const text = await textOf({ holderName: '王 Wei' });
  expect(text).toContain('Wei');
  expect(text).toContain('stands in full where the certificate is checked');
});

test('every letter is written: by the face, without its marks, or as a question mark', () => {
  const written = runsOf('display', 'A\u0301ẞ王')
    .map(({ text }) => text)
    .join('');
  expect(written).toHaveLength(3);
  expect(written.endsWith('?')).toBe(true);
});

test('hundreds of steps and the longest words stay on one page', async () => {
  const steps = Array.from({ length: 400 }, (_, index) => row.steps[index % row.steps.length]!);
  const long = {
    holderName: 'Wilhelmina-Charlotte '.repeat(4),
    title: 'Assessment '.repeat(10),
    text: 'More words '.repeat(20),
  };
  const bytes = await drawCertificate({ ...row, ...long, steps, hours: 12.5, validUntil: '2028-11-22' }, sheet);
  expect((await getDocumentProxy(new Uint8Array(bytes))).numPages).toBe(1);
});
