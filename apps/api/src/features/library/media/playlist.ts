import { posix } from 'node:path';

/** The files that an HLS playlist names, with their lines: segments, other playlists, and those in `URI="..."`. */
export function playlistParts(playlist: string): { uri: string; line: number }[] {
  return playlist.split(/\r?\n/).flatMap((text, i) => {
    if (text.trim() === '') return [];
    const uri = text.startsWith('#') ? /URI="([^"]*)"/.exec(text)?.[1] : text.trim();
    return uri === undefined ? [] : [{ uri, line: i + 1 }];
  });
}

/** The playlist with its parts under the addresses that they are served from. */
export function rewritePlaylist(playlist: string, addressOf: (uri: string) => string): string {
  return playlist
    .split(/\r?\n/)
    .map((text) => {
      if (text.startsWith('#')) return text.replace(/URI="([^"]*)"/, (_, uri: string) => `URI="${addressOf(uri)}"`);
      return text.trim() === '' ? text : addressOf(text.trim());
    })
    .join('\n');
}

/** The path of a part, from the path of its playlist; null when it leaves the folder or the library. */
export function partPath(playlistPath: string, uri: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/|\\/i.test(uri)) return null;
  const path = posix.normalize(posix.join(posix.dirname(playlistPath), uri.split('?')[0]!));
  return path.startsWith('..') ? null : path;
}
