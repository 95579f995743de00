import type { Transaction } from '#db/client.ts'
import { findTakenTime, type GivenTime } from '#db/learning/given-classes.ts'
import type { TimetableClass } from '#domain/learning/cohorts.ts'
import { classEnd } from '#domain/learning/live-class.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

export type TeacherBusy = { readonly reason: 'teacher-busy'; readonly taken: GivenTime }

type Planned = {
  readonly id: number
  readonly astrologerId: number | null
  readonly classes: readonly Pick<TimetableClass, 'startsAt' | 'minutes'>[]
}

/** Refuses classes over a session or a class of another group. The diary is locked; a class that is over takes no time. */
export async function checkTeacher(
  tx: Transaction,
  { id: cohortId, astrologerId, classes }: Planned,
  now: Date,
): Promise<Outcome<null, TeacherBusy>> {
  const times = classes
    .map((one) => ({ startsAt: one.startsAt, endsAt: classEnd(one) }))
    .filter((one) => one.endsAt > now)
  const taken = await findTakenTime(tx, { astrologerId, cohortId, times })
  return taken ? refused({ reason: 'teacher-busy', taken }) : accepted(null)
}
