import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { type CaptionFile, NO_CAPTIONS, readCaptions, writeCaptions } from './vtt.ts';

const SAVE_AFTER_MS = 1500;

export type CaptionState = 'loading' | 'unreadable' | 'saved' | 'unsaved' | 'saving' | 'failed';

interface CaptionSource {
  media: ItemMedia;
  source: string;
  language: string;
  /** A changed file has a new path. */
  onSave: (source: string) => void;
}

/**
 * The captions of a file, read and edited here. A pause in the typing saves them as a new file; until that has arrived
 * they stay here, and leaving the page asks.
 */
export function useCaptionFile({ media, source, language, onSave }: CaptionSource) {
  const [file, setFile] = useState<CaptionFile>(NO_CAPTIONS);
  const [state, setState] = useState<CaptionState>(source === '' ? 'saved' : 'loading');
  /** What is here and not yet in a file. */
  const unsaved = useRef<CaptionFile | null>(null);
  const ownSource = useRef('');
  const sending = useRef(Promise.resolve());

  const read = useEffectEvent(async (signal: AbortSignal) => {
    setState('loading');
    try {
      const url = media.url(source);
      const response = await fetch(url, { signal });
      // Without an address the page itself would answer.
      if (url === '' || !response.ok) throw new Error(response.statusText);
      setFile(readCaptions(await response.text()));
      setState('saved');
    } catch {
      if (!signal.aborted) setState('unreadable');
    }
  });
  useEffect(() => {
    if (source === '' || source === ownSource.current) return;
    const stop = new AbortController();
    void read(stop.signal);
    return () => stop.abort();
  }, [source]);

  const send = useEffectEvent(async () => {
    const sent = unsaved.current;
    if (!sent) return;
    setState('saving');
    const name = source.split('/').at(-1) || `captions.${language}.vtt`;
    try {
      ownSource.current = await media.upload(new File([writeCaptions(sent)], name, { type: 'text/vtt' }));
      onSave(ownSource.current);
      if (unsaved.current !== sent) return setState('unsaved');
      unsaved.current = null;
      setState('saved');
    } catch {
      setState('failed');
    }
  });
  /** One after the other: an older version must not arrive last. */
  const queueSave = useEffectEvent(() => {
    sending.current = sending.current.then(() => send());
  });
  useEffect(() => {
    if (state !== 'unsaved' || unsaved.current !== file) return;
    const timer = setTimeout(() => queueSave(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, file]);
  useEffect(() => {
    if (state !== 'unsaved' && state !== 'saving' && state !== 'failed') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state]);
  useEffect(() => () => queueSave(), []);

  const edit = (next: CaptionFile) => {
    unsaved.current = next;
    setFile(next);
    setState('unsaved');
  };
  return { file, state, edit };
}
