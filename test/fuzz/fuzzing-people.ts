import type { Database } from '#db/client.ts'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { invoices } from '#db/schema/invoices.ts'
import type { Clock } from '#domain/clock.ts'
import type { Role } from '#domain/roles.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'

export const FUZZING_PEOPLE = ['anonymous', 'client', 'astrologer', 'admin'] as const
export type FuzzingPerson = (typeof FUZZING_PEOPLE)[number]

const ROLES: Record<Exclude<FuzzingPerson, 'anonymous'>, readonly Role[]> = {
  client: ['client'],
  astrologer: ['client', 'astrologer'],
  admin: ['client', 'admin'],
}

/** Hostile requests sign people out, take their roles away and delete them: so often are they made anew. */
const REQUESTS_OF_A_LIFE = 100

type Visit = RequestInit & { readonly fromAddress: string }

/** Those who send the hostile requests, and what belongs to them. */
export async function createCast(db: Database, clock: Clock) {
  const lives = new Map<FuzzingPerson, { sessionToken: string; requestsLeft: number }>()
  let asked = 0
  const client = (await givenUser(db, { password: null, now: clock() })).id
  const booking = await givenBooking(db, { userId: client, now: clock() })
  await givenBooking(db, { userId: client, state: 'verified', now: clock() })
  const [invoice] = await db.select({ id: invoices.id }).from(invoices)
  const services = [...(await listConsultationPackages(db)), ...(await listCourses(db))]

  const parameters = {
    bookingId: [booking.id, '00000000-0000-4000-8000-000000000000'],
    userId: [client],
    invoiceId: invoice ? [invoice.id, `${invoice.id}.pdf`] : [],
    id: ['1', '2', 'shani-the-slow-teacher', 'new'],
    kind: ['consultation', 'course', 'payment', 'courses', 'testimonials', 'packages', 'faq', 'teachers'],
    slug: services.map(({ slug }) => slug),
    part: ['upi', 'claims', 'contact', 'hours', 'identity'],
    course: ['pradhamika'],
    lesson: ['1'],
    provider: ['google', 'facebook'],
    name: ['home.png', 'courses.png'],
    file: ['no-such-secret.ics'],
    code: ['AAAA-BBBB-CCCC'],
  }

  async function sessionOf(person: FuzzingPerson): Promise<string | undefined> {
    if (person === 'anonymous') return undefined
    const life = lives.get(person)
    if (life && --life.requestsLeft > 0) return life.sessionToken

    const isOwner = person === 'client' && life === undefined
    const id = isOwner ? client : (await givenUser(db, { roles: ROLES[person], password: null, now: clock() })).id
    const sessionToken = await givenSession(db, id, clock())
    lives.set(person, { sessionToken, requestsLeft: REQUESTS_OF_A_LIFE })
    return sessionToken
  }

  return {
    sessionOf,
    parameters: () => parameters,
    ownPages: () => [
      `/book/payment/${booking.id}`,
      `/dashboard/bookings/${booking.id}/cancel`,
      `/dashboard/bookings/${booking.id}/reschedule`,
      `/astrologer-dashboard/bookings/${booking.id}`,
      `/astrologer-dashboard/clients/${client}`,
    ],
    /** The request as this person's browser sends it, from an address of its own so that no limit answers. */
    async dress(person: FuzzingPerson, init: RequestInit): Promise<Visit> {
      asked += 1
      const fromAddress = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
      const sessionToken = await sessionOf(person)
      const headers = new Headers(init.headers)
      const cookies = [headers.get('cookie'), sessionToken && `session=${sessionToken}`].filter(Boolean)
      if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
      return { ...init, headers, fromAddress }
    },
  }
}
