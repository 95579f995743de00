import type { IncludingCourse } from '#app/features/booking/booking-page-view.ts'
import type {
  BookingInPayment,
  Payee,
  PaymentMethodView,
  PaymentPageView,
  PaymentView,
} from '#app/features/booking/payment/payment-view.ts'
import { partPaidText } from '#app/features/page-parts/part-paid.tsx'
import { qrPath } from '#app/features/page-parts/qr-path.ts'
import { PAYMENT } from '#content/booking/payment.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { longDay } from '#content/words/dates.ts'
import { discountText } from '#content/words/ledger-labels.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import type { ClientBooking } from '#db/bookings/bookings.ts'
import { isHoldAlive, isPayable } from '#domain/bookings/holds.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import { owesBalance } from '#domain/payments/due-bookings.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'
import type { LedgerStatementLine } from '#domain/payments/ledger-statement.ts'
import { destinationOf, gatewaysFor, methodsFor } from '#domain/payments/offered-methods.ts'
import { isPayableAtSession } from '#domain/payments/pay-at-session.ts'
import { upiAmount, upiLink } from '#domain/payments/upi-link.ts'

type Circumstances = {
  readonly hasJustClaimed: boolean
  readonly includedIn: IncludingCourse | null
  readonly linked: BookingInPayment['linked']
  readonly ledger: readonly LedgerStatementLine[]
  /** What the client could use for it. */
  readonly credit: Paise
  /** Whether the practice has sold gift vouchers. */
  readonly hasVouchers: boolean
  readonly online: readonly GatewayName[]
  readonly now: Date
}

export function paymentPage(
  booking: ClientBooking,
  practice: Practice,
  { hasJustClaimed, includedIn, linked, ledger, credit, hasVouchers, online, now }: Circumstances,
): PaymentPageView {
  const { supportEmail } = practice.contact
  const shown = bookingInPayment(booking, now, {
    supportEmail,
    includedIn,
    linked,
    ledger: shownLedger(ledger, linked),
  })
  // A client who has to choose another time is not redirected, nor one who is not signed in.
  const isMovingOn = hasJustClaimed && !booking.needsReschedule && linked === null
  const isConfirmed = booking.status === 'paid'
  if (isConfirmed && !owesBalance(booking)) return { step: 'confirmed', booking: shown, isMovingOn }
  const isClosed = booking.status === 'cancelled' || (!isConfirmed && !isPayable(booking, now))
  if (isClosed) return { step: 'closed', booking: shown }
  return {
    step: 'payment',
    booking: shown,
    payment: paymentFacts(booking, practice, { credit, hasVouchers, online, now }),
  }
}

function bookingInPayment(
  booking: ClientBooking,
  now: Date,
  around: Pick<BookingInPayment, 'supportEmail' | 'includedIn' | 'linked' | 'ledger'>,
): BookingInPayment {
  const { startsAt, endsAt, timeZone } = booking
  const money = bookingMoney(booking)
  return {
    id: booking.id,
    code: booking.code,
    serviceName: serviceText(booking),
    servicePath: `/book/${booking.serviceType}/${booking.serviceSlug}`,
    startDate: booking.serviceType === 'course' && booking.bookingDate ? longDay(booking.bookingDate) : null,
    session: startsAt && endsAt && clientTime({ startsAt, endsAt }, { timeZone, now }),
    needsReschedule: booking.needsReschedule,
    isVerified: booking.paymentStatus === 'paid',
    isBeingChecked: money.checking > 0,
    isAtSession: booking.paymentMethod === 'session',
    partPaid: partPaidText(money),
    isCovered: booking.amount === 0,
    discount: discountOf(booking),
    rejectionReason: booking.rejectionReason,
    ending: endingOf(booking),
    policy: policyOf(booking),
    ...around,
  }
}

/** Worth showing once something was paid. A reader of an email who is not signed in cannot open receipts. */
function shownLedger(lines: readonly LedgerStatementLine[], linked: BookingInPayment['linked']): LedgerStatementLine[] {
  if (lines.every(({ kind }) => kind === 'charge' || kind === 'discount')) return []
  return lines.map((line) => ({ ...line, hasReceipt: line.hasReceipt && linked === null }))
}

function discountOf({ discountLabel, listedPrice, amount }: ClientBooking): string | null {
  return discountLabel === ''
    ? null
    : PAYMENT.discount(discountText(discountLabel), formatRupees(paiseFrom(listedPrice - amount)))
}

/** A consultation without an hour is a Prasna. */
export function policyOf({
  serviceType,
  courseLevel,
  startsAt,
}: Pick<ClientBooking, 'serviceType' | 'courseLevel' | 'startsAt'>): BookingInPayment['policy'] {
  if (serviceType === 'course' && courseLevel === null) return 'class'
  return serviceType === 'consultation' && startsAt === null ? 'question' : serviceType
}

function endingOf({ cancellationReason }: ClientBooking): BookingInPayment['ending'] {
  if (cancellationReason === null || cancellationReason === 'expired') return 'expired'
  return cancellationReason === 'included' ? 'included' : 'cancelled'
}

/** What is left of a confirmed booking can be brought without asking, and the desk is asked once. */
function mayAsk(booking: ClientBooking): boolean {
  const wasDeclined = booking.paymentMethod === 'session' && booking.rejectionReason !== null
  return booking.status === 'pending' && isPayableAtSession(booking) && !wasDeclined
}

function paymentFacts(
  booking: ClientBooking,
  practice: Practice,
  { credit, hasVouchers, online, now }: Pick<Circumstances, 'credit' | 'hasVouchers' | 'online' | 'now'>,
): PaymentView {
  const isConfirmed = booking.status === 'paid'
  const holdsSlotStill = isConfirmed || (booking.holdsSlot && isHoldAlive(booking, now))
  const hasSession = booking.serviceType === 'consultation' && booking.startsAt !== null
  const due = paiseFrom(Math.max(0, booking.balance))
  const usable = paiseFrom(Math.min(due, credit))
  return {
    amountText: formatRupees(due),
    isUniqueAmount: booking.uniqueAmountPaise !== null && due === booking.amount,
    creditText: usable > 0 ? formatRupees(usable) : null,
    // A voucher for a voucher would only make it last longer.
    takesVouchers: hasVouchers && booking.serviceType !== 'voucher',
    heldUntil: (!isConfirmed && holdsSlotStill && booking.holdExpiresAt?.getTime()) || null,
    hasLapsed: hasSession && !holdsSlotStill,
    now: now.getTime(),
    online: gatewaysFor(online, booking.timeZone),
    methods: methodsFor(practice, { timeZone: booking.timeZone, isPayableAtSession: mayAsk(booking) }).flatMap(
      (method) => paymentMethodView(method, { ...booking, amount: due }, practice) ?? [],
    ),
  }
}

type Priced = Pick<ClientBooking, 'amount' | 'code' | 'serviceName' | 'questionCount'>

/** What the payment page shows of one way; undefined if the practice has not set it up. */
function paymentMethodView(method: PaymentMethod, booking: Priced, practice: Practice): PaymentMethodView | undefined {
  const { bank, swift, link, instructions } = practice.paymentMethods
  const common = { instructions: instructions[method] ?? '', destination: destinationOf(method, practice) }
  const amount = upiAmount(booking.amount)
  switch (method) {
    case 'upi': {
      const payee = payeeOf(booking, practice.upi)
      return payee && { ...common, method, payee }
    }
    case 'bank':
      return bank ? { ...common, method, account: bank, amount } : undefined
    case 'swift':
      return swift ? { ...common, method, account: swift, amount } : undefined
    case 'link':
      return link ? { ...common, method, link } : undefined
    case 'session':
      return { ...common, method }
  }
}

function payeeOf(booking: Priced, { payeeId, payeeName, kind }: Practice['upi']): Payee | undefined {
  if (payeeId === null || payeeName === null) return undefined
  const link = upiLink({
    payeeId,
    payeeName,
    amount: booking.amount,
    note: `${booking.code} ${serviceText(booking)}`,
    reference: booking.code,
  })
  return { id: payeeId, name: payeeName, kind, amount: upiAmount(booking.amount), link, qr: qrPath(link) }
}
