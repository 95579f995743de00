import { argon2Sync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findAccount, replacePasswordHash } from '#db/accounts/users.ts'
import { users } from '#db/schema/accounts.ts'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts'

const SITE = { appUrl: 'http://localhost:3000', secret: 'a secret for tests, long enough' }

function hashAtCost(password: string, { memory, passes, tagLength = 32 }: Record<string, number>): string {
  const salt = randomBytes(16)
  const cost = { memory: memory ?? 0, passes: passes ?? 0, parallelism: 1, tagLength }
  const hash = argon2Sync('argon2id', { ...cost, message: password, nonce: salt })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(hash)}`
}

const LOWER = { memory: 4_096, passes: 1, tagLength: 24 }
const HIGHER = { memory: 32_768, passes: 3 }

async function hashOf(userId: string): Promise<string> {
  return (await findAccount(database(), userId))?.passwordHash ?? ''
}

async function givenUserWithHash(passwordHash: string) {
  const user = await givenUser(database())
  await database().update(users).set({ passwordHash }).where(eq(users.id, user.id))
  return user
}

const enter = (email: string, password: string) => {
  const visit = { browser: { device: 'Firefox on Linux' }, address: '10.3.0.1', now: new Date() }
  return signIn(database(), SITE, { email, password, returnTo: '/' }, visit)
}

test.each([
  ['lower', LOWER],
  ['higher', HIGHER],
])('verifies a hash of %s cost with its own parameters', async (_, cost) => {
  const stored = hashAtCost(PASSWORD, cost)

  expect(await verifyPassword(PASSWORD, stored)).toEqual({ ok: true, value: true })
  expect(await verifyPassword('not the password', stored)).toEqual({ ok: true, value: false })
})

test('calls a hash outdated only when its cost is lower than the current one', async () => {
  const current = await hashPassword(PASSWORD)

  expect(isOutdatedHash(hashAtCost(PASSWORD, LOWER))).toBe(true)
  expect(isOutdatedHash(hashAtCost(PASSWORD, HIGHER))).toBe(false)
  expect(current.ok && isOutdatedHash(current.value)).toBe(false)
})

test('accepts a password composed or decomposed', async () => {
  const stored = await hashPassword('café in the rain')

  expect(await verifyPassword('cafe\u0301 in the rain', stored.ok ? stored.value : '')).toEqual({
    ok: true,
    value: true,
  })
})

test('renews a hash of lower cost at the next sign-in', async () => {
  const user = await givenUserWithHash(hashAtCost(PASSWORD, LOWER))

  const first = await enter(user.email, PASSWORD)
  const renewed = await hashOf(user.id)
  const second = await enter(user.email, PASSWORD)

  expect([first.ok, second.ok]).toEqual([true, true])
  expect(isOutdatedHash(renewed)).toBe(false)
  expect(await hashOf(user.id)).toBe(renewed)
})

test('leaves a hash of lower cost alone after a wrong password', async () => {
  const stored = hashAtCost(PASSWORD, LOWER)
  const user = await givenUserWithHash(stored)

  const outcome = await enter(user.email, 'not the password')

  expect(outcome).toEqual({ ok: false, refusal: { reason: 'invalid-credentials' } })
  expect(await hashOf(user.id)).toBe(stored)
})

test('does not bring back an old password that was changed during the sign-in', async () => {
  const old = hashAtCost(PASSWORD, LOWER)
  const user = await givenUserWithHash(hashAtCost('a new password', HIGHER))
  const before = await hashOf(user.id)

  await replacePasswordHash(database(), user.id, { from: old, to: hashAtCost(PASSWORD, HIGHER) })

  expect(await hashOf(user.id)).toBe(before)
})

test('refuses a stored hash of another format', async () => {
  await expect(verifyPassword(PASSWORD, '$2b$12$abcdefghijklmnopqrstuv')).rejects.toThrow('unknown format')
})
