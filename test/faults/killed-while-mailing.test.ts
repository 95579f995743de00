import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { requeueStuckEmails } from '#usecases/emails/requeue-stuck-emails.ts'
import { eventually } from '../eventually.ts'
import { givenEmail, letTheWaitPass, requireEmail } from '../factories/emails.ts'
import { type Replicas, withReplicas } from '../races/practice-with-replicas.ts'

const WORKER_IS_GONE_MS = 11 * MINUTE_MS

test('G3: an email whose worker was killed before it was handed over is sent once', () =>
  withReplicas(1, async (replicas) => {
    const { servers, db, smtp } = replicas
    smtp.behave('keep-waiting')
    const email = await givenEmail(db, { address: 'asha@example.com' })
    await eventually(() => smtp.connections === 1)

    await servers[0]?.kill()
    smtp.behave('accept')
    await comeBack(replicas, email.eventKey)

    expect(smtp.received.map(({ messageId }) => idOf(messageId))).toEqual([email.messageId])
  }))

test('G3: an email whose worker was killed just after it was handed over is repeated once at most, as the same email', () =>
  withReplicas(1, async (replicas) => {
    const { servers, db, smtp } = replicas
    smtp.behave('drop-before-answer')
    const email = await givenEmail(db, { address: 'asha@example.com' })
    await eventually(() => smtp.received.length === 1)

    await servers[0]?.kill()
    smtp.behave('accept')
    await comeBack(replicas, email.eventKey)
    await requeueStuckEmails(db, later())

    const ids = smtp.received.map(({ messageId }) => idOf(messageId))
    expect(new Set(ids)).toEqual(new Set([email.messageId]))
    expect(ids.length).toBeLessThanOrEqual(2)
  }))

/** The next server finds what the killed one left, as the schedule would have it once nobody can be at work on it. */
async function comeBack({ db, startAnother }: Replicas, eventKey: string): Promise<void> {
  await requeueStuckEmails(db, later())
  await letTheWaitPass(db)
  await startAnother()
  await eventually(() => isSent(db, eventKey))
}

const later = () => new Date(Date.now() + WORKER_IS_GONE_MS)

async function isSent(db: Database, eventKey: string): Promise<boolean> {
  return (await requireEmail(db, eventKey)).state === 'sent'
}

/** The part before the @, which is the email's own. */
function idOf(messageId: string | undefined): string | undefined {
  return /^<(.*)@/.exec(messageId ?? '')?.[1]
}
