import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migrations.ts'
import { createEmptyDatabase, type TestDatabase } from '#test/database.ts'

/** Completes questions that were answered before. */
const MIGRATION = 172

let own: TestDatabase

beforeAll(async () => {
  own = await createEmptyDatabase()
  const before = knownMigrations.filter(({ version }) => version < MIGRATION)
  expect((await migrate(own.url, before)).ok).toBe(true)
})

afterAll(() => own.drop())

test('completes every answered question once, and leaves waiting, marked and refunded ones as they are', async () => {
  await own.db.execute(
    sql.raw(`
    insert into users (email) values ('asha@example.com');
    insert into consultation_packages (slug, name, description, price_paise, duration_label, duration_minutes, is_prasna)
      values ('prasna', 'Prasna', 'A question', 15100, '', 60, true);
    create temporary table cases (code text, status text, answered boolean, outcome text);
    insert into cases values ('ANSWERED', 'paid', true, null), ('WAITING', 'paid', false, null),
      ('MARKED', 'paid', true, 'no_show'), ('REFUNDED', 'cancelled', true, null);
    insert into bookings (code, user_id, idempotency_key, service_type, service_name, package_id, listed_paise, amount_paise,
        status, payment_status, hold_expires_at, payable_until, time_zone, cancelled_at, cancellation_reason,
        refund_due_paise, asked_at, created_at, updated_at)
      select c.code, u.id, c.code, 'consultation', 'Prasna', p.id, 15100, 15100, c.status, 'paid', now(), now(),
        'Asia/Kolkata', case c.status when 'cancelled' then now() end, case c.status when 'cancelled' then 'client' end,
        case c.status when 'cancelled' then 15100 end, now(), now(), now()
      from cases c, users u, consultation_packages p;
    insert into session_notes (booking_id, user_id, outcome, updated_by, updated_at)
      select b.id, b.user_id, c.outcome, b.user_id, now() from cases c join bookings b using (code) where c.outcome is not null;
    insert into answers (booking_id, user_id, version, sealed_text, published_by, published_at)
      select b.id, b.user_id, v, 'sealed', b.user_id, timestamptz '2026-11-01T10:00Z' + v * interval '1 day'
      from cases c join bookings b using (code), generate_series(1, 2) v where c.answered;`),
  )

  expect((await migrate(own.url)).ok).toBe(true)

  const { rows } = await own.db.execute(sql`
    select b.code, n.outcome, count(e.id)::int as events, min(e.at) = '2026-11-02T10:00Z' as "atFirstAnswer"
    from bookings b left join session_notes n on n.booking_id = b.id
      left join booking_events e on e.booking_id = b.id and e.change = 'outcome-recorded' and e.reason = 'completed'
    group by b.code, n.outcome order by b.code`)
  expect(rows).toEqual([
    { code: 'ANSWERED', outcome: 'completed', events: 1, atFirstAnswer: true },
    { code: 'MARKED', outcome: 'no_show', events: 0, atFirstAnswer: null },
    { code: 'REFUNDED', outcome: null, events: 0, atFirstAnswer: null },
    { code: 'WAITING', outcome: null, events: 0, atFirstAnswer: null },
  ])
})
