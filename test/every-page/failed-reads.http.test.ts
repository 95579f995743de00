import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#domain/roles.ts'
import type { Logger } from '#server/log.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor } from '#test/visitor.ts'

let own: TestDatabase
let site: TestSite
let logged: unknown[]

// Each test breaks its own database.
beforeEach(async () => {
  own = await createDatabase()
  await givenPractice(own.db)
  logged = []
  site = await createSite({ db: own.db, log: recordingLog(logged) })
  return () => own.drop()
})

const visitorWith = (...roles: readonly Role[]) => signedInVisitor(site, own.db, { roles, now: new Date() })

async function withoutTable(name: string): Promise<void> {
  await own.db.execute(sql.raw(`alter table ${name} rename to ${name}_missing`))
}

/** A column of the lists alone, in a table that the session or the frame of every page needs. */
async function withoutColumn(table: string, column: string): Promise<void> {
  await own.db.execute(sql.raw(`alter table ${table} rename column ${column} to ${column}_missing`))
}

async function refuse(change: 'insert' | 'delete', table: string): Promise<void> {
  await own.db.execute(
    sql.raw(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused by the test'; end $$;
    create trigger refused before ${change} on ${table} execute function refuse()`),
  )
}

async function expectText(response: Response, ...texts: readonly string[]): Promise<void> {
  expect(response.status).toBe(500)
  const page = await response.text()
  for (const text of texts) expect(page).toContain(text)
  expect(page).not.toContain('refused by the test')
  expect(page).not.toContain('_missing')
}

test('shows an error in place of data that cannot be read: bookings, with the other tabs still shown', async () => {
  const { id } = await givenUser(own.db, { password: null })
  await givenBooking(own.db, { userId: id, now: new Date() })
  const client = createVisitor(site, { sessionToken: await givenSession(own.db, id) })
  await withoutTable('calendar_feeds')

  await expectText(await client.get('/dashboard'), 'Error loading dashboard', 'Welcome, Asha Rao', 'Invoices')
})

test('shows an error in place of data that cannot be read: the numbers above the tabs', async () => {
  const client = await visitorWith('client')
  await withoutTable('bookings')

  await expectText(await client.get('/dashboard/history'), 'Error loading dashboard')
})

test('shows an error in place of data that cannot be read: invoices', async () => {
  const client = await visitorWith('client')
  await withoutTable('invoices')

  await expectText(await client.get('/dashboard/invoices'), 'Failed to fetch invoices', 'Welcome, Asha Rao')
})

test('shows an error in place of data that cannot be read: course enrollments, for staff only', async () => {
  const admin = await visitorWith('admin')
  const client = await visitorWith('client')
  await withoutTable('course_enrollments')

  await expectText(await admin.get('/staff/courses'), 'Failed to load enrollment data')
  const denied = await client.get('/staff/courses')
  expect(denied.status).toBe(403)
  expect(await denied.text()).toContain('Access Denied')
})

test('shows an error in place of data that cannot be read: the blog and one of its posts', async () => {
  await withoutColumn('blog_posts', 'title')

  await expectText(await site.request('/blog'), 'Error loading blog posts')
  await expectText(await site.request('/blog/the-moon'), 'Error loading post', 'Post Not Found')
})

test('shows an error in place of data that cannot be read: the posts in the blog administration', async () => {
  const admin = await visitorWith('admin')
  await withoutColumn('blog_posts', 'title')

  await expectText(await admin.get('/admin/blog'), 'Blog Administration', 'Error loading posts')
})

test('shows an error in place of data that cannot be read: the bookings on the astrologer’s desk', async () => {
  const astrologer = await visitorWith('astrologer')
  await withoutTable('bookings')

  await expectText(await astrologer.get('/astrologer-dashboard'), 'Failed to fetch bookings. Please try again.')
})

test('shows an error in place of data that cannot be read: the week of the desk, with a link to try again', async () => {
  const astrologer = await visitorWith('astrologer')
  await withoutTable('busy_times')

  await expectText(
    await astrologer.get('/staff/week?of=2026-11-16'),
    'Failed to load the week. Please try again.',
    'href="/staff/week?of=2026-11-16">Try this page again',
  )
})

test('shows an error in place of data that cannot be read: one list of the desk, with the numbers, the other lists and a link to try again', async () => {
  const astrologer = await visitorWith('astrologer')
  await withoutColumn('desk_settings', 'default_meeting_link')

  await expectText(
    await astrologer.get('/astrologer-dashboard'),
    'Failed to fetch bookings. Please try again.',
    'Total Revenue',
    'href="/astrologer-dashboard/to-verify"',
    'href="/astrologer-dashboard">Try this page again',
  )
})

test('shows an error in place of data that cannot be read: an admin page, with its menu and the request number of the logged failure', async () => {
  const admin = await visitorWith('admin')
  await withoutTable('emails')

  await expectText(
    await admin.get('/staff/inbox/emails?state=failed'),
    'This part of the inbox could not be loaded',
    'Request number',
    'href="/staff/practice"',
    'href="/staff/inbox/emails?state=failed">Try this page again',
  )
})

test('shows an error in place of data that cannot be read: the session, without treating the user as signed out', async () => {
  const client = await visitorWith('client')
  await withoutTable('sessions')

  const [page, form, data] = [
    await client.get('/dashboard?tab=1'),
    await client.post('/dashboard/profile', { intent: 'edit' }),
    await client.get('/dashboard.data'),
  ]

  for (const response of [page, form]) await expectText(response, '<h1>Something went wrong on our side</h1>')
  // The router shows its own error for a data request.
  expect([data.status, data.headers.get('content-type')]).toEqual([500, 'text/plain; charset=UTF-8'])
  expect(JSON.stringify(logged)).toContain('request failed')
})

test('shows an error in place of data that cannot be read: a whole page, with a link to try again', async () => {
  const astrologer = await visitorWith('astrologer')
  await withoutTable('desk_settings')

  await expectText(
    await astrologer.get('/staff/week/diary'),
    'Something went wrong on our side',
    'href="/staff/week/diary"',
    'Try this page again',
  )
})

test('reports an action that fails: signing out, and the session stays open', async () => {
  const client = await visitorWith('client')
  await refuse('delete', 'sessions')

  const response = await client.post('/sign-out', {})

  expect(response.headers.get('location')).toBe('/')
  expect(client.flash()).toMatchObject({ tone: 'error', title: 'Error signing out' })
  expect((await client.get('/dashboard')).status).toBe(200)
})

test('reports an action that fails: sending reminders', async () => {
  const astrologer = await visitorWith('astrologer')
  await withoutTable('session_notes')

  await astrologer.post('/astrologer-dashboard', { intent: 'send-reminders' })

  expect(astrologer.flash()).toMatchObject({ detail: 'Failed to send reminders. Please try again.' })
})

test('reports an action that fails: signing up', async () => {
  await refuse('insert', 'emails')
  const form = { intent: 'sign-up', fullName: 'Asha Rao', email: 'asha@example.com', password: PASSWORD }

  const response = await createVisitor(site).post('/auth?tab=sign-up', { ...form, consent: 'on' })

  await expectText(response, 'Sign up failed', 'Unable to create account. Please try again.')
})

test('reports an action that fails: sending a reset email', async () => {
  const { email } = await givenUser(own.db)
  await refuse('insert', 'emails')

  const response = await createVisitor(site).post('/auth?forgot=1', { intent: 'forgot', resetEmail: email })

  await expectText(response, 'Failed to send reset email. Please try again.')
})

test('reports an action that fails: any other failure at sign-in', async () => {
  await refuse('insert', 'rate_limits')

  const response = await createVisitor(site).signIn('asha@example.com', 'not the password')

  await expectText(response, 'An unexpected error occurred. Please try again.')
})

test('only logs a failure to read: related posts: the post is shown without them and not cached', async () => {
  await givenPost(own.db, { title: 'The Moon' })
  await givenPost(own.db, { title: 'Saturn' })
  await refuseQuery('blog_posts', 'order by "blog_posts"."created_at"')

  const response = await site.request('/blog/the-moon')

  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain('<h1>The Moon</h1>')
  expect(JSON.stringify(logged)).toContain('related posts could not be read')
})

test('only logs a failure to read: the booking on the success page, which is shown without it', async () => {
  const client = await visitorWith('client')
  await withoutTable('bookings')

  const response = await client.get('/booking-success')

  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).toContain('Your booking is being processed')
  expect(page).toContain('please contact support')
  expect(JSON.stringify(logged)).toContain('the latest booking could not be read')
})

/** Makes queries on a table fail when their text contains `part`. */
async function refuseQuery(table: string, part: string): Promise<void> {
  await own.db.execute(
    sql.raw(`
    alter table ${table} rename to ${table}_renamed;
    create function is_allowed() returns boolean language plpgsql volatile as $$ begin
      if position('${part}' in current_query()) > 0 then raise exception 'refused by the test'; end if;
      return true;
    end $$;
    create view ${table} as select * from ${table}_renamed where is_allowed()`),
  )
}

function recordingLog(lines: unknown[]): Logger {
  const record = (...line: unknown[]) => lines.push(line)
  const log = { info: record, warn: record, error: record, debug: record, child: () => log }
  return log as unknown as Logger
}
