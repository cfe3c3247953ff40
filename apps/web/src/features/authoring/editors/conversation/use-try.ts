import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import { tryConversation } from '@snapwell/contract/simulations/conversation-try.endpoints';
import type { ConversationTry } from '@snapwell/contract/simulations/conversation-try.schemas';
import { TRY_STEPS } from '@snapwell/contract/simulations/simulations.limits';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#platform/http/api.ts';

/** A try of a draft: what was said so far, with what each sentence came to. It lives in this window only. */
export function useTry(orgId: string, body: ConversationBody) {
  const [tries, setTries] = useState<readonly ConversationTry[]>([]);
  const began = useRef(0);
  /** A try that was begun anew does not hear the answer to what was said before. */
  const round = useRef(0);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: ({ said }: { said: string; round: number }) => {
      if (tries.length === 0) began.current = Date.now();
      return call(
        tryConversation,
        {
          params: { orgId },
          body: {
            body: { ...body },
            steps: tries.map(({ step }) => step),
            said,
            seconds: (Date.now() - began.current) / 1000,
          },
        },
        { isReport: true },
      );
    },
    onSuccess: (next, { round: of }) => {
      if (of === round.current) setTries((before) => [...before, next]);
    },
  });
  const last = tries.at(-1) ?? null;
  return {
    tries,
    last,
    /** On its way to the persona. */
    pending: isPending ? variables.said : null,
    error,
    isOver: last?.view.ended_by != null || tries.length >= TRY_STEPS,
    say: (said: string) => mutate({ said, round: round.current }),
    restart() {
      round.current++;
      setTries([]);
      reset();
    },
  };
}
