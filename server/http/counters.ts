import { createComputedPageCounters } from './limit-computed-pages.ts'
import { createSignInCounters } from './sign-in-flood.ts'

export type Counters = ReturnType<typeof createCounters>

/** What the limits count in the memory of this process, for the site in all its languages together. */
export function createCounters() {
  return { signInCounters: createSignInCounters(), computedPageCounters: createComputedPageCounters() }
}
