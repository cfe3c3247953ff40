import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { World } from '#world.ts';
import { type ExportedFile, exportLibrary } from '../export/export-library.ts';

/** Archives carry a time for each file; a fixed one makes the same library the same archive. */
const SOME_DAY = new Date(2020, 0, 1);

/** The library as an archive, made while it is sent. */
export async function exportArchive(world: Pick<World, 'db' | 'files'>, orgId: string): Promise<Readable> {
  const files = await exportLibrary(world, orgId);
  const zip = new ZipFile();
  for (const file of files) add(zip, file);
  zip.end();
  const out = new PassThrough();
  // A file that cannot be read ends the archive in the middle: better than one that looks whole.
  zip.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  return out;
}

function add(zip: ZipFile, { path, open }: ExportedFile): void {
  // Media are packed already.
  const options = { mtime: SOME_DAY, mode: 0o100644, compress: /\.(md|yaml|svg|vtt|m3u8)$/.test(path) };
  zip.addReadStreamLazy(path, options, (give) => {
    open().then(
      (content) => give(null, typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content),
      (error: Error) => give(error, Readable.from([])),
    );
  });
}
