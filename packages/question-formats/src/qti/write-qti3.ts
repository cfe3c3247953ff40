import { mediaPathsIn } from '@snapwell/contract/text/media-path';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { ZipFile } from 'yazl';
import { escapeXml } from '#text/xml.ts';
import { ExportNotes, type QuizToWrite, type WrittenFile } from '#files/written-file.ts';
import { asParagraphs } from './as-paragraphs.ts';
import { measurePicture } from './pictures.ts';
import { writeInteraction } from './write-interactions.ts';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const SCHEMA = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0p1_v1p0.xsd';
/** Archives carry a time for each file; a fixed one makes the same quiz the same archive. */
const MOMENT = new Date(Date.UTC(2000, 0, 1));

/** A QTI 3 package: one item for each question, their pictures, and a manifest. */
export async function writeQti3(quiz: QuizToWrite): Promise<WrittenFile> {
  const notes = new ExportNotes();
  const zip = new ZipFile();
  const add = (path: string, content: string | Buffer) => zip.addBuffer(Buffer.from(content), path, { mtime: MOMENT });
  const pictures = new Map<string, { name: string; width: number; height: number }>();
  for (const path of mediaPathsIn(quiz.questions)) {
    const bytes = await quiz.readPicture(path);
    if (!bytes) continue;
    const name = `media/${pictures.size + 1}-${path.split('/').at(-1)!}`;
    pictures.set(path, { name, ...(measurePicture(bytes) ?? { width: 0, height: 0 }) });
    add(name, bytes);
  }
  const resources: string[] = [];
  for (const question of quiz.questions) {
    const item = writeItem(question, pictures, notes);
    if (!item) continue;
    add(`items/${question.id}.xml`, item);
    const files = mediaPathsIn(question).flatMap((path) => pictures.get(path)?.name ?? []);
    resources.push(resource(question.id, files));
  }
  add('imsmanifest.xml', manifest(quiz, resources));
  zip.end();
  return {
    fileName: `${quiz.id}.qti3.zip`,
    mediaType: 'application/zip',
    content: await collect(zip),
    notes: notes.all,
  };
}

async function collect(zip: ZipFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Pictures = ReadonlyMap<string, { name: string; width: number; height: number }>;

function writeItem(question: Question, pictures: Pictures, notes: ExportNotes): string | null {
  const written = writeInteraction(question, { pictures, notes });
  if (!written) return null;
  const { declarations, body, rules = 'map_response' } = written;
  const picture = question.type !== 'image_hotspot' && question.image ? pictures.get(question.image) : undefined;
  const shown = picture
    ? `<p><img src="../${escapeXml(picture.name)}" alt="${escapeXml(question.alternative ?? '')}"/></p>`
    : '';
  const feedback = question.explanation
    ? `  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="EXPLANATION" show-hide="show"><qti-content-body>${asParagraphs(question.explanation)}</qti-content-body></qti-modal-feedback>\n`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${NAMESPACE} ${SCHEMA}" identifier="${escapeXml(question.id)}" title="${escapeXml(question.id)}" adaptive="false" time-dependent="false" xml:lang="en">
${declarations}  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"><qti-default-value><qti-value>EXPLANATION</qti-value></qti-default-value></qti-outcome-declaration>
  <qti-item-body>${shown}${body}</qti-item-body>
${rules.startsWith('<') ? rules : `  <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${rules}.xml"/>\n`}${feedback}</qti-assessment-item>
`;
}

function resource(id: string, files: readonly string[]): string {
  const names = [`items/${id}.xml`, ...files].map((name) => `<file href="${escapeXml(name)}"/>`);
  return `    <resource identifier="item-${id}" type="imsqti_item_xmlv3p0" href="items/${id}.xml">${names.join('')}</resource>\n`;
}

function manifest({ id, title }: QuizToWrite, resources: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="quiz-${id}">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
  <organizations><!-- ${escapeXml(title).replaceAll('--', '-')} --></organizations>
  <resources>
${resources.join('')}  </resources>
</manifest>
`;
}
