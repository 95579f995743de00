import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEmailsQueued } from '#db/emails/email-queue.ts'
import { emails } from '#db/schema/emails.ts'
import { database } from '#test/database.ts'
import { AN_EMAIL, requireEmail } from '#test/factories/emails.ts'
import { queueEmail } from './queue-email.ts'

const to = { address: 'asha@example.com', name: 'Asha Rao' }

test('an email waits to be carried once the change it tells of is there', async () => {
  const isNew = await database().transaction((tx) => queueEmail(tx, { eventKey: 'told', to, email: AN_EMAIL }))

  const email = await requireEmail(database(), 'told')
  expect(isNew).toBe(true)
  expect(email).toMatchObject({
    kind: 'password-changed',
    payload: { changedAt: AN_EMAIL.kind === 'password-changed' && AN_EMAIL.changedAt },
    recipient: 'asha@example.com',
    recipientName: 'Asha Rao',
    timeZone: 'Asia/Kolkata',
    state: 'queued',
    attempts: 0,
  })
})

test('a change that is taken back leaves no email and wakes nobody', async () => {
  let rings = 0
  const stopListening = onEmailsQueued(() => {
    rings += 1
  })

  const change = database().transaction(async (tx) => {
    await queueEmail(tx, { eventKey: 'taken-back', to, email: AN_EMAIL })
    throw new Error('the change failed')
  })

  await expect(change).rejects.toThrow('the change failed')
  expect(await database().select().from(emails).where(eq(emails.eventKey, 'taken-back'))).toEqual([])
  expect(rings).toBe(0)
  stopListening()
})

test('an event is told once, however many tell of it at the same time', async () => {
  const order = { eventKey: 'at-once', to, email: AN_EMAIL }

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => database().transaction((tx) => queueEmail(tx, order))),
  )

  expect(answers.filter((isNew) => isNew)).toEqual([true])
})

test('whoever carries emails hears of one when it can be seen, and not before', async () => {
  const heard: number[] = []
  const stopListening = onEmailsQueued(() => heard.push(heard.length))

  await database().transaction(async (tx) => {
    await tx.transaction((inner) => queueEmail(inner, { eventKey: 'heard', to, email: AN_EMAIL }))
    expect(heard).toEqual([])
  })

  expect(heard).toEqual([0])
  stopListening()
})
