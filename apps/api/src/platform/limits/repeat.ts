/** However long something is broken, it is tried this often. */
const LONGEST_PAUSE_MS = 30_000;

/**
 * Does `work` again and again with `pauseMs` in between, never twice at once; work that answers true has more to do,
 * and goes on at once. A failure is told, and as long as they follow each other the pauses grow: an outage does not
 * fill the log. Answers how to stop: the promise is kept when the turn that is under way has ended.
 */
export function repeat(
  pauseMs: number,
  work: () => Promise<boolean | void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let turn = Promise.resolve();
  let failures = 0;
  const take = () => {
    turn = work()
      .then((isMore) => {
        failures = 0;
        return isMore === true ? 0 : pauseMs;
      })
      .catch((error: unknown) => {
        onError(error);
        return Math.max(pauseMs, Math.min(pauseMs * 2 ** ++failures, LONGEST_PAUSE_MS));
      })
      .then(wait);
  };
  const wait = (ms: number) => {
    if (!isStopped) timer = setTimeout(take, ms).unref();
  };
  wait(pauseMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return turn;
  };
}
