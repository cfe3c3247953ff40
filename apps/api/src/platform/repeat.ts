/**
 * Does `work` again and again with `pauseMs` in between, never twice at once; work that answers true has more to do, and goes on at
 * once. A failure is told and the next turn comes. Answers how to stop: the promise is kept when the turn that is under way has ended.
 */
export function repeat(pauseMs: number, work: () => Promise<boolean | void>, onError: (error: unknown) => void): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let turn = Promise.resolve();
  const take = () => {
    turn = work()
      .catch(onError)
      .then((isMore) => wait(isMore === true ? 0 : pauseMs));
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
