import { addItemMedia } from '@snapwell/contract/library/authoring.endpoints';
import type { AuthorItem } from '@snapwell/contract/library/authoring.schemas';
import type { MediaFile } from '@snapwell/contract/learning/content.schemas';
import { useState } from 'react';
import { call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { ItemMedia } from '../item-editor.ts';

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
    async upload(file) {
      try {
        const params = { orgId, contentId };
        const { path, file: stored } = await call(addItemMedia, { params, query: { name: file.name }, file });
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
