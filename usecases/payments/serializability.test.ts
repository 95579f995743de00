import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { database, databaseUrl } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, freeSlotsOf, givenBooking, givenService } from '#test/factories/bookings.ts'
import { givenVoucher } from '#test/factories/offers.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { explainHistory, type Model, type Observed } from '#test/races/explain-history.ts'
import { inThisProcess, type SerialServer, startSerialServer } from '#test/races/serial-server.ts'
import { NOTHING, type Scene, STEPS, type Step, topUp } from '#test/races/serial-steps.ts'
import { checkLedger } from './check-ledger.ts'

/** Histories: SERIAL_HISTORIES=200 in the long run. */
const HISTORIES = Number(process.env.SERIAL_HISTORIES ?? 5)
const CLIENTS = 5
const SERVERS = 2
const APPLICATION = 'muhurta-serial'

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
  kills: fc.nat({ max: 1 }),
})

/** Two bookings and the credit of one account, a voucher, and two times in the diary with who has them. */
type State = {
  readonly credit: number
  readonly due: readonly number[]
  readonly isRedeemed: boolean
  readonly holders: readonly number[]
}

const VOUCHER = 2_100
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

let servers: SerialServer[]
let staffId: string
let written: Service
let session: Service

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
  written = await givenService(database(), { name: 'Written reading', isPrasna: true, isPerQuestion: false })
  session = await givenService(database(), { name: 'Reading in person', heldAs: 'in-person' })
  servers = await Promise.all(Array.from({ length: SERVERS }, () => startSerialServer(databaseUrl(), APPLICATION)))
})

afterAll(() => Promise.all(servers.map((server) => server.stop())))

test('each history of many clients on two servers, with cut connections, a killed server and wrong clocks, is explained by one order of its transactions', {
  timeout: 7_200_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ all, cuts, kills }) => {
      const { observed, initial } = await record(servers, all, { cuts, kills })

      expect(explainHistory(observed, initial, inTurn), describeHistory(observed)).toBeDefined()
      const lost = observed.filter(({ answer }) => answer === undefined).length
      expect(lost).toBeLessThanOrEqual((cuts + kills) * CLIENTS)
      expect(await checkLedger(database())).toEqual([])
    }),
    { numRuns: HISTORIES },
  )
})

test('finds no order for a history whose transactions took no locks', async () => {
  const unlocked = Array.from({ length: SERVERS }, () => connect(databaseUrl(), { applicationName: APPLICATION }))
  for (const { pool } of unlocked) pool.on('connect', takeLocksOut)
  const spendAll = Array.from({ length: CLIENTS }, (_, client): Step[] => [
    { do: 'spend', which: client % 2, rupees: 1, client, minutes: 0 },
    { do: 'read', which: 0, rupees: 1, client, minutes: 0 },
  ])
  let isFound = false
  for (let round = 0; round < 20 && !isFound; round++) {
    const { observed, initial } = await record(
      unlocked.map(({ db }) => inThisProcess(db)),
      spendAll,
      { cuts: 0, kills: 0, credit: 500 },
    )
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
  running: readonly SerialServer[],
  all: readonly (readonly Step[])[],
  { cuts, kills, credit = 0 }: { cuts: number; kills: number; credit?: number },
): Promise<{ observed: Observed<Step>[]; initial: State }> {
  const { id: userId } = await givenUser(database(), { password: null })
  const mine = [
    await givenBooking(database(), { service: written, userId }),
    await givenBooking(database(), { service: written, userId }),
  ]
  const slots = (await freeSlotsOf(database(), session, A_MONDAY)).slice(-2)
  const { code } = await givenVoucher(database())
  const people = await Promise.all(all.map(async () => (await givenUser(database(), { password: null })).id))
  const scene: Scene = { userId, bookingIds: mine.map(({ id }) => id), slots, code, people, session, staffId }
  if (credit > 0) await topUp(database(), scene, credit)

  const observed: Observed<Step>[] = []
  let instant = 0
  let isRunning = true
  const cutting = cutConnections(cuts, () => isRunning)
  const killing = killServer(kills, running, () => isRunning)
  await Promise.all(
    all.map(async (steps, client) => {
      const server = running[client % running.length]
      const placed = new Map<number, string>()
      for (const each of steps) {
        const began = instant++
        const taken = await server?.take(each, scene, placed.get(each.which)).catch((error: unknown) => {
          if (cuts + kills === 0) throw error
          return undefined
        })
        if (each.do === 'place') placed.delete(each.which)
        if (taken?.placed !== undefined) placed.set(each.which, taken.placed)
        const answer = taken?.answer
        if (answer !== NOTHING) observed.push({ step: each, began, ended: instant++, answer })
      }
    }),
  )
  isRunning = false
  await Promise.all([cutting, killing])
  const due = mine.map(({ amount }) => amount / 100)
  return { observed, initial: { credit, due, isRedeemed: false, holders: [FREE, FREE] } }
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

/** Kills a server while it answers, and starts another in its place. */
async function killServer(kills: number, running: readonly SerialServer[], isRunning: () => boolean): Promise<void> {
  for (let left = kills; left > 0 && isRunning(); ) {
    const busy = running.find((server) => server.isBusy())
    if (busy) {
      await busy.killAndRestart()
      left -= 1
    }
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
