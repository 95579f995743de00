import { setTimeout as sleep } from 'node:timers/promises'
import { type ClaimedEmail, claimDueEmails, onEmailsQueued } from '#db/emails/email-queue.ts'
import type { EmailContext } from '#mail/email.ts'
import { deliverEmail } from './deliver-email.ts'
import type { JobContext } from './job.ts'
import { createWakeUp } from './wake-up.ts'

export type EmailSender = {
  /** Takes no new email and waits for those in hand. */
  stop(): Promise<void>
  isWell(): boolean
}

const EMAILS_AT_ONCE = 5

// Emails can wait a moment, people cannot: between two rounds the process belongs to them, and in a crowd for longer.
// Fifty emails a second are still more than a mail server likes to take from one sender.
const REST_MS = 100
const REST_IN_A_CROWD_MS = 1_000
const CROWD = 4

// For what was postponed, or was queued by another process.
const LOOK_AGAIN_MS = 1_000
const SILENT_FOR_MS = 60_000

/**
 * Carries emails to the mail server, a few in a round: the first of a quiet time leaves at once, those behind it with
 * the next round. One that takes long keeps nobody else. Several processes on one database share the emails.
 */
export function startEmailSender(context: JobContext): EmailSender {
  const wakeUp = createWakeUp()
  const stopListening = onEmailsQueued(wakeUp.ring)
  const inHand = new Set<Promise<void>>()
  let isStopped = false
  let lookedAt = Date.now()

  async function sendRound(): Promise<void> {
    const free = EMAILS_AT_ONCE - inHand.size
    if (free === 0) return

    const claimed = await claimDueEmails(context.db, { now: context.now(), atMost: free })
    lookedAt = Date.now()
    if (claimed.length === 0) return

    const emailContext = context.emailContext()
    for (const email of claimed) sendOne(email, emailContext)
    if (claimed.length === free) wakeUp.ring()
  }

  function sendOne(email: ClaimedEmail, emailContext: Promise<EmailContext>): void {
    const carried = deliverEmail(context, email, emailContext)
      // Whoever is known to have lost an email has it queued again, a while later.
      .catch((error: unknown) => context.log.error({ err: error, emailId: email.id }, 'email not settled'))
      .finally(() => {
        inHand.delete(carried)
        if (inHand.size === EMAILS_AT_ONCE - 1) wakeUp.ring()
      })
    inHand.add(carried)
  }

  async function sendUntilStopped(): Promise<void> {
    while (!isStopped) {
      await sendRound().catch((error: unknown) => context.log.warn({ err: error }, 'emails wait'))
      await sleep(context.countWaiting() < CROWD ? REST_MS : REST_IN_A_CROWD_MS)
      await wakeUp.heard(LOOK_AGAIN_MS)
    }
    await Promise.all(inHand)
  }
  const carrying = sendUntilStopped()

  return {
    async stop() {
      isStopped = true
      stopListening()
      wakeUp.ring()
      await carrying
    },
    isWell: () => !isStopped && (inHand.size > 0 || Date.now() - lookedAt < SILENT_FOR_MS),
  }
}
