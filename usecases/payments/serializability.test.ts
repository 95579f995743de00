import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect, type Database } from '#db/client.ts'
import { readAccountCredit } from '#db/payments/ledger-entries.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { istDate } from '#domain/time/india-time.ts'
import { database, databaseUrl } from '#test/database.ts'
import { explainHistory, type Model, type Observed } from '#test/explain-history.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  bookingForm,
  freeSlotsOf,
  givenBooking,
  givenService,
  TEST_KEYS,
  timeOf,
} from '#test/factories/bookings.ts'
import { givenVoucher } from '#test/factories/offers.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { checkLedger } from './check-ledger.ts'
import { keepAsCredit } from './keep-as-credit.ts'
import { spendCredit } from './pay-with-credit.ts'
import { placeBooking } from './place-booking.ts'
import { recordAccountPayment, recordPayment } from './record-payment.ts'
import { redeemGiftVoucher } from './redeem-voucher.ts'

/** Histories: SERIAL_HISTORIES=200 in the long run. */
const HISTORIES = Number(process.env.SERIAL_HISTORIES ?? 5)
const CLIENTS = 5
const SERVERS = 2
const APPLICATION = 'muhurta-serial'

const STEPS = [
  ...['spend', 'spend', 'record', 'top-up', 'keep', 'redeem', 'read'],
  ...['place', 'place', 'release'],
] as const

type Step = {
  readonly do: (typeof STEPS)[number]
  /** Of two bookings, and of two slots. */
  readonly which: number
  readonly rupees: number
  readonly client: number
  /** By how much the clock of this client's server is wrong; a hold lasts thirty. */
  readonly minutes: number
}

const step = (client: number) =>
  fc.record({
    do: fc.constantFrom(...STEPS),
    which: fc.nat({ max: 1 }),
    rupees: fc.constantFrom(1, 500, 1000),
    client: fc.constant(client),
    minutes: fc.integer({ min: -10, max: 10 }),
  })

const history = fc.record({
  all: fc.tuple(
    ...Array.from({ length: CLIENTS }, (_, client) => fc.array(step(client), { minLength: 2, maxLength: 4 })),
  ),
  cuts: fc.nat({ max: 2 }),
})

/** Two bookings and the credit of one account, a voucher, and two times in the diary with who has them. */
type State = {
  readonly credit: number
  readonly due: readonly number[]
  readonly isRedeemed: boolean
  readonly holders: readonly number[]
}

const VOUCHER = 2_100
const NOTHING = 'nothing to do'
const FREE = -1

/** The rules of the practice once more, in the plainest way, for one transaction at a time. */
const inTurn: Model<Step, State> = (state, { do: what, which, rupees, client }) => {
  const { credit, due, isRedeemed, holders } = state
  const owed = due[which] ?? 0
  const dueNow = (paid: number) => due.map((each, index) => (index === which ? each - paid : each))
  const heldNow = (holder: number) => holders.map((each, index) => (index === which ? holder : each))
  const same = (answer: string) => ({ answer, state })
  if (what === 'read') return same(`credit ${credit}`)
  if (what === 'top-up') return { answer: 'ok', state: { ...state, credit: credit + rupees } }
  if (what === 'record') return { answer: `due ${owed - rupees}`, state: { ...state, due: dueNow(rupees) } }
  if (what === 'redeem') {
    return isRedeemed
      ? same('refused')
      : { answer: 'ok', state: { ...state, isRedeemed: true, credit: credit + VOUCHER } }
  }
  if (what === 'keep') {
    return owed >= 0
      ? same('refused')
      : { answer: `kept ${-owed}`, state: { ...state, due: dueNow(owed), credit: credit - owed } }
  }
  if (what === 'spend') {
    const used = Math.min(owed, credit)
    if (used <= 0) return same('refused')
    return { answer: `used ${used}`, state: { ...state, due: dueNow(used), credit: credit - used } }
  }
  if (what === 'place') {
    return holders[which] === FREE ? { answer: 'ok', state: { ...state, holders: heldNow(client) } } : same('refused')
  }
  return holders[which] === client ? { answer: 'ok', state: { ...state, holders: heldNow(FREE) } } : same('refused')
}

let servers: Connection[]
let staffId: string
let written: Service
let session: Service

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
  written = await givenService(database(), { name: 'Written reading', isPrasna: true, isPerQuestion: false })
  session = await givenService(database(), { name: 'Reading in person', heldAs: 'in-person' })
  servers = connectServers()
})

afterAll(() => Promise.all(servers.map(({ close }) => close())))

function connectServers(): Connection[] {
  return Array.from({ length: SERVERS }, () => connect(databaseUrl(), { applicationName: APPLICATION }))
}

test('each history of many clients on two servers, with cut connections and wrong clocks, is explained by one order of its transactions', {
  timeout: 7_200_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ all, cuts }) => {
      const { observed, initial } = await record(servers, all, cuts)

      expect(explainHistory(observed, initial, inTurn), describeHistory(observed)).toBeDefined()
      const lost = observed.filter(({ answer }) => answer === undefined).length
      expect(lost).toBeLessThanOrEqual(cuts * CLIENTS)
      expect(await checkLedger(database())).toEqual([])
    }),
    { numRuns: HISTORIES },
  )
})

test('finds no order for a history whose transactions took no locks', async () => {
  const unlocked = connectServers()
  for (const { pool } of unlocked) pool.on('connect', takeLocksOut)
  const spendAll = Array.from({ length: CLIENTS }, (_, client): Step[] => [
    { do: 'spend', which: client % 2, rupees: 1, client, minutes: 0 },
    { do: 'read', which: 0, rupees: 1, client, minutes: 0 },
  ])
  let isFound = false
  for (let round = 0; round < 20 && !isFound; round++) {
    const { observed, initial } = await record(unlocked, spendAll, 0, 500)
    isFound = explainHistory(observed, initial, inTurn) === undefined
  }
  await Promise.all(unlocked.map(({ close }) => close()))

  expect(isFound).toBe(true)
})

test.each([
  ['an answer that no order gives', [['spend', 0, 9, 'used 500']], false],
  [
    'a read of what was not there yet',
    [
      ['top-up', 3, 4, 'ok'],
      ['read', 0, 1, 'credit 500'],
    ],
    false,
  ],
  [
    'a read during it, either way',
    [
      ['top-up', 0, 4, 'ok'],
      ['read', 1, 2, 'credit 500'],
    ],
    true,
  ],
  [
    'a time that two have',
    [
      ['place', 0, 4, 'ok'],
      ['place', 1, 3, 'ok'],
    ],
    false,
  ],
  [
    'a cut transaction that happened after all',
    [
      ['top-up', 0, 1, undefined],
      ['read', 5, 6, 'credit 500'],
    ],
    true,
  ],
  [
    'a cut transaction that never happened',
    [
      ['top-up', 0, 1, undefined],
      ['read', 5, 6, 'credit 0'],
    ],
    true,
  ],
] as const)('the checker judges %s', (_what, steps, isExplained) => {
  const initial: State = { credit: 0, due: [1_000, 1_000], isRedeemed: false, holders: [FREE, FREE] }
  const observed = steps.map(([what, began, ended, answer], client) => ({
    ...{ began, ended, answer },
    step: { do: what, which: 0, rupees: 500, client, minutes: 0 },
  }))

  expect(explainHistory(observed, initial, inTurn) !== undefined).toBe(isExplained)
})

/** Runs the steps of each client in turn, those of different clients at once, half of them on each server. */
async function record(
  connections: readonly Connection[],
  all: readonly (readonly Step[])[],
  cuts: number,
  credit = 0,
): Promise<{ observed: Observed<Step>[]; initial: State }> {
  const { id: userId } = await givenUser(database(), { password: null })
  const mine = [
    await givenBooking(database(), { service: written, userId }),
    await givenBooking(database(), { service: written, userId }),
  ]
  const slots = (await freeSlotsOf(database(), session, A_MONDAY)).slice(-2)
  const { code } = await givenVoucher(database())
  const people = await Promise.all(all.map(async () => (await givenUser(database(), { password: null })).id))
  const scene: Scene = { userId, bookingIds: mine.map(({ id }) => id), slots, code, people, placed: new Map() }
  if (credit > 0) await topUp(database(), scene, credit)

  const observed: Observed<Step>[] = []
  let instant = 0
  let isRunning = true
  const cutting = cutConnections(cuts, () => isRunning)
  await Promise.all(
    all.map(async (steps, client) => {
      const db = connections[client % connections.length]?.db ?? database()
      for (const each of steps) {
        const began = instant++
        const answer = await take(db, each, scene).catch((error: unknown) => {
          if (cuts === 0) throw error
          return undefined
        })
        if (answer !== NOTHING) observed.push({ step: each, began, ended: instant++, answer })
      }
    }),
  )
  isRunning = false
  await cutting
  const due = mine.map(({ amount }) => amount / 100)
  return { observed, initial: { credit, due, isRedeemed: false, holders: [FREE, FREE] } }
}

type Scene = {
  readonly userId: string
  readonly bookingIds: readonly string[]
  readonly slots: readonly Slot[]
  readonly code: string
  /** Those who want the times. */
  readonly people: readonly string[]
  readonly placed: Map<string, string>
}

async function take(db: Database, { do: what, which, rupees, client, minutes }: Step, scene: Scene): Promise<string> {
  const now = new Date(A_MONDAY.getTime() + minutes * MINUTE_MS)
  const { userId, code, placed } = scene
  const bookingId = scene.bookingIds[which] ?? ''
  const person = scene.people[client] ?? ''
  const place = `${client} ${which}`
  const steps: Readonly<Record<Step['do'], () => Promise<string>>> = {
    read: async () => `credit ${(await readAccountCredit(db, userId)) / 100}`,
    'top-up': () => topUp(db, scene, rupees),
    async record() {
      const recorded = await recordPayment(db, { bookingId, ...cashForm(rupees) }, now)
      return recorded.ok ? `due ${recorded.value.balance / 100}` : recorded.refusal
    },
    async redeem() {
      const redeemed = await redeemGiftVoucher(db, { code, userId, network: randomUUID() }, now)
      return redeemed.ok ? 'ok' : 'refused'
    },
    async keep() {
      const kept = await keepAsCredit(db, { bookingId, staffId }, now)
      return kept.ok ? `kept ${kept.value.amount / 100}` : 'refused'
    },
    async spend() {
      const spent = await spendCredit(db, { bookingId, userId }, now)
      return spent.ok ? `used ${spent.value.used / 100}` : 'refused'
    },
    async place() {
      placed.delete(place)
      const slot = scene.slots[which] ?? { startsAt: null }
      const order = { userId: person, service: session, idempotencyKey: randomUUID(), form: bookingForm(timeOf(slot)) }
      const held = await placeBooking(db, TEST_KEYS, order, now)
      if (held.ok) placed.set(place, held.value.bookingId)
      return held.ok ? 'ok' : 'refused'
    },
    async release() {
      const id = placed.get(place)
      // Nobody can release what they do not know of.
      if (id === undefined) return NOTHING
      const cancelled = await cancelBooking(db, { bookingId: id, userId: person }, now)
      return cancelled?.ok ? 'ok' : 'refused'
    },
  }
  return steps[what]()
}

async function topUp(db: Database, { userId }: Scene, rupees: number): Promise<string> {
  const paid = await recordAccountPayment(db, { userId, ...cashForm(rupees) }, A_MONDAY)
  return paid.ok ? 'ok' : paid.refusal
}

function cashForm(rupees: number) {
  const typed = { way: 'cash', amount: String(rupees), paidOn: istDate(A_MONDAY), reference: '', note: '' }
  return { staffId, typed, formKey: randomUUID() }
}

/** Ends a connection in the middle of a transaction, as a restarted pooler or a lost network would. */
async function cutConnections(cuts: number, isRunning: () => boolean): Promise<void> {
  for (let left = cuts; left > 0 && isRunning(); ) {
    const { rowCount } = await database().execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = ${APPLICATION} and datname = current_database() and state <> 'idle' limit 1`)
    if (rowCount) left -= 1
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** The fault that the checker must find: rows are read without being locked. */
function takeLocksOut(client: PoolClient): void {
  const query = client.query.bind(client)
  const unlocked = (statement: unknown) => {
    if (typeof statement === 'string') return withoutLocks(statement)
    const { text } = statement as { readonly text: string }
    return { ...(statement as object), text: withoutLocks(text) }
  }
  const stripped = (statement: unknown, ...rest: unknown[]) =>
    Reflect.apply(query, client, [unlocked(statement), ...rest])
  Object.assign(client, { query: stripped })
}

const withoutLocks = (text: string) => text.replaceAll(/ for (no key )?update\b/gi, '')

function describeHistory(observed: readonly Observed<Step>[]): string {
  const lines = observed.map(
    ({ step: { do: what, which, rupees, client }, began, ended, answer }) =>
      `${began}-${ended} client ${client}: ${what} ${which} ${rupees}: ${answer ?? 'cut'}`,
  )
  return ['No order explains:', ...lines].join('\n')
}
