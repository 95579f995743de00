import type { RouterContextProvider } from 'react-router'
import { type BookedKind, type BookedState, BookingSuccess } from '#app/features/booking/booking-success.tsx'
import { partPaidText } from '#app/features/page-parts/part-paid.tsx'
import {
  appUrlContext,
  clockContext,
  databaseContext,
  keyRingContext,
  logContext,
  practiceContext,
} from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireUser } from '#app/http/viewer.ts'
import { SUCCESS } from '#content/booking/payment.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { LANGUAGE } from '#content/language.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { type ClientBooking, findLatestBooking, findOwnBookingRow } from '#db/bookings/bookings.ts'
import { type BookingMoney, bookingMoney, type MoneyState } from '#domain/payments/booking-money.ts'
import { isRemindedTwoDaysBefore } from '#domain/sessions/reminder-times.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { requestedFiles, unsealGivenDetails } from '#usecases/sessions/requested-files.ts'
import type { Route } from './+types/success'
import { calendarLinksOf, heldOtherwise } from './booking-views.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SUCCESS.title)
}

/** The client's latest booking, whatever the URL says. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const { contact, name: practiceName } = await context.get(practiceContext)()
  const booking = await findShownBooking(context, user.id)
  const contacts = { astrologerEmail: contact.astrologerEmail, supportEmail: contact.supportEmail }
  if (!booking || booking.status === 'cancelled') return { contacts, booking: null }

  const row = await findOwnBookingRow(db, { id: booking.id, userId: user.id })
  const details = row ? unsealGivenDetails(row, context.get(keyRingContext)) : null
  const money = bookingMoney(booking)
  const { id, code, bookingDate, startsAt, endsAt, timeZone } = booking
  const now = context.get(clockContext)()
  return {
    contacts,
    booking: {
      id,
      code,
      serviceName: serviceText(booking),
      held: heldOtherwise(booking, contact.address),
      kind: kindOf(booking, now),
      amount: formatRupees(booking.amount),
      due: formatRupees(money.due),
      partPaid: partPaidText(money),
      calendar: calendarLinksOf(booking, { ...contact, practiceName, appUrl: context.get(appUrlContext) }),
      date: startsAt ? longDay(dateIn(startsAt, timeZone)) : bookingDate && longDay(bookingDate),
      time: startsAt && endsAt && clientTime({ startsAt, endsAt }, { timeZone, now }),
      state: stateOf(booking, money),
      asksFiles: requestedFiles(details).length > 0,
    },
  }
}

const BOOKED: Readonly<Partial<Record<MoneyState, BookedState>>> = {
  'at-session': 'agreed',
  asked: 'asked',
  checking: 'checking',
  'part-paid': 'partPaid',
  free: 'covered',
  paid: 'verified',
}

function stateOf({ status }: ClientBooking, { state }: BookingMoney): BookedState {
  return status === 'pending' ? 'unpaid' : (BOOKED[state] ?? 'unpaid')
}

function kindOf({ serviceType, startsAt }: ClientBooking, now: Date): BookedKind {
  if (serviceType !== 'consultation') return serviceType
  if (startsAt === null) return 'question'
  return isRemindedTwoDaysBefore(startsAt, now) ? 'session' : 'sessionSoon'
}

/** A client who has just paid sees the thanks even when the booking cannot be loaded. */
async function findShownBooking(context: Readonly<RouterContextProvider>, userId: string) {
  try {
    return await findLatestBooking(context.get(databaseContext), userId, LANGUAGE)
  } catch (error) {
    context.get(logContext).error({ err: error }, 'the latest booking could not be read')
    return undefined
  }
}

export default function Success({ loaderData }: Route.ComponentProps) {
  return <BookingSuccess {...loaderData} />
}
