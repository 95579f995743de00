import type { Paise } from '#domain/money.ts'
import type { StatementCredit } from '#domain/statements/read-statement.ts'
import { addDays, type IsoDate, istDate } from '#domain/time/india-time.ts'

/** A claimed payment that awaits verification. */
export type AwaitingClaim = {
  readonly bookingId: string
  readonly reference: string
  readonly amount: Paise
  readonly claimedAt: Date
  /** No other open booking has this amount. */
  readonly hasUniqueAmount?: boolean
}

export type Pair<Claim> = { readonly claim: Claim; readonly credit: StatementCredit }

/** Why a line may be the payment of a claim all the same. */
export type Nearness = 'one-digit' | 'two-digits' | 'no-reference'

type NearMiss<Claim> = Pair<Claim> & {
  readonly nearness: Nearness
  /** The amount and the date agree, so that only the reference is in doubt. */
  readonly isSamePayment: boolean
  /** What the bank calls the transfer; null where it shows no reference. */
  readonly bankReference: string | null
}

/** Why a line with the right reference does not count as the payment. */
export type Difference = 'amount' | 'date' | 'several-lines' | 'several-claims'

export type Piles<Claim extends AwaitingClaim> = {
  /** `isByAmount` without a reference, by an amount that only this booking has. */
  readonly matched: readonly (Pair<Claim> & { readonly isByAmount?: boolean })[]
  readonly differing: readonly (Pair<Claim> & { readonly difference: Difference })[]
  readonly nearMisses: readonly NearMiss<Claim>[]
  readonly unclaimed: readonly StatementCredit[]
  /** `isCovered` means that the file covers the day of the payment. */
  readonly unpaid: readonly { readonly claim: Claim; readonly isCovered: boolean }[]
}

const DAYS_BEFORE_CLAIM = 1
const DAYS_AFTER_CLAIM = 3

/**
 * Compares credits with claims. A match agrees in reference, exact amount and time, and is unique; everything else is
 * left to staff.
 *
 * `settled` are references that were verified before and are ignored. The longest statements take a quarter of a second; a
 * server compares in a thread.
 */
export function reconcile<Claim extends AwaitingClaim>(
  credits: readonly StatementCredit[],
  claims: readonly Claim[],
  settled: ReadonlySet<string>,
): Piles<Claim> {
  const claimBy = new Map(claims.map((claim) => [claim.reference, claim]))
  const lines = withoutRepeats(credits)
  const isSettled = ({ references }: StatementCredit) => references.some((reference) => settled.has(reference))

  const exact = lines.flatMap((credit) => namedIn(credit, claimBy).map((claim) => ({ claim, credit })))
  const times = countEach(exact.flatMap(({ claim, credit }) => [claim, credit]))
  const judged = exact.map((pair) => {
    const isShared = times.get(pair.credit) !== 1 || isSettled(pair.credit)
    return { ...pair, difference: differenceOf(pair, { isShared, isRepeated: times.get(pair.claim) !== 1 }) }
  })

  const rest = lines.filter((credit) => !times.has(credit) && !isSettled(credit))
  const near = findNearMisses(
    rest,
    claims.filter((claim) => !times.has(claim)),
  )
  const byAmount = uniqueAmountsAmong(near)
  const nearMisses = near.filter((miss) => !byAmount.includes(miss))
  const isNear = new Set<unknown>(near.flatMap(({ claim, credit }) => [claim, credit]))
  const days = credits.map(({ date }) => date).toSorted()

  return {
    matched: [
      ...judged.filter(({ difference }) => difference === null).map(({ claim, credit }) => ({ claim, credit })),
      ...byAmount.map(({ claim, credit }) => ({ claim, credit, isByAmount: true })),
    ],
    differing: judged.flatMap(({ difference, ...pair }) => (difference === null ? [] : [{ ...pair, difference }])),
    nearMisses,
    unclaimed: rest.filter((credit) => !isNear.has(credit)),
    unpaid: claims
      .filter((claim) => !times.has(claim) && !isNear.has(claim))
      .map((claim) => ({ claim, isCovered: isCovered(claim, days) })),
  }
}

/** Lines without a reference that are the only ones with an amount that only one booking has. */
function uniqueAmountsAmong<Claim extends AwaitingClaim>(near: readonly NearMiss<Claim>[]): NearMiss<Claim>[] {
  const times = countEach(near.flatMap(({ claim, credit }) => [claim, credit]))
  return near.filter(({ claim, credit, nearness }) => {
    const isOnly = times.get(claim) === 1 && times.get(credit) === 1
    return isOnly && claim.hasUniqueAmount === true && nearness === 'no-reference'
  })
}

/** Unclaimed credits that match the claim of a booking cancelled since. */
export function sentForCancelled<Claim extends Pick<AwaitingClaim, 'reference'>>(
  unclaimed: readonly StatementCredit[],
  cancelled: readonly Claim[],
): Pair<Claim>[] {
  const claimBy = new Map(cancelled.map((claim) => [claim.reference, claim]))
  return unclaimed.flatMap((credit) => namedIn(credit, claimBy).map((claim) => ({ claim, credit })))
}

function namedIn<Claim>({ references }: StatementCredit, claimBy: ReadonlyMap<string, Claim>): Claim[] {
  return references.flatMap((reference) => claimBy.get(reference) ?? [])
}

function countEach(things: readonly unknown[]): ReadonlyMap<unknown, number> {
  const times = new Map<unknown, number>()
  for (const thing of things) times.set(thing, (times.get(thing) ?? 0) + 1)
  return times
}

/**
 * A line that names two claims, or a claim and a settled reference, pays for at most one of them, because a payer's note
 * can contain a number that looks like a reference.
 */
function differenceOf(
  { claim, credit }: Pair<AwaitingClaim>,
  { isShared, isRepeated }: { isShared: boolean; isRepeated: boolean },
): Difference | null {
  if (isShared) return 'several-claims'
  if (isRepeated) return 'several-lines'
  if (credit.amount !== claim.amount) return 'amount'
  return isInTime(claim, credit.date) ? null : 'date'
}

function isInTime(claim: AwaitingClaim, date: IsoDate): boolean {
  const { first, last } = daysOfPayment(claim)
  return date >= first && date <= last
}

/** The days on which the money of a claim may have arrived. */
function daysOfPayment({ claimedAt }: AwaitingClaim): { readonly first: IsoDate; readonly last: IsoDate } {
  const day = istDate(claimedAt)
  return { first: addDays(day, -DAYS_BEFORE_CLAIM), last: addDays(day, DAYS_AFTER_CLAIM) }
}

function isCovered({ claimedAt }: AwaitingClaim, days: readonly IsoDate[]): boolean {
  const day = istDate(claimedAt)
  return (days[0] ?? '9') <= day && (days.at(-1) ?? '') >= day
}

/** Two concatenated downloads contain some lines twice; they are one payment. */
function withoutRepeats(credits: readonly StatementCredit[]): StatementCredit[] {
  const seen = new Set<string>()
  return credits.filter(({ date, amount, references, narration }) => {
    const key = [date, amount, references.length > 0 ? references.join() : narration].join('|')
    const isRepeat = references.length > 0 && seen.has(key)
    seen.add(key)
    return !isRepeat
  })
}

/** A line without a reference that could be the payment of more claims than this is of no help. */
const MOST_CANDIDATES = 3

/** References with one wrong digit or two swapped ones; with the same amount and date also with two wrong ones, or none. */
function findNearMisses<Claim extends AwaitingClaim>(
  credits: readonly StatementCredit[],
  claims: readonly Claim[],
): NearMiss<Claim>[] {
  const claimBySlip = new Map(claims.flatMap((claim) => slipsOf(claim.reference).map((slip) => [slip, claim] as const)))
  const dated = claims.map((claim) => ({ claim, ...daysOfPayment(claim) }))
  const claimsByAmount = Map.groupBy(dated, ({ claim }) => claim.amount)
  const misses: NearMiss<Claim>[] = []
  for (const credit of credits) {
    const samePayment = (claimsByAmount.get(credit.amount) ?? [])
      .filter(({ first, last }) => credit.date >= first && credit.date <= last)
      .map(({ claim }) => claim)
    const near = new Map<Claim, Pick<NearMiss<Claim>, 'nearness' | 'bankReference'>>()
    for (const claim of samePayment) {
      const bankReference = credit.references.find((found) => hasTwoWrongDigits(found, claim.reference))
      if (bankReference !== undefined) near.set(claim, { nearness: 'two-digits', bankReference })
    }
    if (credit.references.length === 0 && samePayment.length <= MOST_CANDIDATES) {
      for (const claim of samePayment) near.set(claim, { nearness: 'no-reference', bankReference: null })
    }
    for (const bankReference of credit.references) {
      for (const slip of slipsOf(bankReference)) {
        const claim = claimBySlip.get(slip)
        if (claim) near.set(claim, { nearness: 'one-digit', bankReference })
      }
    }
    for (const [claim, nearness] of near) {
      misses.push({ claim, credit, ...nearness, isSamePayment: samePayment.includes(claim) })
    }
  }
  return misses
}

function hasTwoWrongDigits(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let wrong = 0
  for (let place = 0; place < one.length && wrong <= 2; place += 1) if (one[place] !== other[place]) wrong += 1
  return wrong === 2
}

/** Keys that two references share if they differ by one digit or by two swapped adjacent digits. */
function slipsOf(reference: string): string[] {
  const digits = [...reference]
  const withGaps = digits.map((_, place) => `${reference.slice(0, place)}?${reference.slice(place + 1)}`)
  const unordered = digits.slice(1).map((digit, place) => {
    const pair = [reference[place], digit].toSorted().join('')
    return `${reference.slice(0, place)}<${pair}>${reference.slice(place + 2)}`
  })
  return [...withGaps, ...unordered]
}
