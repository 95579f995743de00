import type { RouterContextProvider } from 'react-router'
import { MyBookings } from '#app/features/dashboard/my-bookings.tsx'
import type { SeatWaitView } from '#app/features/dashboard/my-waiting.tsx'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { appUrlContext, clockContext, databaseContext, keyRingContext, practiceContext } from '#app/http/contexts.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { goTo } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { ownBooking, ownCoursesOf, questionOf } from '#app/routes/booking/booking-views.ts'
import { calendarFeedView, FEED_ACTIONS } from '#app/routes/booking/feed-actions.ts'
import { redeemTyped } from '#app/routes/booking/redeem-action.ts'
import { classView } from '#app/routes/learning/class-view.ts'
import { nextDays } from '#app/routes/remedies/remedy-views.ts'
import { waitlistEntryView } from '#app/routes/waitlist/waitlist-entry-view.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { REDEEM } from '#content/booking/vouchers.ts'
import { MY_WAITING } from '#content/booking/waitlist.ts'
import { LANGUAGE } from '#content/language.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { listOwnEntries } from '#db/bookings/waitlist-entries.ts'
import type { Database } from '#db/client.ts'
import { findSeatWait, listSeatWaitsOf } from '#db/learning/cohort-waitlist.ts'
import { listClientPasses } from '#db/offers/passes.ts'
import { isAnyVoucherIssued, listBoughtVouchers } from '#db/offers/vouchers.ts'
import { readAccountCredit } from '#db/payments/ledger-entries.ts'
import { listOwnAnswers } from '#db/sessions/answers.ts'
import { isInsidePaidCourse } from '#domain/bookings/paid-courses.ts'
import { isClassOver } from '#domain/learning/live-class.ts'
import { voucherState } from '#domain/offers/vouchers.ts'
import { dueBookings, owesBalance, sumOfBalances } from '#domain/payments/due-bookings.ts'
import { isPaidAtSession } from '#domain/payments/pay-at-session.ts'
import { istDate } from '#domain/time/india-time.ts'
import { type OwnClass, readOwnClasses } from '#usecases/bookings/cohorts/read-own-classes.ts'
import { leaveCohortWaitlist } from '#usecases/bookings/cohorts/seat-waitlist.ts'
import { leaveWaitlist } from '#usecases/bookings/waitlist/leave-waitlist.ts'
import { waitlistLinkPath } from '#usecases/bookings/waitlist/waitlist-links.ts'
import { readOwnRemedies } from '#usecases/remedies/read-remedies.ts'
import { listForNames } from '#usecases/sessions/for-whom.ts'
import type { Route } from './+types/bookings'

const RECENT_SHOWN = 5

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const bookings = await listOwnBookings(db, user.id, LANGUAGE)
  const today = istDate(now)
  const passes = await listClientPasses(db, user.id, LANGUAGE)
  const vouchers = await shownVouchers(db, user.id, today)
  const credit = (await isAnyVoucherIssued(db)) ? await readAccountCredit(db, user.id) : null
  const keys = context.get(keyRingContext)
  const waiting = (await listOwnEntries(db, user.id, { language: LANGUAGE, now })).map((entry) =>
    waitlistEntryView(entry, waitlistLinkPath(keys, 'offer', { entryId: entry.id, email: entry.email }), now),
  )
  const seatWaits = await listSeatWaits(db, user.id, now)
  if (bookings.length === 0) return { waiting, seatWaits, passes, vouchers, credit, today, ...NO_BOOKINGS }

  const appUrl = context.get(appUrlContext)
  const { name: practiceName, contact } = await context.get(practiceContext)()
  const practice = { practiceName, appUrl, address: contact.address, phone: contact.phone }
  const ownCourses = await ownCoursesOf(db, { userId: user.id, now }, bookings)
  const remedies = await readOwnRemedies(db, keys, { userId: user.id, language: LANGUAGE }, now)
  const forNames = await listForNames(db, keys, user.id)
  const withRemedies = new Set(remedies.map(({ bookingId }) => bookingId))
  const shown = bookings.map((booking) => ({
    ...ownBooking(booking, practice, now, ownCourses),
    hasRemedies: withRemedies.has(booking.id),
    forName: forNames.get(booking.id) ?? null,
    question: questionOf(booking, keys),
  }))
  const times = new Map(bookings.map(({ id, startsAt }) => [id, startsAt?.getTime() ?? 0]))
  const upcoming = shown
    .filter(({ stage, needsReschedule }) => stage === 'upcoming' || needsReschedule)
    .toSorted((one, other) => (times.get(one.id) ?? 0) - (times.get(other.id) ?? 0))
  const needless = new Set(bookings.filter((booking) => isInsidePaidCourse(booking, bookings)).map(({ id }) => id))
  // What is paid at the session stands with its booking, and nobody is asked for it before.
  const due = dueBookings(bookings, now).filter((booking) => !isPaidAtSession(booking))
  const unpaid = shown.filter(({ id, mayPay }) => mayPay && !needless.has(id))
  const courses = shown.filter(({ course, badge, mayPay }) => course !== null && !mayPay && badge !== 'cancelled')
  const placed = new Set([...upcoming, ...unpaid, ...courses])
  const answers = await listOwnAnswers(db, user.id, LANGUAGE)
  const classes = await readOwnClasses(db, user.id, LANGUAGE)
  const nextClass = classes.find((live) => live.isConfirmed && !isClassOver(live, now))
  const hasSessions = classes.length > 0 || bookings.some(({ startsAt }) => startsAt !== null)
  return {
    waiting,
    seatWaits,
    passes,
    vouchers,
    credit,
    today,
    // A single unpaid booking has its own button.
    balanceDue: due.some(owesBalance) || due.length > 1 ? formatRupees(sumOfBalances(due)) : null,
    unpaid,
    upcoming,
    nextClass: nextClass ? nextClassView(nextClass, { now, phone: contact.phone }) : null,
    isClassFirst:
      nextClass !== undefined && upcoming.every(({ id }) => (times.get(id) ?? 0) > nextClass.startsAt.getTime()),
    courses,
    recent: shown.slice(0, RECENT_SHOWN).map((booking) => ({ ...booking, isShownAbove: placed.has(booking) })),
    answers: answers.map(({ publishedAt, correctedAt, ...answer }) => ({
      ...answer,
      serviceName: serviceText(answer),
      forName: forNames.get(answer.bookingId) ?? null,
      question: shown.find(({ id }) => id === answer.bookingId)?.question ?? null,
      publishedOn: longDay(istDate(publishedAt)),
      correctedOn: correctedAt && longDay(istDate(correctedAt)),
    })),
    remedies: { hasAny: remedies.length > 0, next: nextDays(remedies, REMEDIES_SHOWN) },
    hasSessions,
    feed: await calendarFeedView(context, { userId: user.id, astrologerId: null, shows: 'sessions' }),
  }
}

const REMEDIES_SHOWN = 3

const NO_BOOKINGS = {
  balanceDue: null,
  unpaid: [],
  upcoming: [],
  nextClass: null,
  isClassFirst: false,
  courses: [],
  recent: [],
  answers: [],
  remedies: { hasAny: false, next: [] },
  hasSessions: false,
  feed: null,
}

function nextClassView(live: OwnClass, shown: { readonly now: Date; readonly phone: string }) {
  const { id, cohortId, courseTitle, courseSlug } = live
  const place = cohortId === null ? `/${id}` : '#classes'
  return { ...classView(live, shown), courseTitle, path: `/learning/${courseSlug}${place}` }
}

async function listSeatWaits(db: Database, userId: string, now: Date): Promise<SeatWaitView[]> {
  const own = await listSeatWaitsOf(db, userId)
  const waits = await Promise.all(own.map(({ id }) => findSeatWait(db, id, LANGUAGE)))
  return waits
    .filter((wait) => wait !== undefined)
    .map(({ id, courseTitle, courseSlug, cohortId, cohortTitle, startsAt, offerExpiresAt, timeZone }) => {
      const isOffered = offerExpiresAt !== null && offerExpiresAt > now
      const href = `/book/course/${courseSlug}?group=${cohortId}`
      return {
        id,
        courseTitle,
        group: cohortTitle,
        starts: startsAt && clientTime(startsAt, { timeZone, now }),
        offer: isOffered ? { until: clientTime(offerExpiresAt, { timeZone, now }), href } : null,
      }
    })
}

async function shownVouchers(db: Database, userId: string, today: string) {
  const bought = await listBoughtVouchers(db, userId)
  return bought.map((voucher) => ({
    bookingId: voucher.bookingId,
    amount: formatRupees(voucher.amount),
    recipientName: voucher.recipientName,
    state: voucherState(voucher, today),
    lastDay: voucher.lastDay === null ? '' : longDay(voucher.lastDay),
  }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = requireUser(context)
  const form = await readForm(request)
  if (form.text('intent') === 'leave-waitlist') return leave(context, { entryId: form.text('entryId'), userId })
  if (form.text('intent') === 'leave-group') {
    await leaveCohortWaitlist(
      context.get(databaseContext),
      { waitId: form.text('waitId'), userId },
      context.get(clockContext)(),
    )
    return goTo('/dashboard', MY_WAITING.left)
  }
  if (form.text('intent') === 'redeem-voucher') return redeem(context, { userId, code: form.text('voucher') })
  const change = chosenAction(FEED_ACTIONS, form)
  return goTo('/dashboard', await change(context, { userId, astrologerId: null, shows: 'sessions' }))
}

type Own = Parameters<typeof leaveWaitlist>[1]

async function leave(context: Readonly<RouterContextProvider>, own: Own) {
  await leaveWaitlist(context.get(databaseContext), own, context.get(clockContext)())
  return goTo('/dashboard', MY_WAITING.left)
}

const LONGEST_SHOWN_CODE = 60

async function redeem(context: Readonly<RouterContextProvider>, typed: { userId: string; code: string }) {
  const redeemed = await redeemTyped(context, typed)
  if (redeemed.ok) return goTo('/dashboard', redeemed.value)
  const { message, status } = redeemed.refusal
  const values = { voucher: typed.code.slice(0, LONGEST_SHOWN_CODE) }
  return rejected({ title: REDEEM.failed, detail: message }, { status, fieldErrors: { voucher: message }, values })
}

export default function Bookings({ loaderData: { credit, ...shown }, actionData }: Route.ComponentProps) {
  const redeem = credit !== null && {
    credit: credit > 0 ? formatRupees(credit) : null,
    typed: actionData?.values.voucher,
    error: actionData?.fieldErrors.voucher,
  }
  return (
    <>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <MyBookings {...shown} redeem={redeem || null} />
    </>
  )
}
