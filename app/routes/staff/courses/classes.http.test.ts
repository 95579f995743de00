import { beforeAll, expect, test } from 'vitest'
import { listBookableCohorts } from '#db/learning/cohorts.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { bookingForm } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenCohort } from '#test/factories/cohorts.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
const now = clock.now()
let site: TestSite
let astrologer: Visitor

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
  astrologer = await signedInVisitor(site, database(), { roles: ['client', 'astrologer'], now })
})

const textOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()

async function aClient() {
  const user = await givenUser(database(), { password: null, now })
  return { user, visitor: createVisitor(site, { sessionToken: await givenSession(database(), user.id, now) }) }
}

const TYPED = {
  title: 'Bhajans at full moon',
  description: 'An evening of bhajans for everybody.',
  price: '',
  date: '2027-03-06',
  time: '18:30',
  minutes: '60',
  seats: '2',
  astrologer: '',
  meetingLink: '',
}

test('staff make a class in one form; it is on the page of courses, is booked free, moves, and is cancelled by email', async () => {
  const wrong = { ...TYPED, title: '', description: '', price: '-1', date: '2020-01-01', seats: '0' }
  const refused = await astrologer.post('/staff/courses/classes/new', wrong)
  expect(refused.status).toBe(422)
  const problems = await refused.text()
  for (const text of ['Enter a name', 'Say in a few words', 'Enter an amount', 'still ahead', 'from 1 to 500'])
    expect(problems).toContain(text)

  const added = await astrologer.post('/staff/courses/classes/new', TYPED)
  const path = added.headers.get('location') ?? ''
  const id = Number(path.split('/').at(-1))
  const group = (await listBookableCohorts(database(), 'all', { now })).find((one) => one.id === id)
  const bookPath = `/book/course/${group?.courseSlug}`
  const page = await textOf(createVisitor(site), '/courses')
  for (const text of [
    'Single classes',
    TYPED.title,
    'Sat, Mar 6, 2027, 6:30-7:30 PM IST',
    '2 seats free',
    'Free<',
    bookPath,
  ])
    expect(page).toContain(text)

  const { user, visitor } = await aClient()
  const form = await textOf(visitor, bookPath)
  for (const text of ['Which date?', 'There is nothing to pay', 'Confirm booking']) expect(form).toContain(text)
  for (const text of ['Date of birth', 'Current location', 'Which group?']) expect(form).not.toContain(text)
  const fields = { ...bookingForm({ cohort: String(id), currentLocation: '', birthDate: '' }), intent: 'book' }
  const booked = await visitor.post(bookPath, fields)
  const bookingPath = booked.headers.get('location') ?? ''
  expect(await textOf(visitor, bookingPath)).toContain('Booking Confirmed')
  expect(await textOf(visitor, '/dashboard')).toContain('See your class')
  expect(await textOf(visitor, `/learning/${group?.courseSlug}`)).toContain('6:30-7:30 PM')
  const file = await textOf(visitor, `/dashboard/bookings/${bookingPath.split('/').at(-1)}/session.ics`)
  expect(file).toMatch(/SUMMARY:Bhajans at full moon\r\n/)
  expect(file).toContain('https://meet.jit.si/')
  expect(await textOf(astrologer, path)).toContain('1 of 2')

  const edit = `/staff/courses/classes/${id}`
  expect(await textOf(astrologer, edit)).toContain('value="18:30"')
  expect((await astrologer.get(`${path}/edit`)).status).toBe(404)
  const changed = await astrologer.post(edit, { ...TYPED, time: '19:00', price: '250', version: '2' })
  expect(changed.headers.get('location')).toBe(path)
  await requireEmail(database(), `group-dates:${id}:4:${user.id}`)
  const other = await astrologer.post(`/staff/courses/classes/new?again=${id}`, {
    ...TYPED,
    title: '',
    date: '2027-04-03',
  })
  expect(other.headers.get('location')).toMatch(/groups\/\d+$/)
  const both = await textOf(createVisitor(site), '/courses')
  for (const text of ['Mar 6, 2027, 7-8 PM', 'Apr 3, 2027, 6:30', '₹250']) expect(both).toContain(text)

  const bookingId = bookingPath.split('/').at(-1) ?? ''
  const cancelPage = await textOf(visitor, `/dashboard/bookings/${bookingId}/cancel`)
  expect(cancelPage).toContain('Yes, cancel booking')
  expect(cancelPage).not.toMatch(/No refund|Full refund/)
  const desk = await textOf(astrologer, path)
  expect(desk).toContain('Cancel this class')
  expect(desk).not.toMatch(/this group/)
  await astrologer.post(path, { intent: 'cancel', version: '4' })
  expect(await textOf(astrologer, path)).toContain('One booking is cancelled. To refund: ₹0.')
  expect((await requireEmail(database(), `booking-cancelled:${bookingId}`)).payload).toMatchObject({ ended: 'class' })
  expect(await textOf(createVisitor(site), '/courses')).not.toContain('Mar 6, 2027')
})

test('the page of courses names the groups of a course with their start and free seats, and a waitlist for a full one', async () => {
  const course = await givenCourse(database(), { title: 'Madhyamika' })
  const group = await givenCohort(database(), { courseId: course.id, title: 'Saturdays in winter', seats: 3, now })

  const page = await textOf(createVisitor(site), '/courses')

  for (const text of ['Groups with fixed dates', 'Saturdays in winter', '3 seats free', 'data-own-time'])
    expect(page).toContain(text)
  expect(page).not.toContain(`/wait/${group.id}`)
})

test('a course whose groups are all cancelled is not sold: its page says so and leads to a form that asks for the next dates', async () => {
  const course = await givenCourse(database())
  const group = await givenCohort(database(), { courseId: course.id, now })
  const visitor = createVisitor(site)
  expect(await textOf(visitor, '/courses')).toContain(`href="/book/course/${course.slug}"`)

  await astrologer.post(`/staff/courses/groups/${group.id}`, { intent: 'cancel', version: String(group.version) })

  const askPath = `/contact?about=${course.slug}`
  const page = await textOf(visitor, '/courses')
  expect(page).toContain('No group of this course can be booked now.')
  expect(page).toContain(`href="${askPath}"`)
  expect(page).not.toContain(`href="/book/course/${course.slug}"`)
  expect(page).toContain('https://schema.org/SoldOut')
  expect(await textOf(visitor, askPath)).toContain(`When can ${course.title} be booked again?`)
  expect(await textOf(visitor, `/book/course/${course.slug}`)).toContain(askPath)
})
