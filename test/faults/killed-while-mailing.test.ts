import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { eventually } from '#test/time/eventually.ts'
import { expireRunningJobs, givenEmail, requireEmail } from '../factories/emails.ts'
import { type Replicas, withReplicas } from '../races/with-replicas.ts'

test('G3: an email whose worker was killed before handing it over is sent once', () =>
  withReplicas(1, async (replicas) => {
    const { servers, db, smtp } = replicas
    smtp.behave('keep-waiting')
    const email = await givenEmail(db, { address: 'asha@example.com' })
    await eventually(() => smtp.connections === 1)

    await servers[0]?.kill()
    smtp.behave('accept')
    await recover(replicas, email.eventKey)

    expect(smtp.received.map(({ messageId }) => idOf(messageId))).toEqual([email.messageId])
  }))

test('G3: an email whose worker was killed just after the handover is repeated once at most, with the same Message-ID', () =>
  withReplicas(1, async (replicas) => {
    const { servers, db, smtp } = replicas
    smtp.behave('drop-before-reply')
    const email = await givenEmail(db, { address: 'asha@example.com' })
    await eventually(() => smtp.received.length === 1)

    await servers[0]?.kill()
    smtp.behave('accept')
    await recover(replicas, email.eventKey)
    await expireRunningJobs(db)

    const ids = smtp.received.map(({ messageId }) => idOf(messageId))
    expect(new Set(ids)).toEqual(new Set([email.messageId]))
    expect(ids.length).toBeLessThanOrEqual(2)
  }))

/** The next server runs the job of the killed one once it has expired. */
async function recover({ db, startAnother }: Replicas, eventKey: string): Promise<void> {
  await expireRunningJobs(db)
  await startAnother()
  await eventually(() => isSent(db, eventKey))
}

async function isSent(db: Database, eventKey: string): Promise<boolean> {
  return (await requireEmail(db, eventKey)).state === 'sent'
}

/** The part before the @, which belongs to the email. */
function idOf(messageId: string | undefined): string | undefined {
  return /^<(.*)@/.exec(messageId ?? '')?.[1]
}
