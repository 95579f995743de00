import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deletePersonalRows } from '#db/accounts/personal-rows.ts'
import { sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { prasnaSeals } from '#db/schema/sessions.ts'
import { listSealsOf } from '#db/sessions/prasna-seals.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { CHAIN_START, canonicalJson } from '#domain/sessions/prasna-seal.ts'
import { createDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  bookingForm,
  givenService,
  minutesAfter,
  requireBooking,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { checkSeals } from './check-seals.ts'
import { holdBooking } from './hold-booking.ts'
import { contentOf, proofFile, readProof } from './read-proof.ts'
import { isSealed } from './seal-prasna.ts'

let fresh: Awaited<ReturnType<typeof createDatabase>>
let prasna: Service

beforeAll(async () => {
  fresh = await createDatabase()
  await givenPractice(fresh.db)
  prasna = await givenService(fresh.db, { name: 'Prasna' })
  return () => fresh.drop()
})

/** Each test has a chain of its own. */
beforeEach(async () => {
  await tamper(sql`delete from prasna_seals`)
  await fresh.db.update(bookings).set({ askedAt: null })
})

/** What an intruder could do who owns the database. */
async function tamper(statement: ReturnType<typeof sql>) {
  await fresh.db.execute(sql`alter table prasna_seals disable trigger user`)
  await fresh.db.execute(statement)
  await fresh.db.execute(sql`alter table prasna_seals enable trigger user`)
}

async function ask(question: string, key: { userId?: string; idempotencyKey?: string; now?: Date } = {}) {
  const userId = key.userId ?? (await givenUser(fresh.db, { password: null })).id
  const { idempotencyKey = randomUUID(), now = A_MONDAY } = key
  const form = bookingForm({ notes: question, currentLocation: 'Mysuru' })
  const held = await holdBooking(fresh.db, TEST_KEYS, { userId, service: prasna, form, idempotencyKey }, now)
  if (!held.ok) throw new Error(JSON.stringify(held.refusal))
  return { id: held.value.bookingId, userId, idempotencyKey }
}

const proofOf = (id: string) => readProof(fresh.db, TEST_KEYS, id)
const faults = async () => (await checkSeals(fresh.db, TEST_KEYS)).map(({ fault }) => fault)

test('seals question, place, instant and chart when the form arrives', async () => {
  const { id } = await ask('Will we sell the house?')

  const { seals, isChainWhole } = await proofOf(id)
  const [seal] = seals

  expect(isChainWhole).toBe(true)
  expect(seals).toHaveLength(1)
  expect(seal).toMatchObject({ position: 1, previousHash: CHAIN_START, isSound: true })
  expect(seal && contentOf(seal)).toMatchObject({
    question: 'Will we sell the house?',
    askedAt: A_MONDAY.toISOString(),
    place: { name: 'Mysuru', typed: 'Mysuru', source: 'certain' },
    chart: { conventions: { ayanamsa: 'lahiri' }, grahas: { sun: { isRetrograde: false } } },
  })
  expect(seal?.text).toContain('"salt":"')
  expect(await faults()).toEqual([])
})

test('seals another version when the question changes, with the instant of the first form', async () => {
  const first = await ask('Shall I move?')
  await ask('Shall I move?', { ...first, now: minutesAfter(A_MONDAY, 1) })
  await ask('Shall I move to Pune?', { ...first, now: minutesAfter(A_MONDAY, 2) })

  const { seals } = await proofOf(first.id)

  expect(seals.map((seal) => contentOf(seal)?.question)).toEqual(['Shall I move to Pune?', 'Shall I move?'])
  expect(seals.map((seal) => contentOf(seal)?.askedAt)).toEqual(Array(2).fill(A_MONDAY.toISOString()))
  expect(await faults()).toEqual([])
})

test('makes one chain of questions that arrive at once', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, (_, index) => ask(`Question ${index}`)))

  const links = await fresh.db.select().from(prasnaSeals).orderBy(prasnaSeals.position)

  expect(links.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(links.map(({ previousHash }) => previousHash)).toEqual([
    CHAIN_START,
    ...links.slice(0, -1).map(({ hash }) => hash),
  ])
  expect(new Set(links.map(({ bookingId }) => bookingId))).toEqual(new Set(asked.map(({ id }) => id)))
  expect(await faults()).toEqual([])
})

test('breaks with any edited byte, in every field', async () => {
  const { id } = await ask('Wird es gelingen? हाँ या ना?')
  const [seal] = (await proofOf(id)).seals
  if (!seal?.text) throw new Error('There is no seal.')
  const bytes = Buffer.from(seal.text, 'utf8')

  expect(isSealed(seal.text, seal)).toBe(true)
  for (let at = 0; at < bytes.length; at += 1) {
    const edited = Buffer.from(bytes)
    edited[at] = (edited[at] ?? 0) ^ 1
    expect(isSealed(edited.toString('utf8'), seal)).toBe(false)
  }
  for (const field of Object.keys(contentOf(seal) ?? {})) {
    const { [field]: _, ...without } = JSON.parse(seal.text) as Record<string, unknown>
    expect(isSealed(canonicalJson(without), seal)).toBe(false)
    expect(isSealed(canonicalJson({ ...without, [field]: 'other' }), seal)).toBe(false)
  }
  for (const field of ['previousHash', 'contentHash', 'hash'] as const) {
    for (let at = 0; at < 64; at += 1) {
      const digit = seal[field][at] === '0' ? '1' : '0'
      const edited = seal[field].slice(0, at) + digit + seal[field].slice(at + 1)
      expect(isSealed(seal.text, { ...seal, [field]: edited })).toBe(false)
    }
  }
  expect(isSealed(seal.text, { ...seal, position: 2 })).toBe(false)
})

test('fsck finds what was changed behind the back of the program', async () => {
  const { id } = await ask('First')
  const second = await ask('Second')
  await ask('Third')

  await fresh.db
    .update(bookings)
    .set({ sealedNotes: sealWithRing('Edited', TEST_KEYS) })
    .where(eq(bookings.id, id))
  expect(await faults()).toEqual(['a booking differs from its seal'])
  await fresh.db
    .update(bookings)
    .set({ sealedNotes: sealWithRing('First', TEST_KEYS), askedAt: minutesAfter(A_MONDAY, 1) })
    .where(eq(bookings.id, id))
  expect(await faults()).toEqual(['a booking differs from its seal'])
  await fresh.db.update(bookings).set({ askedAt: A_MONDAY }).where(eq(bookings.id, id))
  expect(await faults()).toEqual([])

  const [seal] = await listSealsOf(fresh.db, second.id)
  const text = unsealWithRing(seal?.sealedContent as SealedText, TEST_KEYS)
  const edited = sealWithRing(text.replace('Second', 'Sekond'), TEST_KEYS)
  await tamper(sql`update prasna_seals set sealed_content = ${edited} where booking_id = ${second.id}`)
  expect(await faults()).toEqual(['a sealed question was changed'])

  await tamper(sql`delete from prasna_seals where booking_id = ${second.id}`)
  expect(await faults()).toEqual(['the chain of seals is broken here', 'the seal of a question is missing'])
})

test('cannot be changed or removed by a query', async () => {
  const { id } = await ask('Fixed')
  const isIt = eq(prasnaSeals.bookingId, id)

  await expect(fresh.db.delete(prasnaSeals).where(isIt)).rejects.toThrow()
  await expect(fresh.db.update(prasnaSeals).set({ hash: CHAIN_START }).where(isIt)).rejects.toThrow()
  await expect(fresh.db.update(prasnaSeals).set({ sealedAt: new Date() }).where(isIt)).rejects.toThrow()
})

test('the chain still holds after an erasure, which removes text, salt and chart', async () => {
  await ask('Before')
  const { id, userId, ...form } = await ask('Private')
  await ask('Private, in other words', { userId, ...form })
  await ask('After')

  await fresh.db.transaction(async (tx) => {
    await tx.update(users).set({ erasedAt: A_MONDAY }).where(eq(users.id, userId))
    await deletePersonalRows(tx, userId, [])
  })

  const { seals, isChainWhole } = await proofOf(id)
  expect(seals).toMatchObject([
    { text: undefined, isSound: false },
    { text: undefined, isSound: false },
  ])
  const rows = await fresh.db.select().from(prasnaSeals).where(eq(prasnaSeals.bookingId, id))
  expect(rows.map(({ sealedContent }) => sealedContent)).toEqual([null, null])
  expect(await requireBooking(fresh.db, id)).toMatchObject({ birthDetails: null, sealedNotes: null, plainNotes: '' })
  expect(isChainWhole).toBe(true)
  expect(await faults()).toEqual([])
})

test('anyone can verify the file with the script', async () => {
  const { id } = await ask('Is it true?')
  const folder = await mkdtemp(join(tmpdir(), 'prasna-proof-'))
  const file = proofFile(await proofOf(id))
  const verify = async (content: string) => {
    const path = join(folder, 'proof.json')
    await writeFile(path, content)
    return run('public/verify-prasna.mjs', path)
  }

  expect(await verify(file)).toMatchObject({ code: 0, output: expect.stringContaining('Seal no. 1: unchanged') })
  expect(await verify(file.replace('Is it true', 'Is it trve'))).toMatchObject({ code: 1 })
  expect(await verify(file.replace(CHAIN_START, `1${CHAIN_START.slice(1)}`))).toMatchObject({ code: 1 })
  expect(await verify('{}')).toMatchObject({ code: 2 })
  await rm(folder, { recursive: true })
})

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, (_error, stdout) =>
      resolve({ code: child.exitCode ?? -1, output: stdout }),
    )
  })
}
