import type { Database } from '#db/client.ts'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { invoices } from '#db/schema/invoices.ts'
import type { Role } from '#domain/roles.ts'
import type { Clock } from '#domain/time/clock.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'

export const FUZZ_ROLES = ['anonymous', 'client', 'astrologer', 'admin'] as const
export type FuzzRole = (typeof FUZZ_ROLES)[number]

const ROLES: Record<Exclude<FuzzRole, 'anonymous'>, readonly Role[]> = {
  client: ['client'],
  astrologer: ['client', 'astrologer'],
  admin: ['client', 'admin'],
}

/** Hostile requests sign users out, remove their roles and delete them, so they are replaced after this many. */
const REQUESTS_PER_USER = 100

type Visit = RequestInit & { readonly fromAddress: string }

/** The users who send the hostile requests, and their data. */
export async function createFuzzUsers(db: Database, clock: Clock) {
  const sessions = new Map<FuzzRole, { sessionToken: string; requestsLeft: number }>()
  let sent = 0
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

  async function sessionOf(role: FuzzRole): Promise<string | undefined> {
    if (role === 'anonymous') return undefined
    const session = sessions.get(role)
    if (session && --session.requestsLeft > 0) return session.sessionToken

    const isOwner = role === 'client' && session === undefined
    const id = isOwner ? client : (await givenUser(db, { roles: ROLES[role], password: null, now: clock() })).id
    const sessionToken = await givenSession(db, id, clock())
    sessions.set(role, { sessionToken, requestsLeft: REQUESTS_PER_USER })
    return sessionToken
  }

  return {
    sessionOf,
    parameters: () => parameters,
    ownPages: () => [
      `/book/payment/${booking.id}`,
      `/dashboard/bookings/${booking.id}/cancel`,
      `/dashboard/bookings/${booking.id}/reschedule`,
      `/staff/bookings/${booking.id}`,
      `/staff/clients/${client}`,
    ],
    /** Adds the user's session and an address of its own, so that no rate limit applies. */
    async prepare(role: FuzzRole, init: RequestInit): Promise<Visit> {
      sent += 1
      const fromAddress = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`
      const sessionToken = await sessionOf(role)
      const headers = new Headers(init.headers)
      const cookies = [headers.get('cookie'), sessionToken && `session=${sessionToken}`].filter(Boolean)
      if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
      return { ...init, headers, fromAddress }
    },
  }
}
