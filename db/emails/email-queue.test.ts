import { expect, test } from 'vitest'
import { createDatabase } from '#test/database.ts'
import { AN_EMAIL, givenEmail } from '#test/factories/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { claimDueEmails, recordEmailPostponed } from './email-queue.ts'

test('each email is taken once, the one that is due for longest first, however many take at the same time', async () => {
  const { db, drop } = await createDatabase()
  const written: number[] = []
  for (let count = 0; count < 30; count++) written.push((await givenEmail(db)).id)
  const claim = () => claimDueEmails(db, { now: new Date(), atMost: 4 })

  const first = await claim()
  const others = await Promise.all(Array.from({ length: 10 }, claim))

  expect(first.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(written.slice(0, 4))
  const taken = [first, ...others].flat().map(({ id }) => id)
  expect(new Set(taken).size).toBe(taken.length)
  expect(taken).toHaveLength(30)
  expect(first[0]).toMatchObject({ email: AN_EMAIL, attempts: 1 })
  await drop()
})

test('an email whose time has not come is left where it is', async () => {
  const { db, drop } = await createDatabase()
  const postponed = await givenEmail(db)
  await claimDueEmails(db, { now: new Date(), atMost: 1 })
  const claim = { id: postponed.id, attempts: 1 }
  await recordEmailPostponed(db, claim, { reason: 'ECONNREFUSED', afterSeconds: 60, isDoubtful: false })
  const to = { address: 'asha@example.com' }
  await queueEmail(db, { eventKey: 'soon', to, email: AN_EMAIL, delaySeconds: 60 })

  expect(await claimDueEmails(db, { now: new Date(), atMost: 10 })).toEqual([])
  await drop()
})
