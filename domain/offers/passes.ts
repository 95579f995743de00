import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeName } from '#domain/text.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'

/** A pass that a client has bought. */
export type BoughtPass = {
  readonly id: number
  readonly packageId: number
  readonly name: string
  readonly sessions: number
  readonly left: number
  readonly isShared: boolean
  readonly holderName: string
  /** In India. */
  readonly lastDay: IsoDate
  readonly isEnded: boolean
}

/** The last day on which a session can be booked with a pass that is bought today. */
export function lastDayOf(today: IsoDate, validMonths: number): IsoDate {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const firstOfMonth = new Date(Date.UTC(year, month - 1 + validMonths, 1)).toISOString().slice(0, 10)
  const firstOfNext = new Date(Date.UTC(year, month + validMonths, 1)).toISOString().slice(0, 10)
  const wanted = addDays(firstOfMonth, day - 1)
  // 31 August and a half year end with February.
  return wanted < firstOfNext ? wanted : addDays(firstOfNext, -1)
}

export function isPassUsable({ left, lastDay, isEnded }: BoughtPass, today: IsoDate): boolean {
  return left > 0 && today <= lastDay && !isEnded
}

export type PassRefusal = 'pass-unusable' | 'pass-not-shared'

/** Whether a pass pays for a session of this service and person. */
export function redeemPass(
  pass: BoughtPass | undefined,
  session: { readonly packageId: number; readonly fullName: string | null; readonly today: IsoDate },
): Outcome<BoughtPass, PassRefusal> {
  if (!pass || pass.packageId !== session.packageId || !isPassUsable(pass, session.today))
    return refused('pass-unusable')
  const isForHolder = sameName(pass.holderName, session.fullName ?? '')
  return pass.isShared || isForHolder ? accepted(pass) : refused('pass-not-shared')
}

function sameName(one: string, other: string): boolean {
  return normalizeName(one).toLowerCase() === normalizeName(other).toLowerCase()
}

/** What cancelling a pass gives back: the share of the sessions that were not used, rounded down to a whole rupee. */
export function unusedShare(
  price: Paise,
  { left, sessions }: { readonly left: number; readonly sessions: number },
): Paise {
  const paise = Math.floor((price * left) / sessions)
  return paiseFrom(paise - (paise % 100))
}
