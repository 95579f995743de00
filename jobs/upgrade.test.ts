import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clockRange } from '#content/words/session-times.ts'
import { findConsultationPackage } from '#db/content/catalogue.ts'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migrations.ts'
import { sessionTermsOf } from '#domain/bookings/booking-service.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { createEmptyDatabase, type TestDatabase } from '#test/database.ts'
import { startSmtp, type TestSmtp } from '#test/outside-world/smtp.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { eventually } from '#test/time/eventually.ts'
import { listSlots } from '#usecases/bookings/read-diary.ts'
import { startJobs } from './start-jobs.ts'

/** The last migration of version 0.1. */
const LAST_OF_0_1 = 73

let own: TestDatabase
let smtp: TestSmtp

beforeEach(async () => {
  own = await createEmptyDatabase()
  smtp = await startSmtp()
  await givenDatabaseOfVersion01()
})

afterEach(async () => {
  await smtp.stop()
  await own.drop()
})

test('sends the emails and runs the jobs that version 0.1 left waiting, each once', async () => {
  expect((await migrate(own.url)).ok).toBe(true)
  const jobs = await start()

  await eventually(() => smtp.received.length >= 3)
  await eventually(async () => (await emailStates()).every(({ state }) => state === 'sent'))
  await jobs.stop()

  const recipients = smtp.received.map(({ envelopeTo }) => envelopeTo[0]).toSorted()
  expect(recipients).toEqual(['queued@example.com', 'reader@example.com', 'stuck@example.com'])
})

test('renames what version 0.1 stored and loses nothing', async () => {
  expect((await migrate(own.url)).ok).toBe(true)

  expect(await rows(sql`select event_key, kind from emails where id = 1`)).toEqual([
    { event_key: 'emails-undelivered:2026-11-01', kind: 'emails-undelivered' },
  ])
  expect(await rows(sql`select action, subject_kind from audit_log order by id`)).toEqual([
    { action: 'email-resent', subject_kind: 'email' },
    { action: 'subscribers-notified', subject_kind: 'post' },
  ])
  expect(await rows(sql`select change from booking_events`)).toEqual([{ change: 'payment-arrived' }])
  expect(await rows(sql`select quote from testimonials`)).toEqual([{ quote: 'Calm and clear.' }])
  expect(await rows(sql`select newsletter_sent_at is not null as sent from blog_posts`)).toEqual([{ sent: true }])
  await expect(own.db.execute(sql`update audit_log set action = 'other'`)).rejects.toThrow()
  await expect(own.db.execute(sql`delete from booking_events`)).rejects.toThrow()
})

test('leaves the invoice numbers of version 0.1 as they are, and lists no refund of unverified money', async () => {
  await givenClaimsOfVersion01()

  expect((await migrate(own.url)).ok).toBe(true)

  expect(await rows(sql`select invoice_number, status from invoices order by place`)).toEqual([
    { invoice_number: 'MU/26-27/00001', status: 'cancelled' },
    { invoice_number: 'MU/26-27/00002', status: 'pending' },
  ])
  expect(await rows(sql`select last_number from invoice_counters`)).toEqual([{ last_number: 2 }])
  expect(await rows(sql`select status, payment_status, refund_due_paise from bookings order by code`)).toEqual([
    { status: 'cancelled', payment_status: 'awaiting_verification', refund_due_paise: 0 },
    { status: 'paid', payment_status: 'awaiting_verification', refund_due_paise: null },
  ])
})

test('turns the sessions of earlier course bookings into start dates', async () => {
  await own.db.execute(
    sql.raw(`
    insert into users (email) values ('student@example.com');
    insert into courses (slug, level, title, description, duration_weeks, price_paise)
      values ('first', 'Basic', 'First', 'First steps.', 12, 299900);
    insert into bookings (code, user_id, idempotency_key, service_type, service_name, course_id, listed_paise,
        amount_paise, booking_date, slot_key, preferred_time, starts_at, ends_at, hold_expires_at, payable_until,
        time_zone, created_at, updated_at)
      select 'MUCOURSE', u.id, 'k', 'course', 'First', c.id, 299900, 299900, '2026-11-20', '10-11', '10-11 AM',
        '2026-11-20 04:30Z', '2026-11-20 05:30Z', now(), now(), 'Asia/Kolkata', now(), now()
      from users u, courses c where u.email = 'student@example.com' and c.slug = 'first';`),
  )

  expect((await migrate(own.url)).ok).toBe(true)

  const columns = sql`booking_date::text as date, preferred_time, starts_at, ends_at`
  expect(await rows(sql`select ${columns} from bookings where code = 'MUCOURSE'`)).toEqual([
    { date: '2026-11-20', preferred_time: '10-11 AM', starts_at: null, ends_at: null },
  ])
})

test('offers the same slots as version 0.1, and every booking keeps its time', async () => {
  await own.db.execute(
    sql.raw(`
    update consultation_slots set is_open = false where key = '15-16';
    update consultation_slots set days = '{1,2,7}' where key = '19-20';
    insert into users (email) values ('ravi@example.com');
    insert into consultation_packages (slug, name, description, price_paise, duration_label, duration_minutes)
      values ('rectification', 'Rectification', 'From events', 100100, '45 minutes', 45);
    insert into bookings (code, user_id, idempotency_key, service_type, service_name, package_id, listed_paise,
        amount_paise, status, payment_status, booking_date, slot_key, preferred_time, starts_at, ends_at, holds_slot,
        hold_expires_at, payable_until, time_zone, created_at, updated_at)
      select 'MUSESSION', u.id, 'k', 'consultation', 'Rectification', p.id, 100100, 100100, 'paid', 'paid', '2026-11-20',
        '10-11', '10-11 AM', '2026-11-20 04:30Z', '2026-11-20 05:30Z', true, now(), now(), 'Asia/Kolkata', now(), now()
      from users u, consultation_packages p where u.email = 'ravi@example.com' and p.slug = 'rectification';`),
  )

  expect((await migrate(own.url)).ok).toBe(true)

  const offered = await findConsultationPackage(own.db, 'rectification')
  if (!offered) throw new Error('The package is gone.')
  const sold = { packageId: offered.id, terms: sessionTermsOf(offered) }
  const slots = await listSlots(own.db, sold, { now: new Date('2026-11-16T04:30:00Z') })
  const labelsOn = (day: string) =>
    slots.filter(({ date }) => date === day).map((slot) => clockRange(slot, INDIA_TIME_ZONE))
  // The same starts; a time that is offered now says when it really ends.
  const [nine, ten, eleven] = ['9-9:45 AM', '10-10:45 AM', '11-11:45 AM']
  const [two, four, six, seven] = ['2-2:45 PM', '4-4:45 PM', '6-6:45 PM', '7-7:45 PM']
  expect(labelsOn('2026-11-17')).toEqual([nine, ten, eleven, two, four, six, seven])
  expect(labelsOn('2026-11-18')).toEqual([nine, ten, eleven, two, four, six])
  expect(labelsOn('2026-11-20')).toEqual([nine, eleven, two, four, six])
  expect(labelsOn('2026-11-22')).toEqual([seven])

  const time = sql`starts_at = '2026-11-20 04:30Z' and ends_at = '2026-11-20 05:30Z' and occupied_from = starts_at
    and occupied_until = ends_at and astrologer_id = (select id from astrologers where is_principal)`
  expect(
    await rows(sql`select preferred_time, holds_slot, ${time} as "isSame" from bookings where code = 'MUSESSION'`),
  ).toEqual([{ preferred_time: '10:00', holds_slot: true, isSame: true }])
})

/** Two claimed Prasnas with numbered invoices, the first one cancelled and listed for a refund. */
async function givenClaimsOfVersion01(): Promise<void> {
  await own.db.execute(
    sql.raw(`
    insert into users (email) values ('asha@example.com');
    insert into consultation_packages (slug, name, description, price_paise, duration_label, duration_minutes)
      values ('prasna', 'Prasna', 'One question', 15100, '15 minutes', 15);
    insert into bookings (code, user_id, idempotency_key, service_type, service_name, package_id, listed_paise, amount_paise,
        status, payment_status, hold_expires_at, payable_until, time_zone, cancelled_at, cancellation_reason,
        refund_due_paise, created_at, updated_at)
      select code, u.id, code, 'consultation', 'Prasna', p.id, 15100, 15100, status, 'awaiting_verification', now(), now(),
        'Asia/Kolkata', cancelled_at, reason, due, now(), now()
      from users u, consultation_packages p, (values
        ('MU000001', 'cancelled', now(), 'client', 15100), ('MU000002', 'paid', null, null, null)
      ) as b (code, status, cancelled_at, reason, due);
    insert into invoice_counters (series, financial_year, last_number, last_date) values ('MU', '26-27', 2, '2026-11-15');
    insert into invoices (kind, invoice_number, series, financial_year, place, invoice_date, status, booking_id, user_id,
        gst_mode, service_type, service_name, amount_paise, cgst_paise, sgst_paise, igst_paise, tax_amount_paise,
        total_amount_paise, snapshot, client_name, client_email, client_phone, cancelled_at, created_at)
      select 'invoice', 'MU/26-27/0' || right(code, 4), 'MU', '26-27', right(code, 1)::int, '2026-11-15',
        case status when 'paid' then 'pending' else 'cancelled' end, id, user_id, 'unregistered', 'consultation', 'Prasna',
        15100, 0, 0, 0, 0, 15100, '{}', 'Asha', 'asha@example.com', '', cancelled_at, now()
      from bookings;`),
  )
}

async function givenDatabaseOfVersion01(): Promise<void> {
  const released = knownMigrations.filter(({ version }) => version <= LAST_OF_0_1)
  expect((await migrate(own.url, released)).ok).toBe(true)

  await own.db.execute(
    sql.raw(`
    insert into letters (event_key, kind, recipient, payload, state, sent_at, reason, sending_since) values
      ('letters-undelivered:2026-11-01', 'letters-undelivered', 'sent@example.com', '{"count":1,"reason":"550"}', 'sent', now(), null, null),
      ('one', 'password-changed', 'queued@example.com', '{"changedAt":"2026-11-01T06:00:00.000Z"}', 'queued', null, null, null),
      ('two', 'password-changed', 'stuck@example.com', '{"changedAt":"2026-11-01T06:00:00.000Z"}', 'sending', null, null, now() - interval '1 day');
    insert into audit_log (action, subject_kind, subject_id) values ('letter-resent', 'letter', '1'), ('post-announced', 'post', '1');
    insert into testimonials (name, place, words, position) values ('Asha', 'Pune', 'Calm and clear.', 1);
    insert into newsletter_subscribers (email, state, source, requested_at, confirmed_at)
      values ('reader@example.com', 'confirmed', 'footer', now(), now());
    insert into blog_posts (slug, title, summary, content, content_html, rules_version, category, status, created_at,
        updated_at, published_at, announced_at, search_heading, search_words)
      values ('a-post', 'A post', 'Summary', 'Text', '<p>Text</p>', 1, 'Planets', 'published', now(), now(), now(), now(), 'a post', '');
    -- An event without its booking is enough here.
    alter table booking_events drop constraint booking_events_booking_id_fkey;
    insert into booking_events (booking_id, at, change, actor, to_status, to_payment_status)
      values (gen_random_uuid(), now(), 'payment-kept', 'staff', 'cancelled', 'paid');`),
  )

  const boss = new PgBoss({ connectionString: own.url, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('announce-post', { policy: 'short' })
  await boss.send('announce-post', { postId: 1 })
  await boss.stop({ graceful: false })
}

function start() {
  return startJobs(own.url, jobContext(own.db, { smtpUrl: smtp.url }))
}

function emailStates() {
  return rows(sql`select state from emails`) as Promise<{ state: string }[]>
}

async function rows(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await own.db.execute(query)).rows
}
