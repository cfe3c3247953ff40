/** What a media file is, and what goes with it. */
export interface MediaType {
  readonly contentType: string;
  readonly extension: string;
  readonly family: 'picture' | 'drawing' | 'video' | 'captions' | 'playlist';
}

const type = (contentType: string, extension: string, family: MediaType['family']): MediaType => ({
  contentType,
  extension,
  family,
});
const ascii = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end);
const brandOf = (head: Buffer) => (ascii(head, 4, 8) === 'ftyp' ? ascii(head, 8, 12) : '');

/** How each known type begins. The name of a file proves nothing. */
const signatures: [MediaType, (head: Buffer) => boolean][] = [
  [type('image/png', 'png', 'picture'), (head) => head.readUInt32BE(0) === 0x89504e47],
  [type('image/jpeg', 'jpg', 'picture'), (head) => head.readUIntBE(0, 3) === 0xffd8ff],
  [type('image/gif', 'gif', 'picture'), (head) => /^GIF8[79]a$/.test(ascii(head, 0, 6))],
  [type('image/webp', 'webp', 'picture'), (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'],
  [type('image/avif', 'avif', 'picture'), (head) => /^avi[fs]$/.test(brandOf(head))],
  [
    type('video/mp4', 'mp4', 'video'),
    (head) => /^(isom|iso\d|mp4\d|avc1|M4V |dash|mmp4|MSNV|cmf.)$/.test(brandOf(head)),
  ],
  [type('video/iso.segment', 'm4s', 'video'), (head) => /^(styp|moof|sidx)$/.test(ascii(head, 4, 8))],
  [type('video/webm', 'webm', 'video'), (head) => head.readUInt32BE(0) === 0x1a45dfa3],
  [type('video/mp2t', 'ts', 'video'), (head) => head[0] === 0x47 && (head.length <= 188 || head[188] === 0x47)],
  [type('text/vtt', 'vtt', 'captions'), (head) => /^\uFEFF?WEBVTT/.test(head.toString('utf8'))],
  [type('application/vnd.apple.mpegurl', 'm3u8', 'playlist'), (head) => /^\uFEFF?#EXTM3U/.test(head.toString('utf8'))],
  [
    type('image/svg+xml', 'svg', 'drawing'),
    (head) =>
      /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*(<!DOCTYPE\s[^>]*>\s*)?<svg[\s>]/.test(
        head.toString('utf8'),
      ),
  ],
];

/** How much of a file's beginning is needed to know its type. */
export const HEAD_BYTES = 4096;

/** The type of a file by how it begins; null when it is none that a library may hold. */
export function mediaTypeOf(head: Buffer): MediaType | null {
  if (head.length < 12) return null;
  return signatures.find(([, matches]) => matches(head))?.[0] ?? null;
}
