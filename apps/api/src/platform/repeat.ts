/**
 * Does `work` again and again with `pauseMs` in between, never twice at once; a failure is told and the next turn comes. Answers how to
 * stop: the promise is kept when the turn that is under way has ended.
 */
export function repeat(pauseMs: number, work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let turn = Promise.resolve();
  const take = () => {
    turn = work()
      .catch(onError)
      .then(() => wait());
  };
  const wait = () => {
    if (!isStopped) timer = setTimeout(take, pauseMs).unref();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return turn;
  };
}
