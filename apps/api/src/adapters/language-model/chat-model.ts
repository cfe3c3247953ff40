import { afterRefusal, bodyOf, type Dialect, plainDialect } from './dialect.ts';
import { type LanguageModel, ModelError, type ModelRequest, type ModelTrouble } from './port.ts';
import { readChat } from './read-chat.ts';

export interface ChatModelSettings {
  /** Of any OpenAI-compatible service, such as `https://api.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly name: string;
  /** For the whole answer. */
  readonly timeoutMs: number;
  /** Between two signs of life. */
  readonly idleMs: number;
}

/** So often a call is put in other words before it is given up. */
const MOST_DIALECTS = 6;
const READ_REFUSAL = 4000;

/**
 * A model behind the chat protocol that most services speak. What a service refuses to be told is left out once and
 * then remembered, as long as the process lives.
 */
export function createChatModel(settings: ChatModelSettings): LanguageModel {
  let dialect = plainDialect;
  let trouble: ModelTrouble | null = null;
  const learn = (next: Dialect) => (dialect = next);
  const noteTrouble = ({ reason, message }: ModelError) => {
    // A prompt that is too long or not wanted says nothing of the service.
    if (reason === 'too-long' || reason === 'filtered') return;
    const isTheSame = trouble?.reason === reason;
    trouble = { reason, message, since: isTheSame ? trouble!.since : new Date() };
  };

  return {
    name: settings.name,
    get trouble() {
      return trouble;
    },
    async *write(request) {
      const overall = AbortSignal.timeout(settings.timeoutMs);
      const idle = createIdleSignal(settings.idleMs);
      // Whoever stops reading in the middle ends the call as well.
      const left = new AbortController();
      const signal = AbortSignal.any([request.signal, overall, idle.signal, left.signal]);
      try {
        const response = await ask(settings, request, { signal, dialect: () => dialect, learn });
        for await (const event of readChat(response, idle.touch)) {
          trouble = null;
          yield event;
        }
      } catch (error) {
        if (request.signal.aborted) return;
        const failure =
          overall.aborted || idle.signal.aborted
            ? new ModelError('timeout', 'The model took too long.')
            : error instanceof ModelError
              ? error
              : new ModelError('unreachable', `The model cannot be reached: ${String(error)}`, true);
        noteTrouble(failure);
        throw failure;
      } finally {
        idle.stop();
        left.abort();
      }
    },
  };
}

interface Wire {
  readonly signal: AbortSignal;
  dialect(): Dialect;
  learn(next: Dialect): void;
}

async function ask({ baseUrl, apiKey, name }: ChatModelSettings, request: ModelRequest, wire: Wire): Promise<Response> {
  for (let tried = 1; ; tried++) {
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(bodyOf(name, request, wire.dialect())),
      signal: wire.signal,
    });
    if (response.ok) return response;
    const said = (await response.text()).slice(0, READ_REFUSAL);
    const failure = failureOf(response.status, said, name);
    const next = failure.reason === 'refused' && response.status < 500 ? afterRefusal(wire.dialect(), said) : null;
    if (!next || tried === MOST_DIALECTS) throw failure;
    wire.learn(next);
  }
}

/** What a refusal means, by its number and its words. */
function failureOf(status: number, said: string, name: string): ModelError {
  if (status === 401 || status === 403)
    return new ModelError('credentials', `The model's service refuses the key (${status}).`);
  if (status === 402 || /insufficient_quota|billing/i.test(said))
    return new ModelError('unpaid', `The model's service says that its quota is used up (${status}).`);
  if (status === 429) return new ModelError('busy', 'The model has too much to do.', true);
  if (
    /context_length|context length|context window|too many tokens|prompt is too long|maximum.{0,20}tokens/i.test(said)
  )
    return new ModelError('too-long', 'The prompt is longer than the model can read.');
  if (/content_filter|content management policy|content policy/i.test(said))
    return new ModelError('filtered', "The model's service does not answer this.");
  if (status === 404 || /model_not_found|model .{0,80}(?:does not exist|not found)|unknown model/i.test(said))
    return new ModelError(
      'unknown-model',
      `The model's service has no model '${name}', or none at this address (${status}).`,
    );
  return new ModelError('refused', `The model answered with ${status}.`, status >= 500);
}

function createIdleSignal(idleMs: number) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), idleMs).unref();
  return {
    signal: controller.signal,
    touch() {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), idleMs).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
