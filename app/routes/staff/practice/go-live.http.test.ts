import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const clock = createTestClock()
let site: TestSite
let admin: Visitor

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: clock.now })
  const { id } = await givenUser(database(), { roles: ['client', 'admin'], now: clock.now() })
  admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
})

const pageAt = async (path: string) => (await admin.get(path)).text()

test('a point that is not for the practice leaves the list with its samples, and can be brought back', async () => {
  expect(await pageAt('/staff/practice/go-live')).toContain('aria-label="Not for us: Courses"')

  await admin.post('/staff/practice/go-live', { intent: 'skip', step: 'courses' })
  expect(await pageAt('/staff/practice/go-live')).toContain('aria-label="Bring back: Courses"')
  expect(await (await site.request('/courses')).text()).toContain('No courses are open yet')

  await admin.post('/staff/practice/go-live', { intent: 'resume', step: 'courses' })
  expect(await pageAt('/staff/practice/go-live')).toContain('aria-label="Not for us: Courses"')
})

test('all samples are named, removed in one step and restored by one button', async () => {
  const confirmation = await pageAt('/staff/practice/go-live?step=remove-samples')
  expect(confirmation).toContain('Remove all samples from the site?')
  expect(confirmation).toContain('Testimonials: 12')

  await admin.post('/staff/practice/go-live', { intent: 'remove-samples' })
  const afterwards = await pageAt('/staff/practice/go-live')
  expect(afterwards).not.toContain('step=remove-samples')
  expect(await (await site.request('/')).text()).not.toContain('Surya Jyotish')

  const removalId = /name="removalId" value="(\d+)"/.exec(afterwards)?.[1] ?? ''
  await admin.post('/staff/practice/go-live', { intent: 'restore-samples', removalId })
  expect(await (await site.request('/')).text()).toContain('Surya Jyotish')
})

test('invented testimonials cannot be kept as own', async () => {
  const list = await pageAt('/staff/website/testimonials')
  expect(list).toContain('12 of these are invented samples.')
  expect(list).not.toContain('Keep as our own')

  await admin.post('/staff/website/testimonials', { intent: 'accept-samples' })
  expect(await pageAt('/staff/website/testimonials')).toContain('12 of these are invented samples.')
})

test('an unknown point of the checklist is refused', async () => {
  expect((await admin.post('/staff/practice/go-live', { intent: 'skip', step: 'everything' })).status).toBe(400)
})
