import { recordConsent } from '#db/accounts/consents.ts'
import { findDataSubject, findDeskClient, recordDeskClient } from '#db/accounts/phone-clients.ts'
import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import { changeBirthProfile, listBirthProfiles, recordBirthProfile } from '#db/charts/birth-profiles.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { accountEmail, normalizePhone } from '#domain/accounts/accounts.ts'
import type { Birth } from '#domain/births/birth.ts'
import { MAX_PROFILES } from '#domain/births/birth-profiles.ts'
import { savedChartKey } from '#domain/charts/saved-chart.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import { normalizeName } from '#domain/text.ts'
import { isUuid } from '#domain/uuid.ts'
import { type ClientRefusal, findOrOpenClient } from './find-or-open-client.ts'

export type ClientBirthRefusal =
  | 'client-not-found'
  | 'name-missing'
  | 'consent-missing'
  | 'person-known'
  | 'too-many-profiles'

type BirthToSave = {
  /** The name says whose birth of the family it is. */
  readonly birth: Birth
  /** Whether the client said so, on the phone or in a session. */
  readonly hasConsented: boolean
  /** Whether another birth of someone with this name may be replaced. */
  readonly replaces: boolean
  readonly staffId: string
  readonly scope: DeskScope
}

type ClientBirth = BirthToSave & {
  readonly userId: string
  /** Admins know everybody with an account, also people who have never booked. */
  readonly knowsEverybody?: boolean
}

/** Saves a birth with a client's own: the client sees it, books with it and can delete it. Safe to repeat. */
export async function saveClientBirth(
  db: Database,
  ring: KeyRing,
  { userId, knowsEverybody = false, ...toSave }: ClientBirth,
  now: Date,
): Promise<Outcome<{ readonly id: string }, ClientBirthRefusal>> {
  if (!isUuid(userId)) return refused('client-not-found')
  const missing = whatIsMissing(toSave)
  if (missing) return refused(missing)
  return db.transaction(async (tx) => {
    // A concurrent erasure waits, or was before; two saved at once are compared one after the other.
    await lockAccount(tx, userId)
    const isKnown = await findDeskClient(tx, toSave.scope, userId)
    if (!isKnown && !(knowsEverybody && (await findDataSubject(tx, userId)))) return refused('client-not-found')
    if (!isKnown) await recordDeskClient(tx, { userId, openedBy: toSave.staffId, openedAt: now })
    return saveWithOwn(tx, ring, { userId, ...toSave }, now)
  })
}

type NewClient = BirthToSave & {
  readonly client: {
    /** Empty for the name of the birth. */
    readonly fullName: string
    /** One of both is enough. */
    readonly phone: string
    readonly email: string
    /** Whom of those with this number the desk has chosen; see `CallingClient`. */
    readonly chosen: string
  }
}

type NewClientRefusal =
  | ClientRefusal
  | { readonly reason: ClientBirthRefusal | 'contact-missing' | 'phone-invalid' | 'email-invalid' }

/**
 * The same for someone who has not booked yet: opens the client's card, or finds the one with this address or number. Only whoever
 * sees the whole practice may, because nobody else could find the card again.
 */
export async function saveNewClientBirth(
  db: Database,
  ring: KeyRing,
  { client, ...toSave }: NewClient,
  now: Date,
): Promise<Outcome<{ readonly id: string; readonly userId: string }, NewClientRefusal>> {
  const { birth, staffId, scope } = toSave
  if (scope.onlyOf !== null) return refused({ reason: 'client-not-found' })
  const missing = whatIsMissing(toSave)
  if (missing) return refused({ reason: missing })
  const contact = readContact(client)
  if (!contact.ok) return contact
  const fullName = normalizeName(client.fullName) || birth.fullName
  const caller = { ...contact.value, fullName, chosen: client.chosen, scope, idempotencyKey: '' }

  return db
    .transaction(async (tx) => {
      const known = await findOrOpenClient(tx, caller, now)
      if (!known.ok) return known
      const userId = known.value
      if (userId === staffId) return refused({ reason: 'client-not-found' } as const)
      await lockAccount(tx, userId)
      await recordDeskClient(tx, { userId, openedBy: staffId, openedAt: now })
      const saved = await saveWithOwn(tx, ring, { userId, ...toSave }, now)
      // Rolls the new card back.
      if (!saved.ok) throw new BirthRefused(saved.refusal)
      return accepted({ id: saved.value.id, userId })
    })
    .catch((error: unknown) => {
      if (error instanceof BirthRefused) return refused({ reason: error.refusal })
      throw error
    })
}

class BirthRefused extends Error {
  readonly refusal: ClientBirthRefusal

  constructor(refusal: ClientBirthRefusal) {
    super('The birth was refused.')
    this.refusal = refusal
  }
}

function readContact({
  phone,
  email,
}: NewClient['client']): Outcome<{ readonly phone: string; readonly email: string | undefined }, NewClientRefusal> {
  const [number, address] = [normalizePhone(phone), accountEmail(email)]
  if (phone.trim() !== '' && number === undefined) return refused({ reason: 'phone-invalid' })
  if (email.trim() !== '' && address === undefined) return refused({ reason: 'email-invalid' })
  if (number === undefined && address === undefined) return refused({ reason: 'contact-missing' })
  return accepted({ phone: number ?? '', email: address })
}

function whatIsMissing({ birth, hasConsented }: BirthToSave): 'name-missing' | 'consent-missing' | undefined {
  if (birth.fullName === '') return 'name-missing'
  return hasConsented ? undefined : 'consent-missing'
}

/** The account is locked. */
async function saveWithOwn(
  tx: Database,
  ring: KeyRing,
  { userId, birth, replaces, staffId }: BirthToSave & { readonly userId: string },
  now: Date,
): Promise<Outcome<{ readonly id: string }, ClientBirthRefusal>> {
  const profiles = await listBirthProfiles(tx, ring, userId)
  const person = profiles.find((each) => each.birth.fullName.toLowerCase() === birth.fullName.toLowerCase())
  if (person && savedChartKey(person.birth) === savedChartKey(toTheMinute(birth))) return accepted({ id: person.id })
  if (person && !replaces) return refused('person-known')
  if (!person && profiles.length >= MAX_PROFILES) return refused('too-many-profiles')

  const told = { timeKnown: birth.time === null ? 'unknown' : 'exact', birthPlace: '' } as const
  if (person) await changeBirthProfile(tx, ring, { id: person.id, userId, birth, told })
  const id = person?.id ?? (await recordBirthProfile(tx, ring, { userId, birth, now }))
  await recordConsent(tx, userId, 'birth-details', now)
  const subject = { kind: 'user', id: userId }
  await recordAudit(tx, { action: 'birth-saved-for-client', actorId: staffId, subject, at: now })
  return accepted({ id })
}

/** As the births of clients are stored. */
function toTheMinute(birth: Birth): Birth {
  return { ...birth, time: birth.time?.slice(0, 5) ?? null }
}
