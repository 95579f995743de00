import type { RouterContextProvider } from 'react-router'
import type { GroupChoice } from '#app/features/booking/booking-page-view.ts'
import { keyRingContext } from '#app/http/contexts.ts'
import { visitOf } from '#app/http/visit.ts'
import { LANGUAGE } from '#content/language.ts'
import type { Database } from '#db/client.ts'
import { countTakenSeats, listBookableCohorts, listCohortClasses } from '#db/learning/cohorts.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { freeSeats } from '#domain/learning/cohorts.ts'
import { classEnd } from '#domain/learning/live-class.ts'
import { openSeatWaitLink } from '#usecases/bookings/waitlist/waitlist-links.ts'

type Client = {
  /** Whose own offer does not count as taken. */
  readonly userId: string | undefined
  /** The booking that the form revises. */
  readonly bookingId: string | undefined
  readonly now: Date
}

/** The groups of a course with their dates and the seats that are free for this client. */
export async function listGroups(
  db: Database,
  { id: courseId, type }: Pick<Service, 'id' | 'type'>,
  { userId, bookingId, now }: Client,
): Promise<GroupChoice[]> {
  const cohorts = type === 'course' ? await listBookableCohorts(db, courseId, { now, language: LANGUAGE }) : []
  if (cohorts.length === 0) return []
  const classes = await listCohortClasses(
    db,
    cohorts.map(({ id }) => id),
  )
  return Promise.all(
    cohorts.map(async ({ id, title, seats }) => ({
      id,
      title,
      freeSeats: freeSeats({ seats, taken: await countTakenSeats(db, id, now, { userId, bookingId }) }),
      classes: classes
        .filter(({ cohortId }) => cohortId === id)
        .map((one) => ({ startsAt: one.startsAt.toISOString(), endsAt: classEnd(one).toISOString() })),
    })),
  )
}

/** The client to whom a seat is offered, who comes with the token of the email (0264). */
export async function findOfferedSeat(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  const token = new URL(request.url).searchParams.get('seat')
  if (token === null) return undefined
  const { db, address, now } = visitOf(request, context)
  const opened = await openSeatWaitLink(db, context.get(keyRingContext), { token, address, now })
  if (!opened.ok || opened.value.endReason !== null) return undefined
  const { userId, email } = opened.value
  return { userId, email }
}
