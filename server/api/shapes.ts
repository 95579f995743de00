import { z } from '@hono/zod-openapi'
import type { Paise } from '#domain/money.ts'

/** In the smallest unit of the currency. */
const money = z
  .object({ amount: z.int().meta({ description: 'In paise: 70000 is ₹700.' }), currency: z.literal('INR') })
  .meta({ id: 'Money' })

export const inPaise = (amount: Paise) => ({ amount, currency: 'INR' as const })

const instant = z.iso.datetime().meta({ description: 'In UTC, “2026-11-20T04:30:00.000Z”.' })

export const day = z.iso.date()

const serviceType = z.enum(['consultation', 'course', 'pass', 'voucher'])

export const service = z
  .object({
    type: serviceType,
    slug: z.string(),
    name: z.string(),
    price: money,
    minutes: z.int().nullable().meta({ description: 'Null for what has no session.' }),
    heldAs: z.enum(['video', 'telephone', 'in-person', 'in-writing']).nullable(),
    needsBirthTime: z.boolean(),
    isPerQuestion: z.boolean(),
  })
  .meta({ id: 'Service' })

export const freeTime = z
  .object({
    start: instant,
    end: instant,
    day: day.meta({ description: 'In India.' }),
    astrologerId: z.int(),
  })
  .meta({ id: 'FreeTime' })

export const booking = z
  .object({
    id: z.uuid(),
    code: z.string(),
    status: z.enum(['pending', 'paid', 'cancelled']),
    paymentStatus: z.enum(['pending', 'awaiting_verification', 'paid']),
    service: z.object({ type: serviceType, name: z.string() }),
    clientId: z.uuid(),
    start: instant.nullable(),
    end: instant.nullable(),
    timeZone: z.string().meta({ description: 'Of the client, “Asia/Kolkata”.' }),
    astrologerId: z.int().nullable(),
    amount: money,
    due: money,
    outcome: z.enum(['completed', 'no_show']).nullable(),
    createdAt: instant,
    cancelledAt: instant.nullable(),
  })
  .meta({ id: 'Booking' })

export const client = z
  .object({
    id: z.uuid(),
    fullName: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  })
  .meta({ id: 'Client' })

export const birthDetails = z
  .object({
    name: z.string().nullable(),
    date: z.string().nullable(),
    time: z.string().nullable().meta({ description: '“HH:mm” by the clocks of the place.' }),
    timeKnown: z.string().nullable(),
    place: z
      .object({
        name: z.string(),
        lat: z.number().nullable(),
        lon: z.number().nullable(),
        timeZone: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'BirthDetails' })

export const moneyEntry = z
  .object({
    id: z.int(),
    kind: z.enum(['payment', 'refund']),
    at: instant,
    amount: money.meta({ description: 'Below zero for a payment that was taken back.' }),
    method: z.string().nullable(),
    reference: z.string().nullable(),
    bookingId: z.uuid().nullable(),
    bookingCode: z.string().nullable(),
    clientId: z.uuid(),
  })
  .meta({ id: 'MoneyEntry' })

export const course = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    level: z.string().nullable().meta({ description: 'Null for a class that is sold alone.' }),
    price: money,
    groups: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        start: instant.nullable(),
        end: instant.nullable(),
        seats: z.int(),
        taken: z.int(),
      }),
    ),
  })
  .meta({ id: 'Course' })

export const enrollment = z
  .object({
    id: z.int(),
    clientId: z.uuid(),
    bookingId: z.uuid(),
    course: z.string(),
    level: z.string().nullable(),
    status: z.string(),
    enrolledAt: instant,
  })
  .meta({ id: 'Enrollment' })

export const iso = (at: Date) => at.toISOString()
export const isoOrNull = (at: Date | null) => at?.toISOString() ?? null
