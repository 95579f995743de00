import type { Database } from '#db/client.ts'
import { findCourse } from '#db/content/catalogue.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenEnrollment } from '#test/factories/learning.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

async function givenStudent(db: Database, slug: string) {
  const student = await givenUser(db, { fullName: 'Asha Rao' })
  const course = await findCourse(db, slug)
  if (!course) throw new Error(`The sample course ${slug} is missing.`)
  await givenEnrollment(db, { userId: student.id, course })
  return student
}

test('a student completes the lessons, and a visitor verifies the certificate', async ({
  page,
  otherPage: stranger,
  db,
  site,
}) => {
  const student = await givenStudent(db, 'madhyamika')
  await signInAs(page.context(), site, student.id)
  await page.goto('/learning')
  await page.getByRole('link', { name: 'Open course' }).click()
  await expect(page.getByText('0 of 3 lessons done')).toBeVisible()

  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Dignity in five steps' })).toBeVisible()
  // A third of the course: the refund ends here, and nothing is opened before the student says so.
  await expect(page.getByText('Opening this lesson ends your right to a refund.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the lesson' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Lesson done')).toBeVisible()
  await page.getByRole('link', { name: /Next lesson/ }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Lesson done')).toBeVisible()
  await page.getByRole('link', { name: 'Madhyamika' }).click()
  await expect(page.getByText('2 of 3 lessons done')).toBeVisible()

  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('You have completed Madhyamika')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download certificate (PDF)' }).click()
  expect((await file).suggestedFilename()).toMatch(/^certificate-[A-Z2-9-]{14}\.pdf$/)

  const address = await page.getByRole('link', { name: 'Page where others can check it' }).getAttribute('href')
  await stranger.goto(address ?? '')
  await expect(stranger.getByRole('heading', { name: 'This certificate is valid' })).toBeVisible()
  await expect(stranger.getByText('Asha Rao')).toBeVisible()
  await expectPageChecksInEveryView(stranger)
})

test('the complete course includes the lessons of all courses, without JavaScript too', async ({
  pageWithoutScript: page,
  db,
  site,
}) => {
  const student = await givenStudent(db, 'sampurna-jyotish')
  await signInAs(page.context(), site, student.id)
  await page.goto('/learning/sampurna-jyotish')

  await expect(page.getByText('Personal mentorship')).toBeVisible()
  for (const title of ['What a chart shows', 'Dignity in five steps', 'The chara karakas', 'How the year works']) {
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  }
  await page.getByRole('link', { name: 'What a chart shows' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Lesson done')).toBeVisible()
  await page.getByRole('link', { name: 'Sampurna Jyotish' }).first().click()
  await expect(page.getByText(/^1 of \d+ lessons done/)).toBeVisible()
})

test('staff see the enrollments with their counts and move one to completed', async ({
  page,
  otherPage: theirs,
  db,
  site,
}) => {
  const student = await givenStudent(db, 'unnata')
  const astrologer = await givenUser(db, { roles: ['client', 'astrologer'] })
  await signInAs(page.context(), site, astrologer.id)
  await page.goto('/staff/courses')
  for (const label of ['Pending Sessions', 'This Week', 'Recent (7 days)']) {
    await expect(page.getByText(label, { exact: true })).toBeVisible()
  }

  await page.goto(`/staff/courses?q=${encodeURIComponent(student.email)}`)
  await page.getByRole('button', { name: 'Mark as scheduled' }).click()
  await expect(page.getByText('Enrollment updated')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(page.getByRole('button', { name: 'Mark as completed' })).toBeHidden()

  await signInAs(theirs.context(), site, student.id)
  await theirs.goto('/learning/unnata')
  await expect(theirs.getByRole('heading', { name: 'Certificate of completion' })).toBeVisible()
})
