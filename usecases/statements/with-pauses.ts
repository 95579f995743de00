import { setImmediate as pause } from 'node:timers/promises'
import type { Steps } from '#domain/steps.ts'

/** Does long work while the server goes on answering: after each step everybody else has a turn. */
export async function withPauses<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}
