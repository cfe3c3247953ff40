import type { UploadOptions } from './item/upload/upload-file.ts';

/** What every editor of an item's body gets: a controlled component. */
export interface ItemEditorProps<Body> {
  body: Body;
  onChange(next: Body): void;
  problems: readonly { path: (string | number)[]; message: string }[];
  media: ItemMedia;
}

/** The media files beside an item, and the way to add one. */
export interface ItemMedia {
  files: readonly { path: string; url: string; type: string; width?: number; height?: number }[];
  url(path: string): string;
  /** Answers the name that the body uses. A large file tells how far it is. */
  upload(file: File, options?: UploadOptions): Promise<string>;
}
