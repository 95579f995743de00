import type { BrowserContext, Page, Request } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { sessions } from '#db/schema/accounts.ts'
import { WEEK_MS } from '#domain/time/durations.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenConsultation, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenHandedInWork, givenTask } from '#test/factories/handed-in-work.ts'
import { givenStudent } from '#test/factories/learning.ts'
import { A_REVIEW, givenCompleted } from '#test/factories/reviews.ts'
import { writeReview } from '#usecases/sessions/write-review.ts'
import { givenBookingNow } from '../steps/desk-steps.ts'
import { expect, expectNoAxeViolations, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const OFFLINE = 'Offline: your text is safe here'
const NO_NETWORK = /Failed to load resource|Failed to fetch|net::ERR|ERR_INTERNET_DISCONNECTED/

type Opened = {
  readonly writer: { readonly id: string; readonly email: string }
  /** The label of the long text. */
  readonly field: string
  /** The button that saves it. */
  readonly save: string
  readonly saved: string | RegExp
  /** It is saved as a draft after each pause. */
  readonly hasDrafts: boolean
}

type Visit = { page: Page; context: BrowserContext; db: Database; site: { url: string; db: Database } }

async function signInAsWriter({ context, db, site }: Visit) {
  const writer = await givenUser(db, { roles: ['client', 'astrologer', 'admin'] })
  await signInAs(context, site, writer.id)
  return writer
}

/** Opens a page on which someone writes. */
const OPEN = {
  async 'private notes'(visit: Visit): Promise<Opened> {
    const writer = await signInAsWriter(visit)
    const booking = await givenBookingNow(visit.db, { state: 'verified' })
    await visit.page.goto(`/staff/bookings/${booking.id}`)
    return { writer, field: 'Private notes', save: 'Save notes', saved: 'Notes saved', hasDrafts: false }
  },
  async 'an answer'(visit: Visit): Promise<Opened> {
    const writer = await signInAsWriter(visit)
    const service = await givenConsultation(visit.db, 'Prasna')
    const booking = await givenBookingNow(visit.db, { state: 'verified', service })
    await visit.page.goto(`/staff/bookings/${booking.id}/answer`)
    return { writer, field: 'Answer or summary', save: 'Save draft', saved: /^Draft saved|^Saved at/, hasDrafts: true }
  },
  async 'a post'(visit: Visit): Promise<Opened> {
    const writer = await signInAsWriter(visit)
    const post = await givenPost(visit.db)
    await visit.page.goto(`/admin/blog?edit=${post.id}`)
    return { writer, field: 'Content', save: 'Save Post', saved: /^Saved at|^Post updated/, hasDrafts: true }
  },
}

async function signInAgain(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in and save' }).click()
  await expect(dialog).toBeHidden()
}

const isData = (request: Request) => request.url().includes('.data')

const storedIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

for (const [kind, open] of Object.entries(OPEN)) {
  test(`the text of ${kind} survives a cut network, the end of the session, and a reload before it was saved`, async ({
    page,
    context,
    db,
    site,
    consoleErrors,
  }) => {
    consoleErrors.allow(NO_NETWORK)
    consoleErrors.allow(/40[13]/)
    page.on('dialog', (question) => question.accept())
    const { writer, field, save, saved, hasDrafts } = await open({ page, context, db, site })
    const address = page.url()

    await test.step('typed offline, and saved by itself when the network is back', async () => {
      await context.setOffline(true)
      const draftFailed = hasDrafts ? page.waitForEvent('requestfailed', isData) : undefined
      await page.getByLabel(field).fill('Saturn turns direct in the seventh.')
      await expect(page.getByText(OFFLINE)).toBeVisible()
      await draftFailed
      await expect(page.getByText(OFFLINE)).toBeVisible()
      await expect(page.getByText('our side')).toHaveCount(0)
      expect(await storedIn(page)).toContain('Saturn turns direct')
      await context.setOffline(false)

      await expect(page.getByText(saved).first()).toBeVisible()
      await expect(page.getByLabel(field)).toHaveValue('Saturn turns direct in the seventh.')
      await expect.poll(() => storedIn(page)).not.toContain('Saturn')
    })

    await test.step('typed when the session has ended, and saved after a sign-in over the page', async () => {
      await page.goto(address)
      await page.getByLabel(field).fill('Jupiter turns direct in the ninth.')
      await db.delete(sessions).where(eq(sessions.userId, writer.id))
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
      await expectNoAxeViolations(page)
      expect(page.url()).toBe(address)
      await signInAgain(page, writer.email)

      await expect(page.getByText(saved).first()).toBeVisible()
      await expect.poll(() => storedIn(page)).not.toContain('Jupiter')
    })

    await test.step('typed but not saved, and offered after a reload', async () => {
      await page.goto(address)
      await page.route(/\.data/, (route) => route.abort())
      await page.getByLabel(field).fill('Venus turns direct in the second.')
      await page.reload()

      await expect(page.getByText(/^You have unsaved text from \d/)).toBeVisible()
      await expect(page.getByLabel(field)).not.toHaveValue(/Venus/)
      await page.getByRole('button', { name: 'Restore it' }).click()
      await expect(page.getByLabel(field)).toHaveValue('Venus turns direct in the second.')
      await page.reload()
      await page.getByRole('button', { name: 'Discard it' }).click()
      await expect(page.getByText(/^You have unsaved text/)).toHaveCount(0)
      expect(await storedIn(page)).not.toContain('Venus')
    })
  })
}

test('an admin text stays when the session ends, is sent again after signing in, and leaves nothing in the browser', async ({
  page,
  context,
  db,
  site,
}) => {
  const writer = await signInAsWriter({ page, context, db, site })
  await page.goto('/staff/website/settings/legal')
  const terms = page.locator('summary', { hasText: 'Terms of Service' })
  await terms.click()
  const field = page.locator('textarea').first()
  const before = await field.inputValue()
  await field.fill(`${before}\n\nA paragraph of the lawyer.`)

  await db.delete(sessions).where(eq(sessions.userId, writer.id))
  await page.getByRole('button', { name: 'Save' }).click()
  await signInAgain(page, writer.email)

  await expect(page).toHaveURL(/\/staff\/(website|practice)$/)
  expect(await storedIn(page)).not.toContain('lawyer')
  await page.goto('/staff/website/settings/legal')
  await expect(page.locator('textarea').first()).toHaveValue(/A paragraph of the lawyer/)
  await terms.click()
  await page.locator('textarea').first().fill(before)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/staff\/(website|practice)$/)
})

test('a reply to a review that was not saved is offered after a reload', async ({ page, context, db, site }) => {
  await signInAsWriter({ page, context, db, site })
  const { id: bookingId, userId } = await givenCompleted(db, { now: new Date() })
  await writeReview(db, TEST_KEYS, { bookingId, userId }, A_REVIEW, new Date())
  await page.goto('/staff/inbox/reviews')
  const review = page.getByRole('listitem').filter({ has: page.locator(`#reply-${bookingId}`) })
  const field = page.locator(`#reply-${bookingId}`)
  await review.getByText('Public reply').first().click()
  await field.fill('Thank you, Asha.')

  await page.reload()
  await review.getByRole('button', { name: 'Restore it' }).click()
  await expect(field).toHaveValue('Thank you, Asha.')
  await review.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByText('Reply saved').first()).toBeVisible()
  expect(await storedIn(page)).not.toContain('Thank you, Asha.')
})

test('a note on written work that was not saved is offered after a reload', async ({ page, context, db, site }) => {
  await signInAsWriter({ page, context, db, site })
  const { lessonIds, student } = await givenStudent(db, 1)
  const [lessonId = 0] = lessonIds
  await givenTask(db, lessonId)
  const workId = await givenHandedInWork(db, { userId: student.id, lessonId, now: new Date() })
  await page.goto(`/staff/courses/work/${workId}`)
  await page.getByLabel('Your note').fill('Say what rises.')

  await page.reload()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByLabel('Your note')).toHaveValue('Say what rises.')
  await page.getByRole('button', { name: 'Return with the note' }).click()
  await expect(page.getByText('Answered. The student gets an email.').first()).toBeVisible()
  expect(await storedIn(page)).not.toContain('Say what rises.')
})

test('a restored text does not overwrite what a colleague saved meanwhile', async ({
  page,
  context,
  otherPage,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  page.on('dialog', (question) => question.accept())
  await OPEN['private notes']({ page, context, db, site })
  await page.getByLabel('Private notes').fill('Mine, typed first')
  const colleague = await givenUser(db, { roles: ['client', 'astrologer'], password: null })
  await signInAs(otherPage.context(), site, colleague.id)
  await otherPage.goto(page.url())
  await otherPage.getByLabel('Private notes').fill('Theirs, saved first')
  await otherPage.getByRole('button', { name: 'Save notes' }).click()
  await expect(otherPage.getByText('Notes saved').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('The saved text has changed since then.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await page.getByRole('button', { name: 'Save notes' }).click()

  await expect(page.getByText('The notes now say:')).toBeVisible()
  await expect(page.getByText('Theirs, saved first')).toBeVisible()
  await expect(page.getByLabel('Private notes')).toHaveValue('Mine, typed first')
})

test('signing out removes what was typed, and a week does', async ({ page, context, db, site }) => {
  page.on('dialog', (question) => question.accept())
  await OPEN['private notes']({ page, context, db, site })
  await page.getByLabel('Private notes').fill('Saturn turns direct')
  expect(await storedIn(page)).toContain('Saturn')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await storedIn(page)).not.toContain('Saturn')

  await page.evaluate((age) => {
    const text = { version: 0, fields: { privateNotes: 'Jupiter' } }
    localStorage.setItem('unsaved-text:a:old', JSON.stringify({ at: Date.now() - age, ...text }))
    localStorage.setItem('unsaved-text:a:new', JSON.stringify({ at: Date.now() - age / 2, ...text }))
  }, WEEK_MS)
  await page.reload()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['unsaved-text:a:new'])
})

test('another person in the same browser is neither offered the text nor has it saved under their name', async ({
  page,
  context,
  db,
  site,
}) => {
  page.on('dialog', (question) => question.accept())
  const opened = await OPEN['private notes']({ page, context, db, site })
  const address = page.url()
  const colleague = await givenUser(db, { roles: ['client', 'astrologer'] })
  await page.getByLabel('Private notes').fill('Saturn turns direct')

  // The colleague signs in in another tab, and the first tab saves.
  await signInAs(context, site, colleague.id)
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  await signInAgain(page, colleague.email)

  await untilHydrated(page)
  await expect(page.getByLabel('Private notes')).toHaveValue('')
  await expect(page.getByText(/^You have unsaved text/)).toHaveCount(0)

  await signInAs(context, site, opened.writer.id)
  await page.goto(address)
  await expect(page.getByLabel('Private notes')).toHaveValue('')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByLabel('Private notes')).toHaveValue('Saturn turns direct')
})

test('a page on which someone writes stays when its data cannot be loaded again', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(NO_NETWORK)
  await OPEN['private notes']({ page, context, db, site })
  await page.getByLabel('Private notes').fill('Saturn turns direct')
  await page.route(/\.data/, (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()))

  await page.getByText('Meeting link: the usual one').click()
  await page.getByLabel('Meeting link').fill('https://meet.example/room')
  await page.getByRole('button', { name: 'Save link' }).click()

  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(page.getByLabel('Private notes')).toHaveValue('Saturn turns direct')
})

test('a sign-in on another page is noticed, and the text is saved', async ({ page, context, db, site }) => {
  const opened = await OPEN['private notes']({ page, context, db, site })
  const writerId = opened.writer.id
  await page.getByLabel('Private notes').fill('Saturn turns direct')
  await db.delete(sessions).where(eq(sessions.userId, writerId))
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByRole('link', { name: 'Sign in another way, on a new page' })).toBeVisible()

  await signInAs(context, site, writerId)
  await page.evaluate(() => dispatchEvent(new Event('focus')))

  await expect(page.getByText('Notes saved').first()).toBeVisible()
})
