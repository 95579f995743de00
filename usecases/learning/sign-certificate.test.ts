import { execFile } from 'node:child_process'
import { verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listPublicKeys } from '#db/learning/signing-keys.ts'
import { certificates } from '#db/schema/learning.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenStudent } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { moveEnrollment } from './move-enrollment.ts'
import { ensureSigningKey, signCertificate } from './sign-certificate.ts'

const now = new Date('2026-05-01T04:30:00Z')

beforeAll(() => givenPractice(database()))

async function givenCertificate() {
  const db = database()
  const { enrollmentId } = await givenStudent(db, 1)
  const editorId = (await givenUser(db, { roles: ['astrologer'] })).id
  await moveEnrollment(db, { enrollmentId, from: 'enrolled', to: 'completed', editorId, now })
  const [issued] = await db.select().from(certificates).where(eq(certificates.enrollmentId, enrollmentId))
  if (!issued) throw new Error('No certificate was issued.')
  return { code: issued.code, enrollmentId, editorId }
}

async function signedFileOf(code: string): Promise<string> {
  const signed = await signCertificate(database(), TEST_KEYS, { code, now })
  return signed?.file ?? ''
}

function partsOf(file: string) {
  const at = file.indexOf('Signature: ')
  return {
    text: Buffer.from(file.slice(0, at)),
    signature: Buffer.from(file.slice(at).replace('Signature: ', ''), 'base64url'),
  }
}

function withByteChanged(bytes: Uint8Array, at: number): Uint8Array {
  return bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))
}

type Check = { readonly code: number; readonly output: string }

/** Runs the program that strangers get, on these files. */
async function check(file: Uint8Array, keys: string): Promise<Check> {
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-certificate-'))
  try {
    await writeFile(join(folder, 'certificate.txt'), file)
    await writeFile(join(folder, 'keys.pem'), keys)
    const names = [join(folder, 'certificate.txt'), join(folder, 'keys.pem')]
    return await new Promise((resolve) => {
      execFile(process.execPath, ['public/check-certificate.mjs', ...names], (error, output) =>
        resolve({ code: error ? Number(error.code) : 0, output }),
      )
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the program accepts a certificate with the public key of its practice, and with no other', async () => {
  const { code } = await givenCertificate()
  const file = Buffer.from(await signedFileOf(code))
  const keys = (await listPublicKeys(database())).join('')
  const otherKey =
    '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n'

  const checked = await check(file, keys)
  expect(checked).toMatchObject({ code: 0, output: expect.stringContaining(`Code: ${code}`) })
  expect(await check(file, `${otherKey}${keys}`)).toMatchObject({ code: 0 })
  expect(await check(file, otherKey)).toMatchObject({ code: 1 })
})

test('the signature breaks with any changed byte of the text', async () => {
  const { code } = await givenCertificate()
  const { text, signature } = partsOf(await signedFileOf(code))
  const [key = ''] = await listPublicKeys(database())
  const isValid = (bytes: Uint8Array) => verify(null, bytes, key, signature)

  expect(isValid(text)).toBe(true)
  expect([...text.keys()].filter((at) => isValid(withByteChanged(text, at)))).toEqual([])
})

test('the program refuses a certificate that was changed anywhere, also in its signature', async () => {
  const { code } = await givenCertificate()
  const file = Buffer.from(await signedFileOf(code))
  const keys = (await listPublicKeys(database())).join('')
  const end = file.length - 1

  const changes = {
    'first byte': withByteChanged(file, 0),
    'a name': withByteChanged(file, file.indexOf('Holder: ') + 9),
    'the line of the signature': withByteChanged(file, file.indexOf('Signature')),
    'first character of the signature': withByteChanged(file, end - 86),
    // Its spare bits decode to the same bytes.
    'last character of the signature': withByteChanged(file, end - 1),
    'last line break': withByteChanged(file, end),
    'a line more': Buffer.concat([file, Buffer.from('\n')]),
    'a byte less': file.subarray(0, -1),
    nothing: Buffer.alloc(0),
  }
  const codes = await Promise.all(Object.values(changes).map(async (changed) => (await check(changed, keys)).code))

  expect(codes).toEqual(Object.keys(changes).map(() => 1))
})

test('a certificate is signed alike at every reading, by one key however many servers start', async () => {
  const db = database()
  const { code } = await givenCertificate()
  await Promise.all([1, 2, 3].map(() => ensureSigningKey(db, TEST_KEYS, now)))

  const keys = await listPublicKeys(db)
  expect(keys).toHaveLength(1)
  expect(await signedFileOf(code)).toBe(await signedFileOf(code))
})

test('a withdrawn certificate is not signed, and is again once staff complete the enrollment', async () => {
  const { code, enrollmentId, editorId } = await givenCertificate()
  const before = await signedFileOf(code)
  const move = { enrollmentId, editorId, now }

  await moveEnrollment(database(), { ...move, from: 'completed', to: 'enrolled' })
  expect(await signedFileOf(code)).toBe('')

  await moveEnrollment(database(), { ...move, from: 'enrolled', to: 'completed' })
  expect(await signedFileOf(code)).toBe(before)
})

test('the signed text no longer names a holder whose account was deleted', async () => {
  const { code } = await givenCertificate()
  await database().update(certificates).set({ holderName: null }).where(eq(certificates.code, code))

  expect(await signedFileOf(code)).toContain('\nHolder: \n')
})
