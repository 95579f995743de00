import type { Database } from '#db/client.ts'
import { findCourse } from '#db/content/catalogue.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { AppParts } from '#server/create-app.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenClaimedBooking } from '#test/factories/bookings.ts'
import { givenEnrollment } from '#test/factories/learning.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { moveEnrollment } from '#usecases/learning/move-enrollment.ts'
import { OWN_BOOKING, type Person } from './matrix.ts'

/** Opens a new session for a person of the matrix; anonymous people have none. */
type OpenDoor = (person: Person) => Promise<string | undefined>

async function givenPeople(db: Database, now: Date): Promise<OpenDoor> {
  const long = new Date(now.getTime() - 31 * DAY_MS)
  const ids: Record<Exclude<Person, 'anonymous'>, string> = {
    owner: (await givenUser(db)).id,
    otherClient: (await givenUser(db)).id,
    astrologer: (await givenUser(db, { roles: ['client', 'astrologer'] })).id,
    admin: (await givenUser(db, { roles: ['client', 'admin'] })).id,
    disabled: (await givenUser(db, { isDisabled: true })).id,
    expired: (await givenUser(db)).id,
  }
  await completeCourse(db, { userId: ids.owner, editorId: ids.astrologer, now })
  await givenClaimedBooking(db, { id: OWN_BOOKING, userId: ids.owner, now })
  return async (person) => {
    if (person === 'anonymous') return undefined
    return givenSession(db, ids[person], person === 'expired' ? long : now)
  }
}

/** The sample practice with all of them around it. */
export async function givenPracticeWithPeople(parts: Partial<AppParts> = {}) {
  const clock = createTestClock()
  await loadSampleContent(database())
  const site = await createSite({ db: database(), clock: clock.now, ...parts })
  const open = await givenPeople(database(), clock.now())
  return {
    site,
    clock,
    open,
    async visitorFor(person: Person, options: { readonly address?: string } = {}): Promise<Visitor> {
      const sessionToken = await open(person)
      return createVisitor(site, { ...options, ...(sessionToken !== undefined && { sessionToken }) })
    },
  }
}

export type PracticeWithPeople = Awaited<ReturnType<typeof givenPracticeWithPeople>>

/** The owner is enrolled in the first sample course, and its certificate. */
async function completeCourse(
  db: Database,
  { userId, editorId, now }: { userId: string; editorId: string; now: Date },
) {
  const course = await findCourse(db, 'pradhamika')
  if (!course) throw new Error('The matrix needs the sample content.')
  const enrollmentId = await givenEnrollment(db, { userId, course, enrolledAt: now })
  await moveEnrollment(db, { enrollmentId, from: 'enrolled', to: 'completed', editorId, now })
}
