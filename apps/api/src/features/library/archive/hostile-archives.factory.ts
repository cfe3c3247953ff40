import { buffer } from 'node:stream/consumers';
import { ZipFile, type Options } from 'yazl';

type Content = string | Buffer;

/** An archive of these files. The same name may stand in it twice. */
export async function anArchive(
  files: Record<string, Content> | readonly [path: string, content: Content, options?: Partial<Options>][],
): Promise<Buffer> {
  const zip = new ZipFile();
  const entries = Array.isArray(files)
    ? files
    : Object.entries(files).map(([path, content]) => [path, content] as const);
  for (const [path, content, options] of entries)
    zip.addBuffer(Buffer.from(content), path, options as Partial<Options>);
  zip.end();
  return buffer(zip.outputStream);
}

/** The archive with one name written over another of the same length: names that no packer writes. */
export function renamed(archive: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('Both names must have the same length.');
  const bytes = Buffer.from(archive);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, 'latin1');
  return bytes;
}

const CENTRAL_HEADER = Buffer.from([0x50, 0x4b, 1, 2]);
const FLAGS_AT = 8;
const UNPACKED_BYTES_AT = 24;

/** The archive with its first file marked as encrypted. */
export function encrypted(archive: Buffer): Buffer {
  const bytes = Buffer.from(archive);
  const at = bytes.indexOf(CENTRAL_HEADER) + FLAGS_AT;
  bytes.writeUInt16LE(bytes.readUInt16LE(at) | 1, at);
  return bytes;
}

/** The archive with another size in the record of its first file. */
export function claiming(archive: Buffer, unpackedBytes: number): Buffer {
  const bytes = Buffer.from(archive);
  bytes.writeUInt32LE(unpackedBytes, bytes.indexOf(CENTRAL_HEADER) + UNPACKED_BYTES_AT);
  return bytes;
}
