import type { CallInput, EndpointDefinition } from '@snapwell/contract/http/endpoint';
import { saveFile } from '#platform/device/save-file.ts';
import { callForStream } from '#platform/http/api.ts';

/** Longer than any of these files takes. */
const PATIENCE_MS = 120_000;

/** Has the browser save the file that an endpoint answers with. */
export async function download<const E extends EndpointDefinition & { download: string }>(
  endpoint: E,
  input: CallInput<E>,
  name: string,
): Promise<void> {
  const response = await callForStream(endpoint, input, AbortSignal.timeout(PATIENCE_MS));
  saveFile(name, await response.blob());
}
