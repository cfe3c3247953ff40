import { MEANINGS_FILES } from '@snapwell/demo-library/library';
import { createChatModel } from '#adapters/language-model/chat-model.ts';
import { withKnownMeanings } from '#adapters/passage-search/known-meanings.ts';
import { createWorkerSearch } from '#adapters/passage-search/worker-search.ts';
import type { Env } from '#platform/config/env.ts';
import type { Assistant } from './assistant.ts';

/**
 * Time for a line that broke to be taken up again, and little enough that the call of the model ends within a second.
 */
const GRACE_MS = 700;

/** The assistant as the configuration asks. */
export function createAssistant(env: Env, onError: (error: unknown) => void): Assistant {
  return {
    search: withKnownMeanings(createWorkerSearch(), MEANINGS_FILES),
    model: env.ASSISTANT_BASE_URL
      ? createChatModel({
          baseUrl: env.ASSISTANT_BASE_URL,
          apiKey: env.ASSISTANT_API_KEY,
          name: env.ASSISTANT_MODEL,
          timeoutMs: env.ASSISTANT_TIMEOUT_SECONDS * 1000,
          idleMs: env.ASSISTANT_IDLE_SECONDS * 1000,
        })
      : null,
    budgets: {
      memberQuestions: env.ASSISTANT_QUESTIONS_PER_DAY,
      organizationQuestions: env.ASSISTANT_ORGANIZATION_QUESTIONS_PER_DAY,
      memberTokens: env.ASSISTANT_TOKENS_PER_DAY,
      organizationTokens: env.ASSISTANT_ORGANIZATION_TOKENS_PER_DAY,
    },
    graceMs: GRACE_MS,
    onError,
  };
}
