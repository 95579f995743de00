/**
 * Runs work one after the other in this process: for readers of uploaded files, of which many at once would take the memory
 * that each of them may not.
 */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let latest: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = latest.then(work)
    latest = result.catch(() => undefined)
    return result
  }
}
