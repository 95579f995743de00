import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { LONGEST_PASSWORD } from '#domain/accounts/accounts.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const argon2Async = promisify(argon2)

/** `memory` in KiB. Argon2's time grows with memory times passes. */
type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const LEAST_MEMORY = 8

/** One core hashes while the others serve pages. A full queue takes about two seconds. */
const limit = createConcurrencyLimit({ concurrency: 1, maxQueued: 50 })

type Priority = {
  /** For browsers that have been signed in before, which do not queue behind strangers. */
  readonly hasPriority?: boolean
}

export function isHashingBusy(): boolean {
  return limit.isFull()
}

export function hashPassword(password: string, priority: Priority = {}) {
  return limit.run(async () => {
    const salt = randomBytes(SALT_BYTES)
    return format(salt, await derive(password, salt, COST))
  }, priority)
}

/**
 * Takes the same time whether there is a hash to compare with or not, and whatever that hash cost, so that the time
 * does not reveal whether an account exists.
 */
export function verifyPassword(password: string, stored: string | null, priority: Priority = {}) {
  return limit.run(async () => {
    const { cost, salt, hash } = parse(stored ?? UNKNOWN_HASH)
    const derived = await derive(password, salt, cost, hash.length)
    const missing = Math.floor(COST.memory - (cost.memory * cost.passes) / COST.passes)
    if (missing >= LEAST_MEMORY) await derive(password, salt, { ...COST, memory: missing })
    return timingSafeEqual(derived, hash) && stored !== null
  }, priority)
}

/** Whether the hash was made at a lower cost than today's. */
export function isOutdatedHash(stored: string): boolean {
  const { cost } = parse(stored)
  return cost.memory * cost.passes < COST.memory * COST.passes
}

function derive(password: string, salt: Buffer, cost: Cost, tagLength = HASH_BYTES): Promise<Buffer> {
  if (password.length > 2 * LONGEST_PASSWORD) throw new Error('A password this long must be refused before hashing.')

  // Keyboards send the same accented character composed or decomposed.
  return argon2Async('argon2id', { ...cost, tagLength, message: password.normalize('NFC'), nonce: salt })
}

/** The PHC string format, which carries the cost of each hash. */
function format(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function parse(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(stored) ?? []
  if (!salt || !hash) throw new Error('The stored password hash has an unknown format.')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

const UNKNOWN_HASH = format(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))
