import type { BrowserContext } from '@playwright/test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { findCourse } from '#db/content/catalogue.ts'
import { courseModules, lessons } from '#db/schema/learning.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { A_PDF } from '#test/factories/files.ts'
import { givenEnrollment, givenLessons } from '#test/factories/learning.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PHONE = { width: 360, height: 740 }
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'

/** The addresses of other sites that are requested, which are answered here. */
async function watchOthers(context: BrowserContext, ownUrl: string): Promise<string[]> {
  const requested: string[] = []
  await context.route(
    (url) => url.origin !== new URL(ownUrl).origin,
    (route) => {
      requested.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
    },
  )
  return requested
}

test('on a phone a student sees the picture and opens the file and the video of a lesson, and nothing is loaded from elsewhere before the click', async ({
  page,
  otherPage: desk,
  pageWithoutScript: plain,
  consoleErrors,
  db,
  site,
}) => {
  // The draft.
  consoleErrors.allow(/404/)
  const course = await givenCourse(db, { title: 'Lessons with parts' })
  const [lessonId = 0] = await givenLessons(db, course.id, 12)
  await db.update(lessons).set({ kind: 'video', url: VIDEO, isPublished: false }).where(eq(lessons.id, lessonId))
  const student = await givenUser(db, { fullName: 'Asha Rao' })
  await givenEnrollment(db, { userId: student.id, course })
  const path = `/learning/${course.slug}/${lessonId}`

  const admin = await givenUser(db, { roles: ['client', 'admin'] })
  await signInAs(desk.context(), site, admin.id)
  await desk.goto(`/staff/courses/lessons/${lessonId}`)
  await desk.getByLabel('Add a file').setInputFiles({ name: 'slides.pdf', mimeType: 'application/pdf', buffer: A_PDF })
  await desk.getByRole('button', { name: 'Add file' }).click()
  await expect(desk.getByText('File added')).toBeVisible()
  await expectPageChecksInEveryView(desk)
  await signInAs(page.context(), site, student.id)
  await page.setViewportSize(PHONE)
  expect((await page.goto(path))?.status()).toBe(404)
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d9a441' } })
    .png()
    .toBuffer()
  const picture = { name: 'signs.png', mimeType: 'image/png', buffer }
  await desk.locator('input[aria-label="Insert a picture"]').setInputFiles(picture)
  await expect(desk.locator('textarea[name=content]')).toHaveValue(/!\[What the picture shows\]\(\/uploads\//)
  await desk.getByLabel('Published').check()
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText('Saved')).toBeVisible()

  const others = await watchOthers(page.context(), site.url)
  await page.goto(path)
  await expect(page.getByRole('img', { name: 'What the picture shows' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'slides.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('slides.pdf')
  await expectPageChecksInEveryView(page)
  await page.setViewportSize(PHONE)
  expect(others).toEqual([])
  await page.getByRole('link', { name: 'Watch video' }).click()
  await expect(page.locator('iframe[title="Lesson 1"]')).toHaveAttribute('src', PLAYER)
  await expect.poll(() => others).toEqual([PLAYER])

  await signInAs(plain.context(), site, student.id)
  await plain.setViewportSize(PHONE)
  const othersOfPlain = await watchOthers(plain.context(), site.url)
  await plain.goto(path)
  await expect(plain.getByRole('link', { name: 'Watch video' })).toHaveAttribute('href', VIDEO)
  const plainDownload = plain.waitForEvent('download')
  await plain.getByRole('link', { name: 'slides.pdf' }).click()
  expect((await plainDownload).suggestedFilename()).toBe('slides.pdf')
  expect(othersOfPlain).toEqual([])
})

test('an admin writes a live class, and students see it in their own time until its recording is there', async ({
  page,
  browser,
  consoleErrors,
  db,
  site,
}) => {
  consoleErrors.allow(/422/)
  const course = await findCourse(db, 'unnata')
  if (!course) throw new Error('The sample course unnata is missing.')
  const [module] = await db
    .select({ id: courseModules.id })
    .from(courseModules)
    .where(eq(courseModules.courseId, course.id))
  const student = await givenUser(db)
  await givenEnrollment(db, { userId: student.id, course, enrolledAt: new Date('2026-01-01T00:00:00Z') })
  const admin = await givenUser(db, { roles: ['client', 'admin'] })
  await signInAs(page.context(), site, admin.id)

  await page.goto(`/staff/courses/lessons/new?in=${module?.id}`)
  await page.getByLabel('Title').fill('Questions and answers')
  await page.getByLabel('Kind').selectOption('Live class')
  await page.getByLabel('Minutes needed').fill('60')
  await page.getByLabel('Published').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Choose the date and the time of the class').first()).toBeVisible()
  await page.getByLabel('Date of the class').fill('2030-03-16')
  await page.getByLabel('Starts at (Indian time)').fill('19:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Added')).toBeVisible()

  const abroad = await browser.newContext({ baseURL: site.url, timezoneId: 'America/New_York', viewport: PHONE })
  await signInAs(abroad, site, student.id)
  const theirs = await abroad.newPage()
  await theirs.goto('/learning/unnata')
  await theirs.getByRole('link', { name: /Questions and answers/ }).click()
  await expect(theirs.getByText('Sat, Mar 16, 2030, 9:30-10:30 AM New York time, 7-8 PM IST')).toBeVisible()
  const room = /^https:\/\/meet\.jit\.si\/[\da-f]{40}$/
  await expect(theirs.getByRole('link', { name: 'Join the class' })).toHaveAttribute('href', room)
  await expect(theirs.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await db.update(lessons).set({ recordingUrl: VIDEO }).where(eq(lessons.title, 'Questions and answers'))
  await theirs.reload()
  await expect(theirs.getByRole('link', { name: 'Watch the recording' })).toBeVisible()
  await expectPageChecksInEveryView(theirs)
  await abroad.close()
})
