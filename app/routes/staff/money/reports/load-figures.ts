import type { PracticeFiguresView } from '#app/features/staff/money/practice-figures.tsx'
import { serviceOf } from '#app/routes/staff/money/account-cells.ts'
import { LANGUAGE } from '#content/language.ts'
import { FIGURES } from '#content/staff/money/figures.ts'
import type { Database } from '#db/client.ts'
import {
  listMonthsOfBookings,
  listMonthsOfSessions,
  listReceived,
  type ReceivedRow,
} from '#db/desk/practice-figures.ts'
import { listMonthsOfVisits } from '#db/visitors/visit-counts.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { everyMonth, readMonthRange, sharesOf } from '#domain/payments/practice-figures.ts'
import { revenueByMonth } from '#domain/payments/revenue-months.ts'
import { addMonths, daysOfMonths, istMonth, monthsBetween } from '#domain/time/date-range.ts'

const USUAL_MONTHS = 12
/** How far back one can choose. */
const YEARS_OF_CHOICE = 5

/** The figures of the chosen months, or of the last twelve, for admins and for astrologers of the whole practice. */
export async function loadFigures(db: Database, { searchParams }: URL, now: Date): Promise<PracticeFiguresView> {
  const current = istMonth(now)
  const usual = { from: addMonths(current, 1 - USUAL_MONTHS), until: current }
  const typed = { from: searchParams.get('from') ?? usual.from, until: searchParams.get('until') ?? usual.until }
  const outcome = readMonthRange(typed)
  const range = outcome.ok ? outcome.value : usual
  const days = daysOfMonths(range.from, range.until)

  const [received, sessions, bookings, visits] = await Promise.all([
    listReceived(db, days, LANGUAGE),
    listMonthsOfSessions(db, days, now),
    listMonthsOfBookings(db, days),
    listMonthsOfVisits(db, days),
  ])
  return {
    typed,
    choices: monthsBetween(addMonths(current, -12 * YEARS_OF_CHOICE), current).toReversed(),
    problem: outcome.ok ? undefined : outcome.refusal,
    total: sumOf(received),
    received: revenueByMonth(byMonthAndService(received), monthsBetween(range.from, range.until)),
    services: sharesOf(received, serviceOf, { others: FIGURES.onAccount, language: LANGUAGE }),
    astrologers: sharesOf(received, ({ astrologer }) => astrologer, {
      others: FIGURES.noAstrologer,
      language: LANGUAGE,
    }),
    methods: sharesOf(received, ({ method }) => method && FIGURES.methods[method], {
      others: FIGURES.otherMethod,
      language: LANGUAGE,
    }),
    sessions: everyMonth(range, sessions, { held: 0, missed: 0, cancelled: 0 }),
    steps: {
      visits: addUp(visits, 'visits'),
      forms: addUp(visits, 'forms'),
      bookings: addUp(bookings, 'bookings'),
      paid: addUp(bookings, 'paid'),
    },
  }
}

/** One row for each month and service. */
function byMonthAndService(rows: readonly ReceivedRow[]) {
  const groups = Map.groupBy(rows, (row) => JSON.stringify([row.month, serviceOf(row)]))
  return [...groups.values()].map((members) => ({
    month: members[0]?.month ?? '',
    serviceName: (members[0] && serviceOf(members[0])) ?? FIGURES.onAccount,
    amount: sumOf(members),
    refunded: paiseFrom(addUp(members, 'refunded')),
    count: addUp(members, 'payments'),
  }))
}

function sumOf(rows: readonly { readonly amount: Paise }[]): Paise {
  return paiseFrom(rows.reduce((sum, { amount }) => sum + amount, 0))
}

function addUp<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}
