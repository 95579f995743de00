import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Paise, paiseFrom } from '#domain/money.ts'
import {
  balanceOf,
  cancelConfirmed,
  cancelUnconfirmed,
  type LedgerLine,
  linesOfPrice,
  linesOfRefund,
  moneyReceived,
  moveToAccount,
  moveToBooking,
} from './ledger.ts'

type Step =
  | { readonly do: 'charge'; readonly listed: number; readonly discount: number }
  | { readonly do: 'pay' | 'refund' | 'cancel'; readonly booking: number; readonly amount: number }
  | { readonly do: 'use-credit' | 'keep-as-credit'; readonly booking: number }
  | { readonly do: 'redeem' | 'pay-account' | 'refund-account'; readonly amount: number }

const amount = fc.integer({ min: 1, max: 500_000 })
const booking = fc.nat({ max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('charge' as const), listed: amount, discount: fc.nat({ max: 500_000 }) }),
  fc.record({ do: fc.constantFrom('pay' as const, 'refund' as const, 'cancel' as const), booking, amount }),
  fc.record({ do: fc.constantFrom('use-credit' as const, 'keep-as-credit' as const), booking }),
  fc.record({ do: fc.constantFrom('redeem' as const, 'pay-account' as const, 'refund-account' as const), amount }),
)

type Booking = { readonly lines: LedgerLine[]; state: 'unpaid' | 'confirmed' | 'cancelled' }

/** A client with bookings, as the use-cases keep them. Counts money and vouchers apart from the ledger. */
class Client {
  readonly bookings: Booking[] = []
  readonly account: LedgerLine[] = []
  money = 0
  vouchers = 0

  take(step: Step): void {
    if (step.do === 'charge') this.charge(step.listed, step.discount)
    else if ('booking' in step) {
      const booking = this.bookings[step.booking]
      if (booking) this.takeFor(booking, step)
    } else this.takeForAccount(step.do, paiseFrom(step.amount))
  }

  get credit(): Paise {
    return paiseFrom(0 - balanceOf(this.account))
  }

  private charge(listed: number, discount: number): void {
    const price = {
      serviceName: 'Prasna',
      questionCount: 1,
      listedPrice: paiseFrom(listed),
      amount: paiseFrom(Math.max(0, listed - discount)),
    }
    this.bookings.push({ lines: linesOfPrice(price), state: price.amount === 0 ? 'confirmed' : 'unpaid' })
  }

  private takeFor(booking: Booking, step: Extract<Step, { booking: number }>): void {
    const { lines } = booking
    if (step.do === 'pay' && booking.state !== 'cancelled') {
      this.money += step.amount
      lines.push(line('payment', step.amount))
      booking.state = 'confirmed'
    }
    if (step.do === 'refund') this.refund(booking, step.amount)
    if (step.do === 'cancel' && booking.state !== 'cancelled') this.cancel(booking, step.amount)
    if (step.do === 'use-credit' && booking.state !== 'cancelled') {
      this.move(booking, moveToBooking(lines, { credit: this.credit, code: '' }))
      if (balanceOf(lines) === 0) booking.state = 'confirmed'
    }
    if (step.do === 'keep-as-credit') this.move(booking, moveToAccount(lines, ''))
  }

  /** Of a live booking only an overpayment goes back. */
  private refund({ lines, state }: Booking, wanted: number): void {
    const most = state === 'cancelled' ? moneyReceived(lines) : Math.min(moneyReceived(lines), -balanceOf(lines))
    const sent = paiseFrom(Math.min(wanted, most))
    if (sent <= 0) return
    this.money -= sent
    lines.push(...linesOfRefund(lines, sent), line('refund', sent))
  }

  private cancel(booking: Booking, refund: number): void {
    const { lines } = booking
    const { creditBack, ...ended } =
      booking.state === 'confirmed' ? cancelConfirmed(lines, paiseFrom(refund)) : cancelUnconfirmed(lines)
    lines.push(...ended.lines)
    if (creditBack > 0) this.account.push(line('credit', creditBack))
    booking.state = 'cancelled'
    expect(ended.refundDue).toBe(0 - balanceOf(lines))
  }

  private move(booking: Booking, move: ReturnType<typeof moveToBooking>): void {
    if (!move) return
    booking.lines.push(move.ofBooking)
    this.account.push(move.ofAccount)
  }

  private takeForAccount(kind: 'redeem' | 'pay-account' | 'refund-account', wanted: Paise): void {
    if (kind === 'redeem') {
      this.vouchers += wanted
      this.account.push(line('credit', wanted))
    } else if (kind === 'pay-account') {
      this.money += wanted
      this.account.push(line('payment', wanted))
    } else if (this.credit > 0) {
      const sent = Math.min(wanted, this.credit)
      this.money -= sent
      this.account.push(line('refund', sent))
    }
  }
}

function line(kind: LedgerLine['kind'], amount: number): LedgerLine {
  return { kind, amount: paiseFrom(amount), label: '' }
}

const sum = (lines: readonly LedgerLine[], kind: LedgerLine['kind']) =>
  lines.reduce((total, entry) => (entry.kind === kind ? total + entry.amount : total), 0)

test('any sequence of charge, pay, refund, cancel, redeem and credit keeps the balance and every paisa', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const client = new Client()
      for (const each of steps) {
        client.take(each)

        expect(client.credit).toBeGreaterThanOrEqual(0)
        for (const { lines, state } of client.bookings) {
          expect(lines.every(({ amount }) => amount !== 0)).toBe(true)
          const [charges, discounts, payments] = [sum(lines, 'charge'), sum(lines, 'discount'), sum(lines, 'payment')]
          const balance = charges - discounts - payments + sum(lines, 'refund') - sum(lines, 'credit')
          expect(balanceOf(lines)).toBe(balance)
          expect(sum(lines, 'refund')).toBeLessThanOrEqual(payments)
          expect(charges - discounts).toBeGreaterThanOrEqual(0)
          if (state === 'cancelled') expect(balance).toBeLessThanOrEqual(0)
        }
      }
      const all = [...client.account, ...client.bookings.flatMap(({ lines }) => lines)]
      expect(sum(all, 'payment') - sum(all, 'refund')).toBe(client.money)
      expect(sum(all, 'credit')).toBe(client.vouchers)
    }),
    { numRuns: 3000 },
  )
})
