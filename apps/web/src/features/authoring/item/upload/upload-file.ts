import { t } from '@lingui/core/macro';
import { addItemMedia } from '@snapwell/contract/library/authoring.endpoints';
import { MEDIA_BYTES } from '@snapwell/contract/library/authoring.limits';
import type { AddedMedia } from '@snapwell/contract/library/authoring.schemas';
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  uploadPart,
} from '@snapwell/contract/library/uploads/uploads.endpoints';
import { PART_BYTES } from '@snapwell/contract/library/uploads/uploads.limits';
import { call } from '#platform/http/api.ts';
import { ApiError, isRefusal } from '#platform/http/api-error.ts';
import { isServerReachable, watchReachable } from '#platform/http/connection.ts';
import { formatNumber } from '#platform/locale/format.ts';

/** How far an upload is. */
export interface UploadProgress {
  readonly sent: number;
  readonly bytes: number;
  /** There is no connection; it goes on by itself. */
  readonly isWaiting: boolean;
}

export interface UploadOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

type Item = { readonly orgId: string; readonly contentId: string };
type Options = UploadOptions & { readonly pause?: (ms: number, signal?: AbortSignal) => Promise<void> };

/** Errors of the server itself, one after another, before an upload is given up. */
const MOST_FAILURES = 5;
const LONGEST_PAUSE_MS = 30_000;
/** Another call puts the parts together: it is asked again so often. */
const FINISHING_MS = 2000;

/** Adds a file to an item: a small one at once, a large one in parts that go on where they stopped. */
export async function uploadFile(item: Item, file: File, options: Options = {}): Promise<AddedMedia> {
  const most = MEDIA_BYTES / 1024 ** 2;
  if (file.size > MEDIA_BYTES)
    throw new Error(t`This file has ${formatNumber(Math.ceil(file.size / 1024 ** 2))} MB; a film may have ${most} MB.`);
  if (file.size > PART_BYTES) return inParts(item, file, options);
  return call(addItemMedia, { params: item, query: { name: file.name }, file });
}

async function inParts(item: Item, file: File, options: Options): Promise<AddedMedia> {
  const { signal, pause = pauseOrOnline } = options;
  const way: Way = { item, file, options: { ...options, pause }, uploadId: null, sent: 0, failures: 0 };
  signal?.addEventListener('abort', () => giveUp(way));
  for (;;) {
    try {
      return await sendWhole(way);
    } catch (error) {
      signal?.throwIfAborted();
      way.failures++;
      if (!isWorthAnother(error, way)) throw error;
      tell(way, isOffline(error));
      await pause(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** way.failures), signal);
    }
  }
}

/** An upload on its way. */
interface Way {
  readonly item: Item;
  readonly file: File;
  readonly options: Options & Required<Pick<Options, 'pause'>>;
  /** As the server knows it; null before it has said. */
  uploadId: string | null;
  sent: number;
  /** Since something arrived. */
  failures: number;
}

/** Sends what the server does not have yet: it knows how far the same file came before a reload or a lost connection. */
async function sendWhole(way: Way): Promise<AddedMedia> {
  const { item, file, options } = way;
  way.uploadId = null;
  const modified = Math.max(0, Math.trunc(file.lastModified));
  const start = { name: file.name.slice(-300), bytes: file.size, modified };
  const upload = await call(beginUpload, { params: item, body: start });
  way.uploadId = upload.id;
  way.sent = upload.received;
  const params = { ...item, uploadId: upload.id };
  options.signal?.throwIfAborted();
  tell(way, false);
  while (way.sent < file.size) {
    const piece = file.slice(way.sent, way.sent + upload.part_bytes);
    const { received } = await call(
      uploadPart,
      { params, query: { offset: way.sent }, file: piece },
      { isReport: true },
    );
    way.sent = received;
    way.failures = 0;
    options.signal?.throwIfAborted();
    tell(way, false);
  }
  for (;;) {
    const { added } = await call(finishUpload, { params });
    options.signal?.throwIfAborted();
    if (added) return added;
    await options.pause(FINISHING_MS, options.signal);
  }
}

const tell = ({ sent, file, options }: Way, isWaiting: boolean) =>
  options.onProgress?.({ sent, bytes: file.size, isWaiting });

/** What was sent so far goes, where the server can be told; else it expires there. */
function giveUp({ item, uploadId }: Way): void {
  if (uploadId !== null) void call(cancelUpload, { params: { ...item, uploadId } }).catch(() => undefined);
}

const isOffline = (error: unknown) => error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

const HAS_MOVED = new Set<string>(['upload_out_of_order', 'upload_unfinished', 'not_found']);

/** An upload that was swept away or has moved on is begun again; the connection is waited for as long as it takes. */
function isWorthAnother(error: unknown, { uploadId, failures }: Way): boolean {
  if (!(error instanceof ApiError)) return false;
  if (isOffline(error) || error.status === 429) return true;
  if (failures >= MOST_FAILURES) return false;
  return !isRefusal(error) || (uploadId !== null && HAS_MOVED.has(error.code));
}

/** Waits that long, or until the server is there again. */
function pauseOrOnline(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const wasReachable = isServerReachable();
    const end = () => {
      clearTimeout(timer);
      unwatch();
      signal?.removeEventListener('abort', abort);
    };
    const abort = () => {
      end();
      reject(signal!.reason as Error);
    };
    const go = () => {
      end();
      resolve();
    };
    const timer = setTimeout(go, ms);
    const unwatch = watchReachable(() => {
      if (!wasReachable && isServerReachable()) go();
    });
    signal?.addEventListener('abort', abort);
  });
}
