import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'

export type Attempts = {
  /** Null before the lesson is opened. */
  readonly openedAt: Date | null
  /** A teacher let the student try again. */
  readonly reopenedAt: Date | null
  /** Where the student is. */
  readonly timeZone: string
}

/** The last day for a quiz or written work, where the student is. */
export function dueDay(
  { dueDays }: { readonly dueDays: number | null },
  { openedAt, reopenedAt, timeZone }: Attempts,
): IsoDate | undefined {
  const since = reopenedAt ?? openedAt
  return dueDays === null || since === null ? undefined : addDays(dateIn(since, timeZone), dueDays)
}

export function isLate(dueOn: IsoDate | undefined, { timeZone }: Pick<Attempts, 'timeZone'>, now: Date): boolean {
  return dueOn !== undefined && dateIn(now, timeZone) > dueOn
}
