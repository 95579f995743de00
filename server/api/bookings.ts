import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { listBookingsMade, listSessionsWithin } from '#db/desk/booking-list.ts'
import { type DeskBooking, findDeskBooking, isBookingInScope } from '#db/desk/desk-bookings.ts'
import { hasClockTime, TIMES_KNOWN } from '#domain/births/birth.ts'
import { type BookingFormValues, EMPTY_BOOKING_FORM, FOR_ME, FOR_SOMEONE_NEW } from '#domain/bookings/booking-form.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, refused } from '#domain/outcome.ts'
import { addDays, INDIA_TIME_ZONE, istDate, istInstant } from '#domain/time/india-time.ts'
import { type BookForRefusal, bookForClient } from '#usecases/desk/book-for-client.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { openBirthDetails } from '#usecases/desk/open-birth-details.ts'
import { moveSession } from '#usecases/sessions/move-session.ts'
import {
  answersWith,
  byId,
  jsonBody,
  newApi,
  ONCE,
  onePage,
  operation,
  pageOfRows,
  pageQuery,
  readCursor,
} from './operation.ts'
import { ApiProblem } from './problem.ts'
import { birthDetails, booking, day, inPaise, iso, isoOrNull } from './shapes.ts'
import { type ApiEnv, changeOnce, limit } from './visit.ts'

const tags = ['Bookings']

export const bookingOperations = newApi()

function shown(row: DeskBooking) {
  const due = row.status === 'cancelled' ? 0 : Math.max(0, row.balance)
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    paymentStatus: row.paymentStatus,
    service: { type: row.serviceType, name: row.serviceName },
    clientId: row.userId,
    start: isoOrNull(row.startsAt),
    end: isoOrNull(row.endsAt),
    timeZone: row.timeZone,
    astrologerId: row.astrologerId,
    amount: inPaise(row.amount),
    due: inPaise(paiseFrom(due)),
    outcome: row.outcome,
    createdAt: iso(row.createdAt),
    cancelledAt: isoOrNull(row.cancelledAt),
  }
}

const cursor = z.object({ at: z.iso.datetime(), id: z.uuid() })

bookingOperations.openapi(
  operation('read', {
    method: 'get',
    path: '/bookings',
    tags,
    operationId: 'listBookings',
    summary: 'Bookings, by page',
    description:
      'With “from” and “until”: the sessions of these days in India, the earliest first. Without: all bookings, also of courses, the latest made first.',
    request: {
      query: pageQuery.extend({
        from: day.optional(),
        until: day.optional().meta({ description: 'The last day; the same as “from” without one.' }),
        status: z.enum(['pending', 'paid', 'cancelled']).optional(),
        clientId: z.uuid().optional(),
      }),
    },
    responses: answersWith('A page', pageOfRows(booking)),
  }),
  async (context) => {
    const { db, scope } = context.get('visit')
    const { from, until = from, status, clientId, ...page } = context.req.valid('query')
    const read = readCursor(page.after, cursor)
    const after = read && { at: new Date(read.at), id: read.id }
    const filter = { status, userId: clientId, after, limit: page.limit + 1 }
    const isDated = from !== undefined && until !== undefined
    const span = isDated && { from: istInstant(from, '00:00'), until: istInstant(addDays(until, 1), '00:00') }
    const found = span
      ? await listSessionsWithin(db, scope, { ...filter, ...span })
      : await listBookingsMade(db, scope, filter)
    const at = (row: DeskBooking) => (isDated ? (row.startsAt ?? row.createdAt) : row.createdAt)
    const rows = onePage(found, page.limit, { cursor: (row) => ({ at: iso(at(row)), id: row.id }), show: shown })
    return context.json(rows, 200)
  },
)

bookingOperations.openapi(
  operation('read', {
    method: 'get',
    path: '/bookings/{id}',
    tags,
    operationId: 'readBooking',
    summary: 'One booking',
    request: { params: byId },
    responses: answersWith('The booking', booking),
  }),
  async (context) => context.json(shown(await requireBooking(context, context.req.valid('param').id)), 200),
)

async function requireBooking(context: Context<ApiEnv>, id: string, db?: Database): Promise<DeskBooking> {
  const visit = context.get('visit')
  const found = await findDeskBooking(db ?? visit.db, visit.scope, id)
  if (!found) throw new ApiProblem('booking-not-found')
  return found
}

const newBooking = z
  .object({
    service: z.object({ type: z.enum(['consultation', 'course']), slug: z.string().max(100) }),
    client: z.union([
      z.object({ id: z.uuid() }),
      z.object({
        fullName: z.string().max(200),
        phone: z.string().max(40),
        email: z.string().max(254).optional(),
        language: z.enum(LANGUAGES).optional(),
      }),
    ]),
    start: z.iso.datetime({ offset: true }).optional().meta({ description: 'Of a session: one of the free times.' }),
    location: z.string().max(200).meta({ description: 'Where the client is now: a town.' }),
    astrologerId: z.int().positive().optional(),
    startDay: day.optional().meta({ description: 'Of a course without groups.' }),
    groupId: z.int().positive().optional(),
    questions: z.int().min(1).max(50).optional().meta({ description: 'Where the price is for each question.' }),
    notes: z.string().max(4000).optional(),
    timeZone: z.string().max(60).default(INDIA_TIME_ZONE),
    paysAtSession: z.boolean().default(false),
    birth: z
      .object({
        name: z.string().max(200).optional().meta({ description: 'Of somebody else than the client.' }),
        date: day,
        time: z.string().max(8).optional().meta({ description: '“HH:mm”.' }),
        timeKnown: z.enum(TIMES_KNOWN).default('exact'),
        place: z.string().max(200),
      })
      .optional()
      .meta({ description: 'Needs the scope “birth”. Without it the client is asked for it by a link.' }),
  })
  .strict()
  .meta({ id: 'NewBooking' })

type NewBooking = z.output<typeof newBooking>

const made = z
  .object({
    id: z.uuid(),
    code: z.string(),
    status: booking.shape.status,
    paymentStatus: booking.shape.paymentStatus,
  })
  .meta({ id: 'MadeBooking' })

const summary = ({ id, code, status, paymentStatus }: DeskBooking) => ({ id, code, status, paymentStatus })

bookingOperations.openapi(
  operation('write', {
    method: 'post',
    path: '/bookings',
    tags,
    operationId: 'makeBooking',
    summary: 'Books for a client',
    description:
      'As staff do on the phone: the time is held until it must be paid, and the client gets the email that explains how. Prices, free times and limits are those of the booking form. The client has consented to the use of their data.',
    request: { headers: ONCE, body: jsonBody(newBooking) },
    responses: answersWith('The booking', made),
  }),
  async (context) => {
    const { keys, staff, scope, scopes, now } = context.get('visit')
    const asked = context.req.valid('json')
    if (asked.birth && !scopes.includes('birth')) throw new ApiProblem('scope-missing')
    const answer = await changeOnce(context, asked, async (tx, idempotencyKey) => {
      const isKnown = 'id' in asked.client
      const contact = 'id' in asked.client ? await findDeskClient(tx, scope, asked.client.id) : asked.client
      if (!contact) return refused({ reason: 'client-unknown' as const })
      const order = {
        staffId: staff.id,
        scope,
        email: contact.email ?? '',
        language: ('language' in contact && contact.language) || '',
        client: isKnown && 'id' in asked.client ? asked.client.id : '',
        service: { kind: asked.service.type, slug: asked.service.slug },
        form: formOf(asked, { fullName: contact.fullName ?? '', phone: contact.phone ?? '' }),
        idempotencyKey,
        isBirthLater: asked.birth === undefined,
        isQuestionLater: asked.notes === undefined,
        paysAtSession: asked.paysAtSession,
      }
      const booked = await bookForClient(tx, keys, order, now)
      if (!booked.ok) return refused(withOurNames(booked.refusal))
      const { bookingId } = booked.value
      const row = await requireBooking(context, bookingId, tx)
      return accepted({ answer: summary(row), subject: { kind: 'booking', id: bookingId } })
    })
    return context.json(answer, 200)
  },
)

function formOf(asked: NewBooking, contact: Pick<BookingFormValues, 'fullName' | 'phone'>): BookingFormValues {
  const { birth, start, notes = '' } = asked
  const startsAt = start === undefined ? undefined : new Date(start)
  const timeKnown = birth && birth.time === undefined && hasClockTime(birth.timeKnown) ? 'unknown' : birth?.timeKnown
  return {
    ...EMPTY_BOOKING_FORM,
    ...contact,
    astrologer: asked.astrologerId === undefined ? '' : String(asked.astrologerId),
    cohort: asked.groupId === undefined ? '' : String(asked.groupId),
    bookingDate: startsAt ? istDate(startsAt) : (asked.startDay ?? ''),
    preferredTime: startsAt?.toISOString() ?? '',
    currentLocation: asked.location,
    forWhom: birth?.name === undefined ? FOR_ME : FOR_SOMEONE_NEW,
    forName: birth?.name ?? '',
    birthDate: birth?.date ?? '',
    birthTime: birth?.time ?? '',
    birthPlace: birth?.place ?? '',
    timeKnown: timeKnown ?? '',
    questions: asked.questions === undefined ? '' : String(asked.questions),
    notes,
    guardian: 'on',
    consent: 'on',
    timeZone: asked.timeZone,
  }
}

/** The fields of the booking form by their names here. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  bookingDate: 'start',
  preferredTime: 'start',
  astrologer: 'astrologerId',
  cohort: 'groupId',
  currentLocation: 'location',
  forName: 'birth.name',
  birthDate: 'birth.date',
  birthTime: 'birth.time',
  birthPlace: 'birth.place',
  timeKnown: 'birth.timeKnown',
}

function withOurNames(refusal: BookForRefusal): BookForRefusal {
  if (refusal.reason !== 'invalid') return refusal
  const problems = Object.entries(refusal.problems).map(([field, problem]) => [OUR_NAMES[field] ?? field, problem])
  return { reason: 'invalid', problems: Object.fromEntries(problems) }
}

const cancelled = z.object({ ...made.shape, refundDue: booking.shape.amount }).meta({ id: 'CancelledBooking' })

bookingOperations.openapi(
  operation('write', {
    method: 'post',
    path: '/bookings/{id}/cancel',
    tags,
    operationId: 'cancelBooking',
    summary: 'Cancels a booking for the practice',
    description: 'Everything paid is due back, and the client gets an email.',
    request: { params: byId, headers: ONCE },
    responses: answersWith('The booking, and what is due back', cancelled),
  }),
  async (context) => {
    const { staff, now } = context.get('visit')
    const { id: bookingId } = context.req.valid('param')
    const answer = await changeOnce(context, null, async (tx) => {
      const ended = (await isInSight(context, tx, bookingId))
        ? await cancelForClient(tx, { bookingId, staffId: staff.id }, now)
        : refused('booking-not-found')
      if (!ended.ok) return refused({ reason: ended.refusal })
      const row = summary(await requireBooking(context, bookingId, tx))
      const refundDue = inPaise(ended.value.refundDue as Paise)
      return accepted({ answer: { ...row, refundDue }, subject: { kind: 'booking', id: bookingId } })
    })
    return context.json(answer, 200)
  },
)

function isInSight(context: Context<ApiEnv>, tx: Database, bookingId: string): Promise<boolean> {
  return isBookingInScope(tx, context.get('visit').scope, bookingId)
}

const moved = z.object({ ...made.shape, start: z.iso.datetime(), end: z.iso.datetime() }).meta({ id: 'MovedBooking' })

bookingOperations.openapi(
  operation('write', {
    method: 'post',
    path: '/bookings/{id}/move',
    tags,
    operationId: 'moveBooking',
    summary: 'Moves a session to another free time',
    description: 'As staff do, even at short notice. The client gets an email.',
    request: {
      params: byId,
      headers: ONCE,
      body: jsonBody(
        z
          .object({ start: z.iso.datetime({ offset: true }) })
          .strict()
          .meta({ id: 'Move' }),
      ),
    },
    responses: answersWith('The booking with its new time', moved),
  }),
  async (context) => {
    const { staff, now } = context.get('visit')
    const { id: bookingId } = context.req.valid('param')
    const asked = context.req.valid('json')
    const start = new Date(asked.start).toISOString()
    const answer = await changeOnce(context, asked, async (tx) => {
      const done = (await isInSight(context, tx, bookingId))
        ? await moveSession(tx, { bookingId, staffId: staff.id, start }, now)
        : refused('booking-not-found')
      if (!done.ok) return refused({ reason: done.refusal })
      const { startsAt, endsAt } = done.value.slot
      const row = summary(await requireBooking(context, bookingId, tx))
      const times = { start: iso(startsAt), end: iso(endsAt) }
      return accepted({ answer: { ...row, ...times }, subject: { kind: 'booking', id: bookingId } })
    })
    return context.json(answer, 200)
  },
)

bookingOperations.openapi(
  operation('birth', {
    method: 'get',
    path: '/bookings/{id}/birth',
    tags,
    operationId: 'readBirth',
    summary: 'The birth details of a booking',
    description: 'Each reading is in the audit log, and the client can see it there too.',
    request: { params: byId },
    responses: answersWith('The birth details', birthDetails),
  }),
  async (context) => {
    const { db, keys, keyId, hint, staff, now } = context.get('visit')
    await limit(db, 'api-birth', keyId, now)
    const found = await requireBooking(context, context.req.valid('param').id)
    const [opened] = await openBirthDetails(db, keys, [found], { staffId: staff.id, now })
    if (opened?.isBirthLocked) throw new ApiProblem('birth-locked')
    if (!opened?.birth?.birthDate) throw new ApiProblem('no-birth')
    const subject = { kind: 'booking', id: found.id }
    const entry = { action: 'birth-read-by-program', actorId: staff.id, subject, details: { apiKey: hint } } as const
    await recordAudit(db, { ...entry, at: now })

    const { fullName, birthDate, birthTime, birthPlace, intake } = opened.birth
    const place = intake?.place
    const point = place ? { lat: place.lat, lon: place.lon, timeZone: place.timeZone } : NO_POINT
    const answer = {
      name: intake?.name ?? fullName,
      date: birthDate,
      time: birthTime,
      timeKnown: intake?.timeKnown ?? null,
      place: place || birthPlace ? { name: birthPlace ?? place?.name ?? '', ...point } : null,
    }
    return context.json(answer, 200)
  },
)

const NO_POINT = { lat: null, lon: null, timeZone: null }
