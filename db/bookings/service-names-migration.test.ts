import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceText } from '#content/booking/service-text.ts'
import { ledgerText } from '#content/words/ledger-labels.ts'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migrations.ts'
import { createEmptyDatabase, type TestDatabase } from '#test/database.ts'

/** Takes the number of questions out of the names of services. */
const MIGRATION = 216

let own: TestDatabase

beforeAll(async () => {
  own = await createEmptyDatabase()
  const before = knownMigrations.filter(({ version }) => version < MIGRATION)
  expect((await migrate(own.url, before)).ok).toBe(true)
  await own.db.execute(
    sql.raw(`
    insert into users (email) values ('asha@example.com');
    insert into consultation_packages (slug, name, description, price_paise, duration_label, duration_minutes, is_prasna)
      values ('prasna', 'Prasna', 'A question', 15100, '', 60, true);
    create temporary table cases (code text, name text, count integer, charged text);
    insert into cases values ('ONE', 'Prasna', 1, 'Prasna'), ('THREE', 'Prasna (3 questions)', 3, 'Prasna (3 questions)'),
      ('RENAMED', 'Old (new) name (10 questions)', 10, 'Old (new) name (10 questions)'),
      ('REVISED', 'Prasna (2 questions)', 2, 'Prasna (3 questions)'), ('REDUCED', 'Prasna', 1, 'Prasna (3 questions)'),
      ('NAMED_SO', 'Reading (5 questions)', 1, 'Reading (5 questions)');
    insert into bookings (code, user_id, idempotency_key, service_type, service_name, question_count, package_id,
        listed_paise, amount_paise, status, payment_status, hold_expires_at, payable_until, time_zone, asked_at,
        created_at, updated_at)
      select c.code, u.id, c.code, 'consultation', c.name, c.count, p.id, 15100, 15100, 'pending', 'pending', now(), now(),
        'Asia/Kolkata', now(), now(), now()
      from cases c, users u, consultation_packages p where p.slug = 'prasna';
    insert into ledger_entries (at, user_id, booking_id, kind, amount_paise, label)
      select now(), b.user_id, b.id, 'charge', 15100, 'service:' || c.charged from cases c join bookings b using (code);`),
  )
})

afterAll(() => own.drop())

type Row = {
  readonly code: string
  readonly serviceName: string
  readonly questionCount: number
  readonly label: string
}

async function listRows(): Promise<Row[]> {
  const { rows } = await own.db.execute<Row>(sql`
    select b.code, b.service_name as "serviceName", b.question_count as "questionCount", e.label
    from bookings b join ledger_entries e on e.booking_id = b.id order by b.code`)
  return rows
}

test('old bookings and their charges read the same, with the number of questions beside the name', async () => {
  const before = (await listRows()).map(({ code, serviceName, label }) => [code, serviceName, ledgerText(label)])

  expect((await migrate(own.url)).ok).toBe(true)

  const after = await listRows()
  expect(after.map((row) => [row.code, serviceText(row), ledgerText(row.label)])).toEqual(before)
  expect(after.map(({ code, serviceName, label }) => [code, serviceName, label])).toEqual([
    ['NAMED_SO', 'Reading (5 questions)', 'service:Reading (5 questions)'],
    ['ONE', 'Prasna', 'service:Prasna'],
    ['REDUCED', 'Prasna', 'questions:3:Prasna'],
    ['RENAMED', 'Old (new) name', 'questions:10:Old (new) name'],
    ['REVISED', 'Prasna', 'questions:3:Prasna'],
    ['THREE', 'Prasna', 'questions:3:Prasna'],
  ])
})
