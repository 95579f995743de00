import { setTimeout as wait } from 'node:timers/promises'

/** Longer than finding an account, writing a link and queueing an email take together. */
const ANSWER_AFTER_MS = 250

/** Answers known and unknown addresses after the same time, so that the time tells nothing. */
export async function inEvenTime<Value>(work: () => Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work(), wait(ANSWER_AFTER_MS)])
  return value
}
