import { setImmediate as pause } from 'node:timers/promises'
import type { Steps } from '#domain/steps.ts'

/** Runs long work in steps and yields to other requests after each. */
export async function withPauses<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}
