import { randomUUID } from 'node:crypto'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { BookForForm } from '#app/features/staff/clients/book-for-form.tsx'
import { groupName } from '#app/features/staff/courses/group-state.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { SellPassForm } from '#app/features/staff/money/sell-pass-form.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { practiceContext } from '#app/http/contexts.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { rejected } from '#app/http/respond.ts'
import { problemText } from '#app/routes/booking/book/hold-problem.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { SEAT_PROBLEMS } from '#content/booking/booking.ts'
import { SESSION_REFUSALS } from '#content/staff/bookings/desk-session.ts'
import { BOOK_FOR, SELL_PASS } from '#content/staff/clients/book-for-client.ts'
import { istClock, longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { listDiaries } from '#db/availability/weekly-hours.ts'
import { hasClientEmail } from '#db/bookings/booking-clients.ts'
import type { Database } from '#db/client.ts'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { listClasses } from '#db/content/classes.ts'
import { listCohorts } from '#db/learning/cohorts.ts'
import { type ClientPass, listSoldPasses } from '#db/offers/passes.ts'
import { listVouchersForSale } from '#db/offers/vouchers.ts'
import { readStart } from '#domain/availability/read-start.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import { hasClockTime, readTimeKnown } from '#domain/births/birth.ts'
import { BOOKING_FIELDS, type BookingFormValues } from '#domain/bookings/booking-form.ts'
import { isBookable } from '#domain/learning/cohorts.ts'
import { type DeskScope, staffMay } from '#domain/rights.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { INDIA_TIME_ZONE, istDate } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'
import { listAllFreeSlots } from '#usecases/bookings/read-diary.ts'
import { listUsablePasses } from '#usecases/bookings/usable-passes.ts'
import { type BookForRefusal, bookForClient } from '#usecases/desk/book-for-client.ts'
import { SOMEONE_NEW } from '#usecases/desk/find-or-open-client.ts'
import type { Route } from './+types/book-for-client'

export function meta({ matches, location }: Route.MetaArgs) {
  return privateMeta(matches, isPassSale(location.search) ? SELL_PASS.title : BOOK_FOR.title)
}

/** `?sell=pass` sells a pass; `?client=` is a known client, and `?service=` and `?pass=` what was chosen on their card. */
const isPassSale = (search: string) => new URLSearchParams(search).get('sell') === 'pass'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, scope, now } = requireStaff(context, 'desk')
  const astrologer = await tappedAstrologer(db, scope, url.searchParams.get('astrologer') ?? '')
  const clientId = url.searchParams.get('client') ?? ''
  const isSale = isPassSale(url.search)
  const [client, packages, courses, classes, passes, vouchers, slots, cohorts] = await Promise.all([
    isUuid(clientId) ? findDeskClient(db, scope, clientId) : undefined,
    listConsultationPackages(db),
    listCourses(db),
    listClasses(db),
    listSoldPasses(db),
    listVouchersForSale(db),
    listAllFreeSlots(db, now, astrologer?.id),
    listCohorts(db, { now }),
  ])
  const { groups } = BOOK_FOR
  const soldPasses = passes.map(({ slug, name, price }) => ({
    value: `pass ${slug}`,
    label: joinWithDots([name, formatRupees(price)]),
  }))
  return {
    key: randomUUID(),
    today: istDate(now),
    languages: (await context.get(practiceContext)()).languages,
    isSale,
    /** Opened from the client's card. */
    client: client && { id: client.id, fullName: client.fullName ?? '', phone: client.phone ?? '' },
    passes: client && !isSale ? (await listUsablePasses(db, client.id, now)).map(passChoice) : [],
    astrologer: astrologer ?? null,
    chosen: {
      service: url.searchParams.get('service') ?? '',
      pass: url.searchParams.get('pass') ?? '',
      ...tappedTime(slots, url.searchParams.get('at') ?? ''),
    },
    services: isSale
      ? soldPasses
      : [
          ...packages.map(({ slug, name }) => ({
            value: `consultation ${slug}`,
            label: name,
            group: groups.consultation,
          })),
          ...courses.map(({ slug, title }) => ({ value: `course ${slug}`, label: title, group: groups.course })),
          ...classes.map(({ slug, title }) => ({ value: `course ${slug}`, label: title, group: groups.class })),
          ...soldPasses.map((option) => ({ ...option, group: groups.pass })),
          ...vouchers.map(({ slug, name }) => ({ value: `voucher ${slug}`, label: name, group: groups.voucher })),
        ],
    groups: cohorts
      .filter((cohort) => isBookable(cohort, now) && cohort.taken < cohort.seats)
      .map((cohort) => ({ value: String(cohort.id), label: groupName(cohort), group: cohort.courseTitle })),
    // The length depends on the service, so only the start is said.
    slots: slots.map(({ date, startsAt }) => ({ date, start: startsAt.toISOString(), time: istClock(startsAt) })),
  }
}

/** The astrologer whose free time was tapped in the week; nobody else's, and none out of the user's sight. */
async function tappedAstrologer(db: Database, { onlyOf }: DeskScope, slug: string) {
  if (slug === '') return undefined
  const diaries = await listDiaries(db)
  const found = diaries.find((diary) => diary.slug === slug)
  if (!found || (onlyOf !== null && onlyOf.astrologerId !== found.id)) return undefined
  // With one astrologer there is no choice to name.
  return diaries.length > 1 ? { id: found.id, name: found.name } : undefined
}

/** The first start in the tapped hour, and its week even if nothing starts then. */
function tappedTime(slots: readonly Slot[], at: string) {
  const tapped = readStart(at)
  if (!tapped) return {}
  const until = tapped.getTime() + HOUR_MS
  const slot = slots.find(({ startsAt }) => startsAt >= tapped && startsAt.getTime() < until)
  return { slot: slot?.startsAt.toISOString() ?? '', of: istDate(tapped) }
}

function passChoice({ id, name, left, sessions, lastDay }: ClientPass) {
  return { value: String(id), label: BOOK_FOR.passLeft(name, left, sessions, longDay(lastDay)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, keys, staff, scope, now } = requireStaff(context, 'desk')
  const sent = await readForm(request)
  // Without script, another week is shown by the server.
  if (sent.text('of') !== '') return turnWeek(sent)
  const [kind = '', slug = ''] = sent.text('service').split(' ')
  const outcome = await bookForClient(
    db,
    keys,
    {
      staffId: staff.id,
      scope,
      email: sent.text('email'),
      language: sent.text('language'),
      client: sent.text('client'),
      service: { kind, slug },
      form: formIn(sent, kind),
      idempotencyKey: sent.text('key').slice(0, 64),
      offersPass: sent.text('passAsked') === '',
      isBirthLater: sent.isTicked('birthLater'),
      paysAtSession: sent.isTicked('paysAtSession'),
      isQuestionLater: sent.isTicked('isQuestionLater'),
    },
    now,
  )
  if (!outcome.ok) return refuse(outcome.refusal, sent)
  const { bookingId, revision, isConfirmed } = outcome.value
  const page = bookingPath(bookingId)
  // Whoever sells a pass is about to record its payment.
  if (kind === 'pass' && revision !== 'refused' && staffMay(staff, 'money')) return moveOn(`${page}/payment`, SOLD)
  if (isConfirmed && revision === 'none') return moveOn(page, COVERED)
  const { dueAtSession } = outcome.value
  if (dueAtSession !== null && revision !== 'refused') {
    const detail = (await hasClientEmail(db, bookingId)) ? BOOK_FOR.agreedDetail : BOOK_FOR.agreedWithoutEmail
    return moveOn(page, { tone: 'success', title: BOOK_FOR.agreed, detail: detail(formatRupees(dueAtSession)) })
  }
  const isEmailed = revision !== 'none' || (await hasClientEmail(db, bookingId))
  return moveOn(page, isEmailed ? TOASTS[revision] : MADE_WITHOUT_EMAIL)
}

function turnWeek(sent: SentForm) {
  const values = sent.texts(['of', 'client', 'passAsked', ...RETURNED_FIELDS])
  return { toast: null, fieldErrors: {}, values, callers: [], passes: [] }
}

const SOLD = { tone: 'success', title: BOOK_FOR.sold, detail: BOOK_FOR.soldDetail } as const
const COVERED = { tone: 'success', title: BOOK_FOR.covered, detail: BOOK_FOR.coveredDetail } as const

/** By what became of a form that was sent again with other content. */
const TOASTS = {
  none: { tone: 'success', title: BOOK_FOR.made, detail: BOOK_FOR.madeDetail },
  made: { tone: 'success', title: BOOK_FOR.changed, detail: BOOK_FOR.changedDetail },
  refused: { tone: 'note', title: BOOK_FOR.notChanged, detail: BOOK_FOR.notChangedDetail },
} as const

const MADE_WITHOUT_EMAIL = { tone: 'success', title: BOOK_FOR.made, detail: BOOK_FOR.madeWithoutEmail } as const

/** The client has consented on the phone; their emails show times in India. */
function formIn(sent: SentForm, kind: string): BookingFormValues {
  const preferredTime = sent.text('slot')
  const startsAt = readStart(preferredTime)
  const typed = sent.texts(BOOKING_FIELDS)
  const dayOfSession = startsAt ? istDate(startsAt) : ''
  const bookingDate = kind === 'course' ? typed.bookingDate : dayOfSession
  // A caller who does not know the time can book too.
  const timeKnown =
    typed.birthTime === '' && hasClockTime(readTimeKnown(typed.timeKnown) ?? 'exact') ? 'unknown' : typed.timeKnown
  return { ...typed, timeKnown, bookingDate, preferredTime, guardian: 'on', consent: 'on', timeZone: INDIA_TIME_ZONE }
}

const RETURNED_FIELDS = [
  'email',
  'language',
  'service',
  'slot',
  'birthLater',
  'paysAtSession',
  'isQuestionLater',
  ...BOOKING_FIELDS,
] as const

function refuse(refusal: BookForRefusal, sent: SentForm) {
  const values = sent.texts(RETURNED_FIELDS)
  const messages: Readonly<Record<string, string>> = { ...SESSION_REFUSALS, ...SEAT_PROBLEMS, ...BOOK_FOR.refusals }
  const title = messages[refusal.reason] ?? BOOK_FOR.refusals.invalid
  if (refusal.reason === 'phone-known') return askWho(refusal, title, values)
  if (refusal.reason === 'pass-found') return askForPass(refusal, title, { ...values, client: sent.text('client') })
  if (refusal.reason === 'pass-unusable' || refusal.reason === 'pass-not-shared') {
    return answer({ title }, { values, fieldErrors: { pass: title } })
  }
  if (refusal.reason === 'not-at-the-session') {
    return answer({ title }, { values, fieldErrors: { paysAtSession: title } })
  }
  if (refusal.reason === 'coupon-refused') return answer({ title }, { values, fieldErrors: { coupon: title } })
  if (refusal.reason !== 'invalid') return answer({ title }, { values })

  const problems = Object.entries(refusal.problems).map(([field, problem]) => [
    field,
    field === 'notes' && problem === 'missing' ? BOOK_FOR.questionMissing : problemText(field, problem) || title,
  ])
  return answer({ title }, { values, fieldErrors: Object.fromEntries(problems) })
}

/** Clients with the number that was typed, to choose from. */
function askWho(
  { clients, mayBeNew }: Extract<BookForRefusal, { reason: 'phone-known' }>,
  title: string,
  values: Readonly<Record<string, string>>,
) {
  const known = clients.map(({ id, fullName, email }) => ({
    value: id,
    label: fullName === null ? BOOK_FOR.notListed : joinWithDots([fullName, email ?? BOOK_FOR.noEmail]),
  }))
  const callers = mayBeNew ? [...known, { value: SOMEONE_NEW, label: BOOK_FOR.someoneNew }] : known
  return answer({ title }, { status: 409, values, fieldErrors: { client: title } }, { callers })
}

/** The passes of the client, who may have been chosen from several callers. The one that ends first is the first choice. */
function askForPass(
  { passes }: Extract<BookForRefusal, { reason: 'pass-found' }>,
  title: string,
  values: Readonly<Record<string, string>>,
) {
  const choices = passes.map(passChoice)
  const first = { ...values, pass: choices[0]?.value ?? '' }
  return answer({ title }, { status: 409, values: first, fieldErrors: { pass: title } }, { passes: choices })
}

type Choices = readonly { readonly value: string; readonly label: string }[]

function answer(
  toast: Parameters<typeof rejected>[0],
  rejection: Parameters<typeof rejected>[1],
  { callers = [], passes = [] }: { readonly callers?: Choices; readonly passes?: Choices } = {},
) {
  return rejected(toast, rejection, { callers, passes })
}

export default function BookForClient({ loaderData, actionData }: Route.ComponentProps) {
  const { key, isSale, passes, chosen, ...page } = loaderData
  const form = {
    ...page,
    bookingKey: key,
    values: actionData?.values ?? chosen,
    errors: actionData?.fieldErrors ?? {},
    callers: actionData?.callers ?? [],
  }
  const asked = passes.length > 0 ? passes : (actionData?.passes ?? [])
  return (
    <StaffPage title={isSale ? SELL_PASS.title : BOOK_FOR.title} lead={isSale ? SELL_PASS.lead : BOOK_FOR.lead}>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      {isSale ? <SellPassForm {...form} /> : <BookForForm {...form} passes={asked} />}
    </StaffPage>
  )
}
