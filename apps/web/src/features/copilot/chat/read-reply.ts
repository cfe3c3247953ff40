import { i18n } from '@lingui/core';
import { type StreamLine, streamLine } from '@snapwell/contract/copilot/stream.schemas';
import { createEventReader } from '@snapwell/contract/http/event-stream';
import { askMessages, ReplyError } from './ask-error.ts';

/**
 * Reads a streamed reply line by line, wherever it is torn, until it says that it is done. A line's `error` is thrown
 * as its message (spec §8); a stream that ends before that is a `BrokenReply`.
 */
export async function readReply(response: Response, onLine: (line: StreamLine) => void): Promise<void> {
  if (!response.body) throw new ReplyError(i18n._(askMessages.noReader));
  const read = createEventReader();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new BrokenReply();
    for (const event of read(value)) {
      const line = streamLine.safeParse(event);
      if (!line.success) continue;
      onLine(line.data);
      if (line.data.error !== undefined) throw new ReplyError(line.data.error);
      if (line.data.done) {
        void reader.cancel();
        return;
      }
    }
  }
}

/** The line went dead before the reply was done; the server may still be writing it. */
export class BrokenReply extends ReplyError {
  constructor() {
    super(i18n._(askMessages.failedToSend));
    this.name = 'BrokenReply';
  }
}
