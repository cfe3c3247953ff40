import { useLayoutEffect, useRef, useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import type { UploadProgress } from './upload-file.ts';

/** An upload under way. */
export interface PendingUpload {
  readonly name: string;
  /** Of a large file. */
  readonly progress: UploadProgress | null;
  cancel(): void;
}

/**
 * Sends a file away. When it has arrived, what is done with it is done by the field as it is then: its item may have
 * moved meanwhile. Where the field is gone, the file is among those to choose from. While one is under way, another is
 * not taken.
 */
export function useUpload(media: ItemMedia, onArrive: (path: string, file: File) => void) {
  const [pending, setPending] = useState<PendingUpload | null>(null);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(null);
  const arrive = useRef(onArrive);
  useLayoutEffect(() => {
    arrive.current = onArrive;
    return () => {
      arrive.current = () => undefined;
    };
  });
  const send = async (file: File) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    // What was cancelled may still be on its way: it is waited for by nobody.
    const end = () => {
      if (running.current !== stop) return;
      running.current = null;
      setPending(null);
    };
    const cancel = () => {
      stop.abort();
      end();
    };
    const show = (progress: UploadProgress | null) => {
      if (running.current === stop) setPending({ name: file.name, progress, cancel });
    };
    show(null);
    setFailure(undefined);
    try {
      // Not in one line: who is told is looked up after the wait.
      const path = await media.upload(file, { signal: stop.signal, onProgress: show });
      if (!stop.signal.aborted) arrive.current(path, file);
    } catch (error) {
      if (!stop.signal.aborted) setFailure(wordsOf(error as Error));
    } finally {
      end();
    }
  };
  return { pending, failure, send };
}
