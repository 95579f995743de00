import { countUsableKeys, recordApiKey, recordKeyRevoked } from '#db/accounts/api-keys.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import {
  type ApiScope,
  HINT_LENGTH,
  KEY_DAYS,
  KEY_PREFIX,
  LONGEST_KEY_NAME,
  MOST_API_KEYS,
  scopesOf,
} from '#domain/accounts/api-keys.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Staff } from '#domain/rights.ts'
import { normalizeLine } from '#domain/text.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { isUuid } from '#domain/uuid.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'

type RequestedKey = {
  readonly owner: Staff & { readonly id: string }
  readonly name: string
  readonly scopes: readonly ApiScope[]
  readonly days: number
}

export type KeyFormRefusal = 'name-missing' | 'scope-missing' | 'scope-not-yours' | 'days-unknown' | 'too-many-keys'

/** Makes a key for a program. The key itself is returned once and stored nowhere. */
export async function makeApiKey(
  db: Database,
  { owner, name: typed, scopes, days }: RequestedKey,
  now: Date,
): Promise<Outcome<{ readonly key: string }, KeyFormRefusal>> {
  const name = normalizeLine(typed).slice(0, LONGEST_KEY_NAME)
  if (name === '') return refused('name-missing')
  if (scopes.length === 0) return refused('scope-missing')
  const allowed = scopesOf(owner)
  if (!scopes.every((scope) => allowed.includes(scope))) return refused('scope-not-yours')
  if (!KEY_DAYS.some((each) => each === days)) return refused('days-unknown')
  if ((await countUsableKeys(db)) >= MOST_API_KEYS) return refused('too-many-keys')

  const key = `${KEY_PREFIX}${newSecret()}`
  await db.transaction(async (tx) => {
    await recordApiKey(tx, {
      name,
      keyHash: hashSecret(key),
      hint: key.slice(0, HINT_LENGTH),
      scopes: [...scopes],
      userId: owner.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    })
    const details = { title: name, scopes: scopes.join(', ') }
    await recordAudit(tx, { action: 'api-key-made', actorId: owner.id, details, at: now })
  })
  return accepted({ key })
}

/** From now on the program is refused. Returns false if the key was revoked before. */
export async function revokeApiKey(
  db: Database,
  { id, staffId }: { readonly id: string; readonly staffId: string },
  now: Date,
): Promise<boolean> {
  if (!isUuid(id)) return false
  return db.transaction(async (tx) => {
    if (!(await recordKeyRevoked(tx, id, now))) return false
    const subject = { kind: 'api-key', id }
    await recordAudit(tx, { action: 'api-key-revoked', actorId: staffId, subject, at: now })
    return true
  })
}
