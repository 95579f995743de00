import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type * as BuiltServer from '#server/main.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { givenApp } from '#test/factories/second-factors.ts'
import { requireBuiltServer } from '#test/servers/build.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

/** What money, exports, roles, factors and the end of an account are changed by. */
const GUARDED = [
  '#usecases/admin/change-upi.ts',
  '#usecases/admin/change-payment-methods.ts',
  '#usecases/admin/require-second-factor.ts',
  '#usecases/payments/record-refund.ts',
  '#usecases/payments/gateways/change-gateway.ts',
  '#usecases/payments/gateways/refund-through-gateway.ts',
  '#usecases/payments/refund-credit.ts',
  '#usecases/payments/reverse-payment.ts',
  '#usecases/desk/record-export.ts',
  '#usecases/imports/upload-clients.ts',
  '#usecases/imports/import-clients.ts',
  '#usecases/desk/erase-client.ts',
  '#usecases/privacy/archive-my-data.ts',
  '#usecases/privacy/delete-account.ts',
  '#usecases/privacy/zip-archive.ts',
  '#usecases/accounts/change-api-keys.ts',
  '#usecases/webhooks/change-webhooks.ts',
  '#usecases/accounts/staff/change-role.ts',
  '#usecases/accounts/staff/invite-staff.ts',
  '#usecases/accounts/close-account.ts',
  '#usecases/accounts/change-address.ts',
  '#usecases/accounts/passwords/change-password.ts',
  '#usecases/accounts/sign-in/end-session.ts',
  '#usecases/accounts/second-factors/change-factors.ts',
  '#usecases/accounts/second-factors/recovery-codes.ts',
  '#domain/csv-export.ts',
  '#domain/backup-check.ts',
]

type Ask = { readonly path: string; readonly forms?: readonly string[]; readonly isRead?: true }

const BOOKING = '/staff/bookings/:booking'
const MONEY_PARTS = ['upi', 'ways', 'invoices', 'gst']

/**
 * Every route that imports one of these, itself or through another file of the routes, and what it must not answer without
 * a fresh proof: reading, and forms by their intent.
 */
const ASKS: Readonly<Record<string, readonly Ask[]>> = {
  'routes/account/change-password': [{ path: '/account/change-password', forms: [''], isRead: true }],
  'routes/account/dashboard/profile': [
    {
      path: '/dashboard/profile',
      forms: ['change-password', 'set-password', 'change-email', 'delete', 'end-session', 'end-others'],
    },
  ],
  'routes/account/dashboard/security': [
    { path: '/dashboard/security', forms: ['remove-passkey', 'remove-app', 'renew-codes'] },
  ],
  'routes/account/dashboard/security-app': [{ path: '/dashboard/security/app', forms: ['confirm'], isRead: true }],
  'routes/account/export': [{ path: '/account/export', isRead: true }],
  'routes/staff/setup/step': [{ path: '/staff/setup/payment', forms: ['save', 'skip', 'open'], isRead: true }],
  'routes/staff/practice/practice-part': [
    ...MONEY_PARTS.map((part) => ({
      path: `/staff/practice/settings/${part}`,
      forms: ['', 'preview'],
      isRead: true as const,
    })),
    { path: '/staff/services/settings/discount', forms: [''], isRead: true },
  ],
  'routes/staff/practice/team': [
    {
      path: '/staff/practice/team',
      forms: [
        'invite',
        'give',
        'remove',
        'close',
        'open',
        'require-second-step',
        'stop-second-step',
        'reset-second-step',
      ],
    },
  ],
  'routes/staff/practice/webhooks': [{ path: '/staff/practice/webhooks', forms: [''], isRead: true }],
  'routes/staff/practice/webhook': [
    {
      path: '/staff/practice/webhooks/00000000-0000-4000-8000-000000000000',
      forms: ['test', 'resend', 'on', 'off', 'remove'],
      isRead: true,
    },
  ],
  'routes/staff/practice/programs': [{ path: '/staff/practice/programs', forms: ['make', 'revoke'], isRead: true }],
  'routes/staff/practice/gateways': [
    { path: '/staff/practice/gateways', forms: ['keys', 'test', 'on', 'off'], isRead: true },
  ],
  'routes/staff/practice/backups': [{ path: '/staff/practice/backups', isRead: true }],
  'routes/staff/clients/import-clients': [{ path: '/staff/clients/import', forms: [''], isRead: true }],
  'routes/staff/clients/client-import': [
    {
      path: '/staff/clients/import/00000000-0000-4000-8000-000000000000',
      forms: ['columns', 'import', 'undo'],
      isRead: true,
    },
  ],
  'routes/staff/clients/client': [{ path: '/staff/clients/:client', forms: ['close', 'open'] }],
  'routes/staff/clients/client-data': [{ path: '/staff/clients/:client/data', forms: ['erase'] }],
  'routes/staff/clients/client-data-file': [{ path: '/staff/clients/:client/data.zip', forms: [''] }],
  'routes/staff/money/refund-credit': [{ path: '/staff/clients/:client/refund', forms: [''], isRead: true }],
  'routes/staff/money/reverse-payment': [{ path: '/staff/money/entries/1/reverse', forms: [''] }],
  'routes/staff/money/reports/export-csv': [{ path: '/staff/money/export.csv?what=payments', isRead: true }],
  'routes/staff/money/reports/gst-csv': [{ path: '/staff/money/gst.csv', isRead: true }],
  'routes/staff/courses/course-students-csv': [{ path: '/staff/courses/students/1/progress.csv', isRead: true }],
  'routes/staff/tools/charts-csv': [{ path: '/staff/tools/charts/charts.csv', isRead: true }],
  'routes/staff/tools/charts-zip': [{ path: '/staff/tools/charts/charts.zip', isRead: true }],
  'routes/staff/bookings/booking': [{ path: BOOKING, forms: ['refund', 'refund-online', 'close-refund'] }],
}

/** What asks in another way. */
const ASKED_OTHERWISE = [
  // The link of the email proves who asks.
  'routes/account/confirm-address',
  // The own session.
  'routes/account/sign-out',
  // One client's birth, of which a fresh proof allows five in a row.
  'routes/staff/bookings/brief-file',
  'routes/staff/bookings/reading-file',
  'routes/staff/clients/reading-file',
]

const clock = createTestClock()
let visitor: Visitor
let replacePath: (path: string) => string

beforeAll(async () => {
  const db = database()
  await givenPractice(db)
  const site = await createSite({ db, clock: clock.now })
  const user = await givenUser(db, { roles: ['client', 'admin', 'astrologer'], now: clock.now() })
  visitor = createVisitor(site, { sessionToken: await givenSession(db, user.id, clock.now()) })
  await givenApp(db, user.id, clock.now())
  const booking = await givenBooking(db, { now: clock.now(), state: 'verified' })
  clock.advance({ minutes: 11 })
  replacePath = (path) => path.replace(':booking', booking.id).replace(':client', booking.userId)
})

test('every route that reaches money settings, refunds, exports, roles, backups or sign-in is listed', async () => {
  const server = (await import(/* @vite-ignore */ requireBuiltServer())) as typeof BuiltServer
  const routes = Object.values(await server.loadSiteRoutes()).filter((route) => route !== undefined)
  const files = [...new Set(routes.map(({ id }) => id))].filter((id) => id.startsWith('routes/'))

  const found = files.filter((id) => [...reachedFrom(fileOf(id))].some((each) => GUARDED.includes(each)))

  expect(found.toSorted()).toEqual([...Object.keys(ASKS), ...ASKED_OTHERWISE].toSorted())
})

test.each(Object.values(ASKS).flat())('$path asks for a fresh proof', async ({ path, forms = [], isRead }) => {
  const own = replacePath(path)
  const answers: Record<string, string | null> = {}
  if (isRead) answers.read = await whereTo(visitor.get(own))
  for (const intent of forms) {
    const typed = { intent, password: 'typed', userId: 'typed', confirm: 'on' }
    answers[`form ${intent}`] = await whereTo(visitor.post(own, typed))
  }

  for (const [asked, answer] of Object.entries(answers)) expect(answer, asked).toMatch(/^\/account\/prove\?return=/)
})

const whereTo = async (response: Promise<Response>) => (await response).headers.get('location')

/** Two routes can share a file; their ids are then names. */
function fileOf(id: string): string {
  for (const extension of ['tsx', 'ts']) {
    const file = join('app', `${id}.${extension}`)
    if (sourceOf(file) !== undefined) return file
  }
  return ''
}

function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  const source = sourceOf(file)
  if (source === undefined || seen.has(file)) return seen
  seen.add(file)
  for (const [, from = ''] of source.matchAll(/^(?:import (?!type)|\} )[^']*from '([^']+)'/gm)) {
    if (from.startsWith('.')) reachedFrom(join(dirname(file), from), seen)
    else if (from.startsWith('#app/routes/')) reachedFrom(from.replace('#app/', 'app/'), seen)
    else if (GUARDED.includes(from)) seen.add(from)
  }
  return seen
}

function sourceOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
