import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import type { BookingPageView } from '#app/features/booking/booking-page-view.ts'
import { askPath } from '#app/features/courses/course-text.ts'
import { requestLine } from '#app/features/muhurta-view/request-text.ts'
import {
  appUrlContext,
  clientAddressContext,
  clockContext,
  databaseContext,
  keyRingContext,
  practiceContext,
  socialProvidersContext,
} from '#app/http/contexts.ts'
import { readMuhurtaCookie } from '#app/http/muhurta-cookie.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { signInPath, viewerContext } from '#app/http/viewer.ts'
import { PROVIDERS } from '#content/accounts/accounts.ts'
import { PASSES } from '#content/booking/passes.ts'
import { GIFT } from '#content/booking/vouchers.ts'
import { LANGUAGE } from '#content/language.ts'
import { howToPay } from '#content/staff/practice/payment-methods.ts'
import { findProfile } from '#db/accounts/profiles.ts'
import { listAstrologersFor } from '#db/availability/astrologers.ts'
import { findBookedZone, findDiscountPercent } from '#db/bookings/booking-clients.ts'
import type { Database } from '#db/client.ts'
import { hasCohorts } from '#db/learning/cohorts.ts'
import { listEnrolledCourses } from '#db/learning/enrollments.ts'
import { isAnyCouponOffered } from '#db/offers/coupons.ts'
import { findSoldPass } from '#db/offers/passes.ts'
import { findSoldVoucher } from '#db/offers/vouchers.ts'
import { findCallNumber } from '#db/sessions/session-notes.ts'
import { PROVIDER_NAMES } from '#domain/accounts/social-sign-in.ts'
import { readStart } from '#domain/availability/read-start.ts'
import { type BookingFormValues, EMPTY_BOOKING_FORM, FOR_ME } from '#domain/bookings/booking-form.ts'
import { LONGEST_TYPED_COUPON } from '#domain/bookings/booking-limits.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import type { CouponTerms } from '#domain/content/offers.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Viewer } from '#domain/viewer.ts'
import { findCodeRecipient } from '#usecases/accounts/sign-in/request-sign-in-code.ts'
import { findBookingDraft } from '#usecases/bookings/booking-draft.ts'
import { findFilledForm } from '#usecases/bookings/filled-form.ts'
import { findIncludingCourse } from '#usecases/bookings/find-including-course.ts'
import { NO_OFFERED_BIRTHS, type OfferedBirths, offerBirths } from '#usecases/bookings/offer-births.ts'
import { offerIntake } from '#usecases/bookings/offer-intake.ts'
import { type TriedCoupon, tryCoupon } from '#usecases/bookings/price-booking.ts'
import { listPassesFor } from '#usecases/bookings/usable-passes.ts'
import { findAvailability } from './availability.ts'
import { findOfferedSeat, listGroups } from './groups.ts'
import { labelStarts } from './label-starts.ts'
import { findOfferedSlot } from './offered-slot.ts'

type Context = Readonly<RouterContextProvider>

/** Everything the form shows: the service, its price, the free hours, and what was typed before. */
export async function loadBookingPage(request: Request, context: Context, service: Service): Promise<BookingPageView> {
  const db = context.get(databaseContext)
  const viewer = context.get(viewerContext)
  const now = context.get(clockContext)()
  const url = new URL(request.url)
  const bookingId = url.searchParams.get('booking') ?? undefined
  const path = bookPath(service)

  const filled = await findFilled(request, context, { path, bookingId })
  const offered = await findOfferedSlot(request, context, service)
  const astrologers = service.session ? await listAstrologersFor(db, service.id, LANGUAGE) : []
  const chosenId = offered?.times.astrologer ?? filled?.form.astrologer
  const chosen = chosenAmong(astrologers, url.searchParams.get('astrologer'), chosenId)
  const births = viewer ? await offerBirths(db, context.get(keyRingContext), viewer.id) : NO_OFFERED_BIRTHS
  const form = { ...(filled?.form ?? (await startingForm(db, viewer, { service, births }, now))) }
  const seat = await findOfferedSeat(request, context)
  const groups = await listGroups(db, service, {
    userId: viewer?.id ?? seat?.userId,
    bookingId: filled?.bookingId,
    now,
  })
  const passes = viewer === null ? [] : await listPassesFor(db, { userId: viewer.id, service }, now)
  const typedCoupon = form.coupon || (url.searchParams.get('coupon') ?? '')
  const address = context.get(clientAddressContext)
  const coupon = await tryCoupon(db, { typed: typedCoupon, service, userId: viewer?.id, bookingId, address }, now)
  const discountPercent = viewer === null ? 0 : await findDiscountPercent(db, viewer.id)
  const practice = await context.get(practiceContext)()
  const availability = await findAvailability(db, service, {
    now,
    astrologerId: chosen?.id,
    exceptBookingId: filled?.bookingId,
    heldFor: viewer?.id ?? offered?.userId,
  })

  return {
    service: {
      type: service.type,
      isClass: service.isClass,
      name: service.name,
      isPrasna: service.isPrasna,
      needsBirthTime: service.needsBirthTime,
      isPerQuestion: service.isPerQuestion,
      intakeQuestions: service.intakeQuestions,
      asksLifeEvents: service.asksLifeEvents,
      heldAs: service.heldAs,
      place: await placeOf(db, service, { practice, astrologerId: chosen?.id }),
      terms: await termsOfOffer(db, service),
    },
    price: { listed: service.listedPrice, discountPercent, coupon: termsOf(coupon) },
    howToPay: howToPay(offeredMethods(practice).filter((method) => method !== 'session' || isHeldInPerson(service))),
    takesCoupons: service.type !== 'voucher' && (typedCoupon !== '' || (await isAnyCouponOffered(db, istDate(now)))),
    passes: passes.map(({ id, left, sessions, lastDay }) => ({ id, left, sessions, lastDay })),
    availability: await labelStarts(db, availability, practice, {
      keys: context.get(keyRingContext),
      userId: viewer?.id,
    }),
    waitPath: service.session ? `${path}/wait${chosen ? `?astrologer=${chosen.slug}` : ''}` : null,
    astrologers:
      astrologers.length < 2
        ? []
        : astrologers.map(({ id, slug, name }) => ({ slug, name, isChosen: id === chosen?.id })),
    groups,
    askDatesPath: groups.length === 0 && (await isTaughtInGroups(db, service)) ? askPath(service) : null,
    form: {
      ...form,
      ...groupOf(groups, {
        chosen: (url.searchParams.get('group') ?? form.cohort) || onlyDate(service, groups),
        bookingDate: form.bookingDate,
      }),
      pass: String(passes[0]?.id ?? ''),
      coupon: typedCoupon.slice(0, LONGEST_TYPED_COUPON),
      ...chosenTime(url),
      ...offered?.times,
      astrologer: chosen ? String(chosen.id) : '',
    },
    births: { own: births.own, saved: births.saved },
    muhurta: service.type === 'consultation' ? attachedSearch(request) : null,
    offeredIntake: offerIntake(service, births.given),
    email: filled?.email ?? offered?.email ?? seat?.email ?? '',
    codeSentTo: viewer === null && url.searchParams.has('code') ? await findCodeSentTo(request, context) : null,
    isFilled: filled !== undefined || offered !== undefined,
    idempotencyKey: filled?.idempotencyKey ?? randomUUID(),
    today: istDate(now),
    now,
    lastZone: (viewer && (await findBookedZone(db, viewer.email))) ?? '',
    isSignedIn: viewer !== null,
    signInPath: signInPath(path),
    providers: PROVIDER_NAMES.filter((name) => context.get(socialProvidersContext)[name]).map(
      (name) => PROVIDERS[name],
    ),
    ...(await coursesOf(db, viewer, service)),
  }
}

/** Of a course with groups: the chosen one, and no day of its own. */
function groupOf(
  groups: BookingPageView['groups'],
  { chosen, bookingDate }: { readonly chosen: string; readonly bookingDate: string },
) {
  if (groups.length === 0) return { cohort: '', bookingDate }
  return { cohort: groups.some(({ id }) => String(id) === chosen) ? chosen : '', bookingDate: '' }
}

/** A class with one date leaves nothing to choose. */
function onlyDate({ isClass }: Service, [only, ...others]: BookingPageView['groups']): string {
  return isClass && only && others.length === 0 ? String(only.id) : ''
}

/** What the form shows of a coupon; null without one that can be used. */
export function termsOf(tried: TriedCoupon): CouponTerms | null {
  if (!tried.ok || !tried.value) return null
  const { code, percentOff, amountOff } = tried.value
  return { code, percentOff, amountOff }
}

function attachedSearch(request: Request): string | null {
  const attached = readMuhurtaCookie(request)
  return attached ? requestLine(attached) : null
}

/** The address, or the number that the client calls. */
async function placeOf(
  db: Database,
  { heldAs }: Service,
  { practice, astrologerId }: { readonly practice: Practice; readonly astrologerId: number | undefined },
): Promise<string> {
  if (heldAs === 'in-person') return practice.contact.address
  return heldAs === 'telephone' ? findCallNumber(db, astrologerId) : ''
}

function isHeldInPerson({ session, heldAs }: Service): boolean {
  return Boolean(session) && heldAs === 'in-person'
}

export function bookPath({ type, slug }: Pick<Service, 'type' | 'slug'>): string {
  return `/book/${type}/${slug}`
}

/** The same page, which then asks for the emailed code. */
export function codePath(service: Pick<Service, 'type' | 'slug'>): string {
  return `${bookPath(service)}?code`
}

async function findCodeSentTo(request: Request, context: Context): Promise<string | null> {
  const codeToken = readCookie(request, 'booking-code', context.get(appUrlContext))
  return (await findCodeRecipient(context.get(databaseContext), codeToken, context.get(clockContext)())) ?? null
}

type Filled = {
  readonly form: BookingFormValues
  readonly email?: string
  readonly idempotencyKey: string
  readonly bookingId?: string
}

/** The booking that the client returns from, or the draft typed before signing in. */
async function findFilled(
  request: Request,
  context: Context,
  { path, bookingId }: { path: string; bookingId: string | undefined },
): Promise<Filled | undefined> {
  const db = context.get(databaseContext)
  const keys = context.get(keyRingContext)
  const viewer = context.get(viewerContext)

  if (bookingId !== undefined && viewer) {
    const filled = await findFilledForm(db, keys, { id: bookingId, userId: viewer.id })
    if (filled) return { ...filled, bookingId }
  }
  const token = readCookie(request, 'booking-draft')
  if (token === undefined) return undefined
  return findBookingDraft(db, keys, { token, path, now: context.get(clockContext)() })
}

/** Most students want to start at once. */
async function startingForm(
  db: Database,
  viewer: Viewer | null,
  { service, births }: { readonly service: Service; readonly births: OfferedBirths },
  now: Date,
): Promise<BookingFormValues> {
  const profile = viewer ? await findProfile(db, viewer.id) : undefined
  return {
    ...EMPTY_BOOKING_FORM,
    ...births.own,
    ...offerIntake(service, births.given)[''],
    forWhom: FOR_ME,
    bookingDate: service.type === 'course' ? istDate(now) : '',
    fullName: profile?.fullName ?? '',
    phone: profile?.phone ?? '',
    currentLocation: births.currentLocation,
  }
}

async function termsOfOffer(db: Database, { type, slug }: Service): Promise<string[]> {
  const voucher = type === 'voucher' ? await findSoldVoucher(db, slug) : undefined
  if (voucher) return [GIFT.valid(voucher.validMonths)]
  const pass = type === 'pass' ? await findSoldPass(db, slug) : undefined
  if (!pass) return []
  const { sessions, packageName, validMonths, isShared } = pass
  return [
    PASSES.sessions(sessions, packageName),
    PASSES.valid(validMonths),
    isShared ? PASSES.shared : PASSES.notShared,
  ]
}

async function coursesOf(
  db: Database,
  viewer: Viewer | null,
  service: Service,
): Promise<Pick<BookingPageView, 'isEnrolled' | 'includedIn' | 'ownedCourses'>> {
  // A class may be booked again for its next date.
  if (service.type !== 'course' || service.isClass || !viewer)
    return { isEnrolled: false, includedIn: null, ownedCourses: [] }
  const owned = await listEnrolledCourses(db, viewer.id)
  const others = owned.filter(({ courseId }) => courseId !== service.id)
  return {
    isEnrolled: others.length < owned.length,
    includedIn: (await findIncludingCourse(db, viewer.id, service)) ?? null,
    ownedCourses: others.map(({ courseTitle }) => courseTitle),
  }
}

type Astrologer = Awaited<ReturnType<typeof listAstrologersFor>>[number]

/** The astrologer in the address, or else of the form that the client returns to; undefined for anyone. */
function chosenAmong(
  astrologers: readonly Astrologer[],
  slug: string | null,
  id: string | undefined,
): Astrologer | undefined {
  return astrologers.find((astrologer) => (slug === null ? String(astrologer.id) === id : astrologer.slug === slug))
}

/** The time that was chosen in the frame on another site. Whether it is still free is checked as always. */
function chosenTime(url: URL) {
  const startsAt = readStart(url.searchParams.get('at') ?? '')
  return startsAt && { bookingDate: istDate(startsAt), preferredTime: startsAt.toISOString() }
}

async function isTaughtInGroups(db: Database, { type, id }: Service): Promise<boolean> {
  return type === 'course' && (await hasCohorts(db, id))
}
