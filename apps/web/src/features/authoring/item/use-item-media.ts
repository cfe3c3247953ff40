import type { AuthorItem } from '@snapwell/contract/library/authoring.schemas';
import type { MediaFile } from '@snapwell/contract/learning/content.schemas';
import { useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import type { ItemMedia } from '../item-editor.ts';
import { uploadFile } from './upload/upload-file.ts';

/** The files that an item can name, and the way to add one. */
export function useItemMedia(orgId: string, { id: contentId, media }: AuthorItem, onAdded: () => void): ItemMedia {
  const [added, setAdded] = useState<Record<string, MediaFile>>({});
  const files = Object.entries({ ...media, ...added });
  return {
    files: files.map(([path, { url, content_type: type, width, height }]) => ({
      path,
      url,
      type,
      ...(width !== null && { width }),
      ...(height !== null && { height }),
    })),
    url: (path) => added[path]?.url ?? media[path]?.url ?? '',
    async upload(file, options) {
      try {
        const { path, file: stored } = await uploadFile({ orgId, contentId }, file, options);
        setAdded((before) => ({ ...before, [path]: stored }));
        onAdded();
        return path;
      } catch (error) {
        // What is wrong with the file says more than that it was refused.
        const detail = error instanceof ApiError ? error.details?.[0]?.message : undefined;
        throw detail ? new Error(detail, { cause: error }) : error;
      }
    },
  };
}
