// Run in a thread: items are cut and read apart from the server.
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { cutItem } from './knowledge/cutting/cut-item.ts';
import { cutPassages } from './knowledge/cutting/cut-passages.ts';
import { itemBlocks } from './knowledge/place/item-blocks.ts';
import { readMaterial } from './making/read-material.ts';

export interface ItemToCut {
  readonly kind: ContentKind;
  readonly body: unknown;
  readonly summary: string;
  readonly captions: string | null;
}

export const cutIntoPassages = ({ kind, body, summary, captions }: ItemToCut) =>
  cutPassages(summary, cutItem(kind, body, captions));

export { itemBlocks, readMaterial };
