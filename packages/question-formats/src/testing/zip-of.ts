import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** An archive with these files. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

/** Items of QTI 2 as other systems write them, for tests of one detail. */
export function anItem(title: string, { declarations = '', body = '', after = '' }): string {
  return `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${title}" title="${title}">${declarations}<itemBody>${body}</itemBody>${after}</assessmentItem>`;
}

/** What the notes say, without where. */
export const messagesOf = (notes: readonly { message: string }[]): string[] => notes.map(({ message }) => message);
