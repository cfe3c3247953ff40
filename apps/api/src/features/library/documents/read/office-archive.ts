import { buffer } from 'node:stream/consumers';
import { UNPACKED_BYTES, UNPACKED_XML_BYTES } from '@snapwell/contract/library/documents/documents.limits';
import { readXml, type XmlElement, XmlMistake } from '@snapwell/question-formats/text/xml';
import { type Entry, openPromise } from 'yauzl';
import { type ArchiveLimits, weighArchive } from '#platform/untrusted/weigh-archive.ts';
import { DocumentRefused } from './source-document.ts';

const LIMITS: ArchiveLimits = {
  files: 10_000,
  bytes: UNPACKED_BYTES,
  fileBytes: UNPACKED_BYTES / 2,
  textBytes: UNPACKED_XML_BYTES,
};

/** The parts of a Word or PowerPoint file. */
export interface OfficeArchive {
  readonly names: readonly string[];
  has(name: string): boolean;
  bytes(name: string): Promise<Buffer | null>;
  /** Null when the part is not there. */
  text(name: string): Promise<string | null>;
  xml(name: string): Promise<XmlElement | null>;
  close(): void;
}

/** Opens the archive and weighs all of it before anything is unpacked. */
export async function openOfficeArchive(path: string): Promise<OfficeArchive> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: false,
    validateEntrySizes: true,
  }).catch(() => {
    throw new DocumentRefused('damaged');
  });
  const entries = new Map<string, Entry>();
  const scale = weighArchive(LIMITS);
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      const problem = scale.add(entry);
      if (scale.excess() !== null) throw new DocumentRefused('unpacks_too_large');
      if (problem !== null) throw new DocumentRefused(refusalOf(entry));
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    zip.close();
    throw error instanceof DocumentRefused ? error : new DocumentRefused('damaged');
  }
  const bytes = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) return null;
    try {
      return await buffer(await zip.openReadStreamPromise(entry));
    } catch {
      throw new DocumentRefused('damaged');
    }
  };
  const text = async (name: string) => (await bytes(name))?.toString('utf8') ?? null;
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    bytes,
    text,
    async xml(name) {
      const content = await text(name);
      return content === null ? null : readPart(content);
    },
    close: () => zip.close(),
  };
}

function refusalOf(entry: Entry): 'protected' | 'unpacks_too_large' | 'damaged' {
  if (entry.isEncrypted()) return 'protected';
  return entry.uncompressedSize > entry.compressedSize * 2 ? 'unpacks_too_large' : 'damaged';
}

function readPart(content: string): XmlElement {
  // No program writes one into its documents; entities of one's own are only good for bombs.
  if (/<!DOCTYPE/i.test(content.slice(0, 4096))) throw new DocumentRefused('damaged');
  try {
    return readXml(content);
  } catch (error) {
    if (error instanceof XmlMistake) throw new DocumentRefused('damaged');
    throw error;
  }
}

/** What a part points to, by id: `ppt/slides/slide1.xml` has its own in `ppt/slides/_rels/slide1.xml.rels`. */
export async function relationsOf(archive: OfficeArchive, part: string): Promise<Map<string, OfficeRelation>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const root = await archive.xml(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations = (root?.children ?? []).flatMap((child): [string, OfficeRelation][] => {
    if (typeof child === 'string') return [];
    const { Id = '', Target = '', Type = '', TargetMode = '' } = child.attributes;
    const isExternal = TargetMode === 'External';
    const kind = Type.slice(Type.lastIndexOf('/') + 1);
    return [[Id, { kind, isExternal, target: isExternal ? Target : resolvePart(folder, Target) }]];
  });
  return new Map(relations);
}

export interface OfficeRelation {
  /** `image`, `hyperlink`, `notesSlide` ... */
  readonly kind: string;
  /** A part of the archive, or an address when it leads out of it. */
  readonly target: string;
  readonly isExternal: boolean;
}

function resolvePart(folder: string, target: string): string {
  const steps = (target.startsWith('/') ? target : folder + target).split('/');
  const resolved: string[] = [];
  for (const step of steps) {
    if (step === '..') resolved.pop();
    else if (step !== '' && step !== '.') resolved.push(step);
  }
  return resolved.join('/');
}

/** What it calls itself in its properties. */
export async function titleOfOffice(archive: OfficeArchive): Promise<string | null> {
  const core = await archive.text('docProps/core.xml');
  const title = /<dc:title>([^<]{1,300})<\/dc:title>/.exec(core ?? '')?.[1]?.trim() ?? '';
  // What programs write by themselves says nothing.
  return title === '' || /^(presentation|document|slide|powerpoint|word)\b/i.test(title) || title.includes('&')
    ? null
    : title;
}
