import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findAccount } from '#db/accounts/users.ts'
import { claimEmail, markEmailSent } from '#db/emails/email-states.ts'
import { knownDevices } from '#db/schema/accounts.ts'
import { emails } from '#db/schema/emails.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { createDatabase } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { purgeAccounts } from './purge-accounts.ts'

test('deletes sent emails after a year, but never a waiting one', async () => {
  const { db, drop } = await createDatabase()
  const [sent, waiting] = [await givenEmail(db), await givenEmail(db)]
  await claimEmail(db, sent.id, sent.queuedAt)
  await markEmailSent(db, { id: sent.id, attempts: 1 }, sent.queuedAt)
  const after = (days: number) => new Date(sent.queuedAt.getTime() + days * DAY_MS)

  const early = await purgeAccounts(db, after(364))
  const late = await purgeAccounts(db, after(366))

  expect([early.emails, late.emails]).toEqual([0, 1])
  expect(await db.select({ id: emails.id }).from(emails)).toEqual([{ id: waiting.id }])
  await drop()
})

test('deletes an unverified account after thirty days', async () => {
  const { db, drop } = await createDatabase()
  const now = new Date('2026-11-16T04:30:00Z')
  const unproven = await givenUser(db, { isVerified: false, now })
  const proven = await givenUser(db, { now })

  await purgeAccounts(db, new Date(now.getTime() + 29 * DAY_MS))
  expect(await findAccount(db, unproven.id)).toBeDefined()
  const normalized = await purgeAccounts(db, new Date(now.getTime() + 31 * DAY_MS))

  expect(normalized.unverified).toBe(1)
  expect(await findAccount(db, unproven.id)).toBeUndefined()
  expect(await findAccount(db, proven.id)).toBeDefined()
  await drop()
})

test('deletes sessions after a month and known browsers after a year', async () => {
  const { db, drop } = await createDatabase()
  const now = new Date('2026-11-16T04:30:00Z')
  const user = await givenUser(db, { now })
  await givenSession(db, user.id, now)
  const countDevices = () => db.$count(knownDevices, eq(knownDevices.userId, user.id))

  const afterAMonth = await purgeAccounts(db, new Date(now.getTime() + 31 * DAY_MS))
  expect([afterAMonth.sessions, await countDevices()]).toEqual([1, 1])
  await purgeAccounts(db, new Date(now.getTime() + 366 * DAY_MS))

  expect(await countDevices()).toBe(0)
  await drop()
})
