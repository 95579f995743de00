import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const MANY = 10_000
const clock = createTestClock()
let admin: Visitor

beforeAll(async () => {
  const db = database()
  await givenPractice(db)
  const site = await createSite({ db, clock: clock.now })
  const { id } = await givenUser(db, { roles: ['client', 'admin'] })
  admin = createVisitor(site, { sessionToken: await givenSession(db, id, clock.now()) })
})

type List = {
  readonly path: string
  /** Fifty for most lists. */
  readonly perPage?: number
  /** The search that finds one of the ten thousand rows, and what it then shows. */
  readonly query: string
  readonly found: RegExp
  readonly fill: ReturnType<typeof sql>
}

const numbers = sql`generate_series(1, ${sql.raw(String(MANY))}) n`

const LISTS: readonly List[] = [
  {
    path: '/staff/inbox/messages',
    query: 'Subject 4321 ',
    found: /Subject 4321 /,
    fill: sql`insert into contact_messages (name, email, inquiry_type, subject, message, received_at)
      select 'Asha', 'asha@example.com', 'general', 'Subject ' || n || ' of many', 'Words', now() from ${numbers}`,
  },
  {
    path: '/staff/inbox/suggestions',
    query: 'Topic 4321 ',
    found: /Topic 4321 /,
    fill: sql`insert into content_suggestions (topic, suggested_at) select 'Topic ' || n || ' of many', now() from ${numbers}`,
  },
  {
    path: '/staff/clients/subscribers',
    query: 'reader-4321@',
    found: /reader-4321@example\.com/,
    fill: sql`insert into newsletter_subscribers (email, state, source, requested_at)
      select 'reader-' || n || '@example.com', 'pending', 'footer', now() from ${numbers}`,
  },
  {
    path: '/staff/inbox/emails',
    query: 'mailbox-4321@',
    found: /mailbox-4321@example\.com/,
    fill: sql`insert into emails (event_key, kind, recipient, payload)
      select 'many:' || n, 'password-changed', 'mailbox-' || n || '@example.com', '{}' from ${numbers}`,
  },
  {
    path: '/staff/practice/audit',
    perPage: 25,
    query: 'thing-4321',
    found: /thing-4321/,
    fill: sql`insert into audit_log (action, subject_kind, subject_id) select 'signed-in', 'test', 'thing-' || n from ${numbers}`,
  },
  {
    path: '/staff/website/testimonials',
    query: 'Client 4321 ',
    found: /Client 4321 /,
    fill: sql`insert into testimonials (name, place, quote, position)
      select 'Client ' || n || ' of many', 'Pune', 'Calm and clear.', n from ${numbers}`,
  },
  {
    path: '/staff/clients/accounts',
    query: 'citizen-4321@',
    found: /citizen-4321@example\.com/,
    fill: sql`insert into users (email) select 'citizen-' || n || '@example.com' from ${numbers}`,
  },
  {
    path: '/staff/practice/team',
    query: 'helper-4321@',
    found: /helper-4321@example\.com/,
    fill: sql`with people as (
      insert into users (email) select 'helper-' || n || '@example.com' from ${numbers} returning id
    ) insert into user_roles (user_id, role) select id, 'astrologer' from people`,
  },
]

describe.each(LISTS)('the list $path', ({ path, perPage = 50, query, found, fill }) => {
  test(`${path} works when empty`, async () => {
    const page = await admin.get(`${path}?q=nobody+is+called+this`)

    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Nothing found')
  })

  test(`${path} works with ten thousand rows: a page at a time, no row twice, and search finds one`, async () => {
    await fillWith(fill)

    const first = await (await admin.get(path)).text()
    const second = await (await admin.get(nextOf(first))).text()
    const search = await (await admin.get(`${path}?q=${encodeURIComponent(query)}`)).text()

    expect(rowsOf(first)).toHaveLength(perPage)
    expect(rowsOf(second)).toHaveLength(perPage)
    expect(rowsOf(first).filter((row) => rowsOf(second).includes(row))).toEqual([])
    expect(rowsOf(search)).toHaveLength(1)
    expect(search).toMatch(found)
  })
})

test('the enrollments work with ten thousand rows, and search finds one', async () => {
  const course = await givenCourse(database())
  await fillWith(sql`
    with people as (
      insert into users (email) select 'student-' || n || '@example.com' from ${numbers} returning id, email
    ), named as (insert into profiles (user_id, full_name) select id, 'Student' from people),
    paid as (
      insert into bookings (code, user_id, idempotency_key, service_type, service_name, course_id, listed_paise,
        amount_paise, status, payment_status, hold_expires_at, payable_until, time_zone, created_at, updated_at)
      select email, id, email, 'course', 'Pradhamika', ${course.id}, 100, 100, 'paid', 'paid', now(), now(),
        'Asia/Kolkata', now(), now() from people returning id, user_id
    )
    insert into course_enrollments (user_id, course_id, booking_id, course_title, course_level, enrollment_date)
    select user_id, ${course.id}, id, 'Pradhamika', 'Basic', '2026-01-01T00:00:00.123Z' from paid`)

  const first = await (await admin.get('/staff/courses')).text()
  const second = await (await admin.get(nextOf(first))).text()
  const search = await (await admin.get('/staff/courses?q=student-4321@')).text()

  const studentsOf = (html: string) => html.match(/student-\d+@example\.com(?=<\/p>)/g) ?? []
  expect(new Set([...studentsOf(first), ...studentsOf(second)]).size).toBe(100)
  expect(studentsOf(search)).toEqual(['student-4321@example.com'])
  expect(first).toMatch(/10000<\/span><span class="stat-label">Pending Sessions/)
})

/** Without the time limit of a request: writing ten thousand rows is not what is measured here. */
async function fillWith(rows: List['fill']): Promise<void> {
  await database().transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(rows)
  })
}

function nextOf(html: string): string {
  const link = html.match(/<a[^>]*>/g)?.find((tag) => tag.includes('rel="next"'))
  return link?.match(/href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

/** The texts of the rows, for both kinds of list. */
function rowsOf(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const rows = main.match(/<li class="(?:admin-item|inbox-row|desk-row)">[\s\S]*?<\/li>|<tr>[\s\S]*?<\/tr>/g) ?? []
  return rows.filter((row) => !row.includes('scope="col"'))
}
