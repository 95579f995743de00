import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordConfirmationLink, recordUnconfirmedIdentity } from '#db/accounts/identities.ts'
import { recordBookingChange } from '#db/bookings/bookings.ts'
import { unsealText } from '#db/sealed-text.ts'
import { recordReminderRequest } from '#db/visitors/festival-reminders.ts'
import { recordSubscriptionRequest } from '#db/visitors/subscribers.ts'
import type { LinkPurpose } from '#domain/accounts/account-links.ts'
import type { WaitlistPage } from '#domain/bookings/booking-links.ts'
import { LINK_RIGHTS, type LinkedPage } from '#domain/bookings/booking-links.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { NewsletterLinkPurpose } from '#domain/visitors/newsletter-links.ts'
import { createTestClock } from '#test/clock.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenStaff, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenCohort, givenSeatWait } from '#test/factories/cohorts.ts'
import { givenVoucher } from '#test/factories/offers.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { givenWait } from '#test/factories/waitlist.ts'
import { createSite, TEST_APP_URL, TEST_SECRET, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { issueLink } from '#usecases/accounts/issue-link.ts'
import { bookingLinkPath } from '#usecases/bookings/booking-links.ts'
import { waitlistLinkPath } from '#usecases/bookings/waitlist/waitlist-links.ts'
import { changeRemedyEmails } from '#usecases/remedies/change-remedy-emails.ts'
import { endRemedyEmailsLink } from '#usecases/remedies/remedy-reminder-link.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'
import { confirmRemindersLink, endRemindersLink } from '#usecases/visitors/festival-reminder-link.ts'
import { createNewsletterLink } from '#usecases/visitors/newsletter-link.ts'

const SITE = { appUrl: TEST_APP_URL, secret: TEST_SECRET }
const clock = createTestClock()
let own: TestDatabase
let site: TestSite

// Every table is compared, so nothing else may write to this database.
beforeAll(async () => {
  own = await createDatabase()
  await givenPractice(own.db)
  site = await createSite({ db: own.db, clock: clock.now })
  return () => own.drop()
})

type GivenLink = { readonly url: string; readonly identityToken?: string }

async function issue(order: Omit<Parameters<typeof issueLink>[2], 'now'>): Promise<GivenLink> {
  return issueLink(own.db, SITE, { ...order, now: clock.now() })
}

async function givenIdentityLink(): Promise<GivenLink> {
  const identityToken = newSecret()
  const browserHash = hashSecret(identityToken)
  await recordUnconfirmedIdentity(own.db, {
    browserHash,
    provider: 'facebook',
    subject: randomUUID(),
    fullName: 'Asha Rao',
    suggestedEmail: null,
    provenEmail: null,
    returnTo: '/',
    expiresAt: new Date(clock.now().getTime() + HOUR_MS),
  })
  const { url } = await issue({ purpose: 'confirm-identity', path: '/account/confirm-identity', email: anEmail() })
  const linkHash = hashSecret(new URL(url).searchParams.get('token') ?? '')
  await recordConfirmationLink(own.db, { browserHash, linkHash, consentedAt: clock.now() })
  return { url, identityToken }
}

async function givenNewsletterLink(purpose: NewsletterLinkPurpose): Promise<GivenLink> {
  const now = clock.now()
  const subscriberId = await recordSubscriptionRequest(own.db, { email: anEmail(), source: 'footer', requestedAt: now })
  const { link } = await createNewsletterLink(own.db, SITE, { subscriberId: subscriberId ?? 0, purpose, now })
  return { url: unsealText(link, TEST_SECRET) }
}

async function givenFestivalLink(purpose: 'confirm' | 'unsubscribe'): Promise<GivenLink> {
  const email = anEmail()
  const choice = { city: 'pune', timeZone: 'Asia/Kolkata', lists: ['festivals'], region: null } as const
  const id = await recordReminderRequest(own.db, { email, choice, now: clock.now() })
  const reader = { id, email }
  const link =
    purpose === 'confirm'
      ? confirmRemindersLink(TEST_KEYS, SITE, reader, choice)
      : endRemindersLink(TEST_KEYS, SITE, reader)
  return { url: unsealText(link, TEST_SECRET) }
}

async function givenRemedyLink(): Promise<GivenLink> {
  const { id, email } = await givenUser(own.db, { password: null })
  await changeRemedyEmails(own.db, { userId: id, isWanted: true }, clock.now())
  return { url: unsealText(endRemedyEmailsLink(TEST_KEYS, SITE, { id, email }), TEST_SECRET) }
}

async function givenBookingLink(page: LinkedPage): Promise<GivenLink> {
  const now = clock.now()
  const client = await givenUser(own.db, { password: null, agreedTo: null })
  const state = LINK_RIGHTS[page] === 'pay' ? 'unpaid' : 'verified'
  const staffId = await givenStaff(own.db)
  const { id } = await givenBooking(own.db, { userId: client.id, state, staffId, now })
  if (page === 'birth') await recordBookingChange(own.db, id, { birthMissing: true, updatedAt: now })
  return { url: `${TEST_APP_URL}${bookingLinkPath(TEST_KEYS, page, { bookingId: id, email: client.email })}` }
}

async function givenVoucherLink(): Promise<GivenLink> {
  const email = anEmail()
  const { booking } = await givenVoucher(own.db, { now: clock.now(), form: { giftEmail: email } })
  return { url: `${TEST_APP_URL}${bookingLinkPath(TEST_KEYS, 'voucher', { bookingId: booking.id, email })}` }
}

async function givenWaitlistLink(page: WaitlistPage): Promise<GivenLink> {
  const client = await givenUser(own.db, { password: null })
  const { id } = await givenWait(own.db, { userId: client.id, now: clock.now() })
  return { url: `${TEST_APP_URL}${waitlistLinkPath(TEST_KEYS, page, { entryId: id, email: client.email })}` }
}

async function givenSeatWaitLink(): Promise<GivenLink> {
  const client = await givenUser(own.db, { password: null })
  const { id: cohortId } = await givenCohort(own.db, { now: clock.now() })
  const waitId = await givenSeatWait(own.db, { cohortId, userId: client.id, now: clock.now() })
  const path = waitlistLinkPath(TEST_KEYS, 'group', { entryId: waitId, email: client.email })
  return { url: `${TEST_APP_URL}${path}` }
}

/** Every kind of link: a new one does not compile until it is listed here. */
const LINKS: Readonly<
  Record<
    | LinkPurpose
    | `newsletter-${NewsletterLinkPurpose}`
    | 'festival-confirm'
    | 'festival-unsubscribe'
    | 'remedy-unsubscribe'
    | `booking-${LinkedPage}`
    | `waitlist-${WaitlistPage}`,
    () => Promise<GivenLink>
  >
> = {
  'verify-address': async () => {
    const { id } = await givenUser(own.db, { isVerified: false })
    return issue({ purpose: 'verify-address', path: '/account/verify', userId: id, returnTo: '/' })
  },
  'reset-password': async () => {
    const { id } = await givenUser(own.db)
    return issue({ purpose: 'reset-password', path: '/auth?reset=true', userId: id })
  },
  'change-address': async () => {
    const { id } = await givenUser(own.db)
    return issue({ purpose: 'change-address', path: '/account/confirm-address', userId: id, email: anEmail() })
  },
  'staff-invitation': () =>
    issue({ purpose: 'staff-invitation', path: '/account/invitation', email: anEmail(), role: 'astrologer' }),
  'confirm-identity': givenIdentityLink,
  'set-up-astrologer': () => issue({ purpose: 'set-up-astrologer', path: '/astrologer-setup' }),
  'set-up-admin': () => issue({ purpose: 'set-up-admin', path: '/create-admin' }),
  'newsletter-confirm': () => givenNewsletterLink('confirm'),
  'newsletter-unsubscribe': () => givenNewsletterLink('unsubscribe'),
  'festival-confirm': () => givenFestivalLink('confirm'),
  'festival-unsubscribe': () => givenFestivalLink('unsubscribe'),
  'remedy-unsubscribe': givenRemedyLink,
  'booking-pay': () => givenBookingLink('pay'),
  'booking-password': () => givenBookingLink('password'),
  'booking-move': () => givenBookingLink('move'),
  'booking-cancel': () => givenBookingLink('cancel'),
  'booking-review': () => givenBookingLink('review'),
  'booking-birth': () => givenBookingLink('birth'),
  'booking-voucher': givenVoucherLink,
  'waitlist-offer': () => givenWaitlistLink('offer'),
  'waitlist-leave': () => givenWaitlistLink('leave'),
  'waitlist-group': givenSeatWaitLink,
}

describe.each(Object.entries(LINKS))('a %s link', (purpose, giveLink) => {
  let path: string
  let visitor: Visitor

  beforeEach(async () => {
    const { url, identityToken } = await giveLink()
    path = url.slice(TEST_APP_URL.length)
    visitor = createVisitor(site)
    if (identityToken) visitor.cookies.set('identity', { value: identityToken, path: '/account' })
  })

  test.each(['GET', 'HEAD'])(
    `A31: opening a ${purpose} link by %s changes nothing, and shows a form`,
    async (method) => {
      const before = await snapshot()

      for (let time = 0; time < 2; time += 1) {
        const response = await visitor.request(path, { method })
        expect(response.status).toBe(200)
        if (method === 'GET') expect(await response.text()).toMatch(/<main.*method="post".*<\/main>/s)
      }

      expect(await snapshot()).toEqual(before)
      expect(visitor.cookies.has('session')).toBe(false)
    },
  )

  test(`A31: opening a ${purpose} link by the router's data request changes nothing`, async () => {
    const before = await snapshot()
    const [pathname, search] = path.split('?')

    await visitor.get(`${pathname}.data?${search}`)

    expect(await snapshot()).toEqual(before)
    expect(visitor.cookies.has('session')).toBe(false)
  })
})

const FORM = { intent: 'confirm', password: PASSWORD, fullName: 'Asha Rao', consent: 'on' }

/** Mail programs unsubscribe from their own origin (RFC 8058); an offer and a voucher are only read. */
const OTHERS = [
  'newsletter-unsubscribe',
  'festival-unsubscribe',
  'remedy-unsubscribe',
  'waitlist-leave',
  'waitlist-group',
  'waitlist-offer',
  'booking-voucher',
]
const OUR_FORMS = Object.entries(LINKS).filter(([purpose]) => !OTHERS.includes(purpose))

test.each(OUR_FORMS)('A31: a form of another site cannot use a %s link', async (_purpose, giveLink) => {
  const { url } = await giveLink()
  const before = await snapshot()
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

  const response = await createVisitor(site).request(url.slice(TEST_APP_URL.length), {
    method: 'POST',
    headers,
    body: new URLSearchParams(FORM),
  })

  expect(response.status).toBe(403)
  expect(await snapshot()).toEqual(before)
})

const PRESSED = [
  'verify-address',
  'change-address',
  'confirm-identity',
  'newsletter-confirm',
  'festival-confirm',
  'festival-unsubscribe',
  'remedy-unsubscribe',
  'booking-password',
  'booking-cancel',
  'waitlist-leave',
  'waitlist-group',
] as const

test.each(PRESSED)('A31: the button of a %s link works once the page was opened by a scanner', async (purpose) => {
  const { url, identityToken } = await LINKS[purpose]()
  const path = url.slice(TEST_APP_URL.length)
  const visitor = createVisitor(site)
  if (identityToken) visitor.cookies.set('identity', { value: identityToken, path: '/account' })
  await createVisitor(site, { address: '10.31.0.1' }).get(path)
  const before = await snapshot()

  const response = await visitor.post(path, FORM)

  expect(response.status).toBeLessThan(400)
  expect(await snapshot()).not.toEqual(before)
})

/** A digest of every table, except the counters of rate limits. */
async function snapshot(): Promise<Record<string, string>> {
  const tables = await own.db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1`)
  const digests = tables.rows.map(
    ({ name }) =>
      sql`select ${name} as name, md5(string_agg(t::text, ';' order by t::text)) as digest from ${sql.identifier(name)} t`,
  )
  const { rows } = await own.db.execute<{ name: string; digest: string | null }>(sql.join(digests, sql` union all `))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? '']))
}
