import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { LONGEST_PASSWORD } from '#domain/accounts/passwords.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const argon2Async = promisify(argon2)

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const SALT_BYTES = 16

/** One core hashes while the others serve pages. The queue is two seconds long: whoever is later is asked to come back. */
const concurrency = createConcurrencyLimit({ atOnce: 1, mostWaiting: 50 })

/** For those who can turn people away before they cost anything. */
export function isHashingBusy(): boolean {
  return concurrency.isFull()
}

/** Refused as busy when too many people are signing in at this moment. */
export function hashPassword(password: string) {
  return concurrency.run(async () => {
    const salt = randomBytes(SALT_BYTES)
    return format(salt, await derive(password, salt))
  })
}

/**
 * Takes the same time whether there is a password to compare with or not, so that the answer does not tell
 * whether an account exists.
 */
export function verifyPassword(password: string, stored: string | null) {
  return concurrency.run(async () => {
    const { salt, hash } = parse(stored ?? NOBODYS_HASH)
    const derived = await derive(password, salt)
    return timingSafeEqual(derived, hash) && stored !== null
  })
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (password.length > 2 * LONGEST_PASSWORD) throw new Error('A password this long must be refused before hashing.')

  // The same emails can reach us composed or in parts, depending on the keyboard.
  const parameters: Argon2Parameters = { ...COST, message: password.normalize('NFC'), nonce: salt }
  return argon2Async('argon2id', parameters)
}

/** The usual text form, so that the cost can be raised later and old hashes still be told apart. */
function format(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plainBase64(salt)}$${plainBase64(hash)}`
}

function parse(stored: string): { salt: Buffer; hash: Buffer } {
  const [, name, , , salt, hash] = stored.split('$')
  if (name !== 'argon2id' || !salt || !hash) throw new Error('This is not a password hash of ours.')
  return { salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

function plainBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

const NOBODYS_HASH = format(randomBytes(SALT_BYTES), randomBytes(COST.tagLength))
