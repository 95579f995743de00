/** Long work in steps; the caller decides what happens between them. */
export type Steps<Result> = Generator<void, Result, void>

export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
