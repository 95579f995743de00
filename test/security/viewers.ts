import { eq } from 'drizzle-orm'
import { recordSeesEverybody } from '#db/accounts/roles.ts'
import type { Database } from '#db/client.ts'
import { findCourse } from '#db/content/catalogue.ts'
import { findFirstLesson, recordLessonOpened } from '#db/learning/learning.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { AppParts } from '#server/create-app.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenColleague, principalId } from '#test/factories/availability.ts'
import { givenClaimedBooking } from '#test/factories/bookings.ts'
import { givenCohort } from '#test/factories/cohorts.ts'
import { givenFile, givenLessonFile } from '#test/factories/files.ts'
import { givenHandedInWork, givenTask } from '#test/factories/handed-in-work.ts'
import { givenEnrollment, givenQuizQuestions } from '#test/factories/learning.ts'
import { givenLessonQuestion } from '#test/factories/lesson-questions.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { moveEnrollment } from '#usecases/learning/move-enrollment.ts'
import { LESSON_FILE, OWN_BOOKING, OWN_FILE, OWN_WORK, type Viewer } from './matrix.ts'

/** Opens a new session for a viewer; anonymous viewers have none. */
type OpenSession = (viewer: Viewer) => Promise<string | undefined>

async function givenViewers(db: Database, now: Date): Promise<OpenSession> {
  const longAgo = new Date(now.getTime() - 31 * DAY_MS)
  const ids: Record<Exclude<Viewer, 'anonymous'>, string> = {
    owner: (await givenUser(db)).id,
    otherClient: (await givenUser(db)).id,
    astrologer: (await givenUser(db, { roles: ['client', 'astrologer'] })).id,
    colleague: (await givenUser(db, { roles: ['client', 'astrologer'] })).id,
    assistant: (await givenUser(db, { roles: ['client', 'assistant'] })).id,
    admin: (await givenUser(db, { roles: ['client', 'admin'] })).id,
    disabled: (await givenUser(db, { isDisabled: true })).id,
    expired: (await givenUser(db)).id,
  }
  await completeCourse(db, { userId: ids.owner, editorId: ids.astrologer, now })
  await givenClaimedBooking(db, { id: OWN_BOOKING, userId: ids.owner, now })
  await givenLessonFile(db, { id: LESSON_FILE, lessonId: 2 })
  await recordLessonOpened(db, { userId: ids.owner, lessonId: 2, now })
  await givenFile(db, { id: OWN_FILE, bookingId: OWN_BOOKING, userId: ids.owner, now })
  await separateAstrologers(db, ids, now)
  return async (viewer) => {
    if (viewer === 'anonymous') return undefined
    return givenSession(db, ids[viewer], viewer === 'expired' ? longAgo : now)
  }
}

/** The astrologer is the principal, whose booking it is. The colleague sees only their own, and has none. */
async function separateAstrologers(
  db: Database,
  ids: { readonly astrologer: string; readonly colleague: string },
  now: Date,
) {
  const principal = await principalId(db)
  await db.update(astrologers).set({ userId: ids.astrologer }).where(eq(astrologers.id, principal))
  await db.update(bookings).set({ astrologerId: principal }).where(eq(bookings.id, OWN_BOOKING))
  // Taken off the site, so that its pages are those of a practice with one astrologer.
  await givenColleague(db, { userId: ids.colleague, retiredAt: now })
  await recordSeesEverybody(db, ids.colleague, false)
}

/** The sample practice with all kinds of viewers. */
export async function givenPracticeWithViewers(parts: Partial<AppParts> = {}) {
  const clock = createTestClock()
  await loadSampleContent(database())
  const site = await createSite({ db: database(), clock: clock.now, ...parts })
  const openSession = await givenViewers(database(), clock.now())
  const sessions = new Map<Viewer, string>()
  let sent = 0

  async function visitorFor(viewer: Viewer, options: { readonly address?: string } = {}): Promise<Visitor> {
    const sessionToken = await openSession(viewer)
    return createVisitor(site, { ...options, ...(sessionToken !== undefined && { sessionToken }) })
  }

  return {
    site,
    clock,
    openSession,
    /** A visitor with a new session. */
    visitorFor,
    /**
     * Sends one request with the session that a viewer has for the whole test file, and with nothing else of what came
     * before: no other cookie, and an address of its own, so that no rate limit applies.
     */
    async send(viewer: Viewer, path: string, init: RequestInit = {}): Promise<Response> {
      const address = `10.0.${Math.floor(++sent / 250)}.${sent % 250}`
      const known = sessions.get(viewer)
      const visitor =
        known === undefined
          ? await visitorFor(viewer, { address })
          : createVisitor(site, { address, sessionToken: known })
      const sessionToken = visitor.cookies.get('session')?.value
      const response = await visitor.request(path, init)
      // A form may end the session, and an expired one is marked as ended when it is used.
      const isKept = sessionToken !== undefined && viewer !== 'expired' && visitor.cookies.has('session')
      if (isKept) sessions.set(viewer, sessionToken)
      else sessions.delete(viewer)
      return response
    },
  }
}

export type PracticeWithViewers = Awaited<ReturnType<typeof givenPracticeWithViewers>>

/** Enrolls the owner in the first sample course, whose first lesson has a quiz, written work and a question, and completes it, which issues the certificate. */
async function completeCourse(
  db: Database,
  { userId, editorId, now }: { userId: string; editorId: string; now: Date },
) {
  const course = await findCourse(db, 'pradhamika')
  if (!course) throw new Error('The matrix needs the sample content.')
  const enrollmentId = await givenEnrollment(db, { userId, course, enrolledAt: now })
  await moveEnrollment(db, { enrollmentId, from: 'enrolled', to: 'completed', editorId, now })
  const lessonId = (await findFirstLesson(db, course))?.id ?? 0
  await givenQuizQuestions(db, lessonId, [{ kind: 'choice', question: 'Which is first?', answers: ['Mesha', 'Meena'] }])
  await givenTask(db, lessonId)
  await recordLessonOpened(db, { userId, lessonId, now })
  await givenHandedInWork(db, { id: OWN_WORK, userId, lessonId, now })
  await givenLessonQuestion(db, { userId, lessonId, now })
  await givenCohort(db, { courseId: course.id, starts: [now], now })
  const other = await findCourse(db, 'madhyamika')
  if (other) await givenCohort(db, { courseId: other.id, now })
}
