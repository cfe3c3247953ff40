import type { FolderFile } from '../files/folder.ts';
import type { MediaType } from './media-type.ts';

/** A media file that a library may hold. */
export interface CheckedMedia {
  /** Where it stands in the library, without order numbers. */
  readonly path: string;
  readonly file: FolderFile;
  readonly type: MediaType;
  readonly width: number | null;
  readonly height: number | null;
  /** What is said in captions. */
  readonly text: string;
  /** The paths (in the folder) of the other files that a playlist is made of. */
  readonly parts: readonly { uri: string; path: string; line: number }[];
}

export interface HashedMedia extends CheckedMedia {
  readonly sha256: string;
}
