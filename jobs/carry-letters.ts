import { setTimeout as sleep } from 'node:timers/promises'
import { type ClaimedLetter, claimDueLetters, onLettersQueued } from '#db/letters/letter-queue.ts'
import type { LetterContext } from '#mail/letter.ts'
import { createBell } from './bell.ts'
import { deliverLetter } from './deliver-letter.ts'
import type { JobContext } from './job.ts'

export type LetterCarrier = {
  /** Takes no new letter and waits for those in hand. */
  stop(): Promise<void>
  isWell(): boolean
}

const LETTERS_AT_ONCE = 5

// Letters can wait a moment, people cannot: between two rounds the process belongs to them, and in a crowd for longer.
// Fifty letters a second are still more than a mail server likes to take from one sender.
const REST_MS = 100
const REST_IN_A_CROWD_MS = 1_000
const CROWD = 4

// For what was postponed, or was queued by another process.
const LOOK_AGAIN_MS = 1_000
const SILENT_FOR_MS = 60_000

/**
 * Carries letters to the mail server, a few in a round: the first of a quiet time leaves at once, those behind it with
 * the next round. One that takes long keeps nobody else. Several processes on one database share the letters.
 */
export function startLetterCarrier(context: JobContext): LetterCarrier {
  const bell = createBell()
  const stopListening = onLettersQueued(bell.ring)
  const inHand = new Set<Promise<void>>()
  let isStopped = false
  let lookedAt = Date.now()

  async function carryRound(): Promise<void> {
    const free = LETTERS_AT_ONCE - inHand.size
    if (free === 0) return

    const claimed = await claimDueLetters(context.db, { now: context.now(), atMost: free })
    lookedAt = Date.now()
    if (claimed.length === 0) return

    const letterContext = context.letterContext()
    for (const letter of claimed) carryOne(letter, letterContext)
    if (claimed.length === free) bell.ring()
  }

  function carryOne(letter: ClaimedLetter, letterContext: Promise<LetterContext>): void {
    const carried = deliverLetter(context, letter, letterContext)
      // Whoever is known to have lost a letter has it queued again, a while later.
      .catch((error: unknown) => context.log.error({ err: error, letterId: letter.id }, 'letter not settled'))
      .finally(() => {
        inHand.delete(carried)
        if (inHand.size === LETTERS_AT_ONCE - 1) bell.ring()
      })
    inHand.add(carried)
  }

  async function carryUntilStopped(): Promise<void> {
    while (!isStopped) {
      await carryRound().catch((error: unknown) => context.log.warn({ err: error }, 'letters wait'))
      await sleep(context.countWaiting() < CROWD ? REST_MS : REST_IN_A_CROWD_MS)
      await bell.heard(LOOK_AGAIN_MS)
    }
    await Promise.all(inHand)
  }
  const carrying = carryUntilStopped()

  return {
    async stop() {
      isStopped = true
      stopListening()
      bell.ring()
      await carrying
    },
    isWell: () => !isStopped && (inHand.size > 0 || Date.now() - lookedAt < SILENT_FOR_MS),
  }
}
