import { exerciseFrom } from '@muhurta/jyotish/exercises'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { courses } from '#db/schema/content.ts'
import { lessons } from '#db/schema/learning.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenTask } from '#test/factories/handed-in-work.ts'
import { givenEnrollment, givenQuizQuestions, givenStudent } from '#test/factories/learning.ts'
import { expect, expectPageChecksInEveryView, linkIn, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PHONE = { width: 360, height: 740 }

/** The right answer to the exercise that the page shows. */
function rahuKalamOf(page: Page): string {
  const seed = new URL(page.url()).searchParams.get('seed') ?? ''
  const made = exerciseFrom({ kind: 'rahu-kalam', level: 1, seed })
  return made.ok ? String(made.value.parts[0]?.answer) : ''
}

test('a student on a phone does a lesson without script, practises, passes a quiz and written work, and a stranger checks the certificate', async ({
  page,
  pageWithoutScript,
  otherPage: desk,
  db,
  site,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(/quiz.*422/)
  const { course, lessonIds, student } = await givenStudent(db, 12)
  const [, second = 0] = lessonIds
  await db.update(courses).set({ certificateRule: 'tasks' }).where(eq(courses.id, course.id))
  await db.update(lessons).set({ exercise: 'rahu-kalam' }).where(eq(lessons.id, second))
  await givenQuizQuestions(db, second, [{ kind: 'choice', question: 'Whose sign is Simha?', answers: ['Sun', 'Moon'] }])
  await givenTask(db, second)
  const base = `/learning/${course.slug}`

  // A lesson without script.
  await signInAs(pageWithoutScript.context(), site, student.id)
  await pageWithoutScript.setViewportSize(PHONE)
  await pageWithoutScript.goto(base)
  await pageWithoutScript.getByRole('link', { name: 'Start', exact: true }).click()
  await pageWithoutScript.getByRole('button', { name: 'Mark as done' }).click()
  await expect(pageWithoutScript.getByText('Lesson done')).toBeVisible()

  // Practice until five in a row are right.
  await signInAs(page.context(), site, student.id)
  await page.setViewportSize(PHONE)
  await page.goto(`${base}/${second}`)
  await page.getByRole('link', { name: 'Practise' }).click()
  for (let right = 1; right <= 5; right++) {
    await page.getByLabel('Which eighth of daylight is Rahu kalam?').fill(rahuKalamOf(page))
    await page.getByRole('button', { name: 'Check my answer' }).click()
    await expect(page.getByText(right < 5 ? `${right} of 5 right in a row` : 'Done: 5 right in a row')).toBeVisible()
    await page.getByRole('link', { name: 'Next question' }).click()
    await expect(page.getByRole('button', { name: 'Check my answer' })).toBeVisible()
  }

  // The quiz, failed and passed, and the written work.
  await page.goto(`${base}/${second}`)
  await page.getByRole('link', { name: 'Open the quiz' }).click()
  await page.getByLabel('Moon').check()
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByText('0 of 1 right. You need 1.')).toBeVisible()
  await page.getByLabel('Sun').check()
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByText('Passed: 1 of 1 right')).toBeVisible()
  await page.goto(`${base}/${second}/work`)
  await page.getByLabel('Your text').fill('The sign that rises in the east.')
  await page.reload()
  await expect(page.getByText('You wrote this earlier and have not handed it in yet.')).toBeVisible()
  await expect(page.getByLabel('Your text')).toHaveValue('The sign that rises in the east.')
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText('Your teacher has your text and will answer.')).toBeVisible()

  // The teacher sees the tries, and passes the work.
  const teacher = await givenUser(db, { roles: ['client', 'astrologer'] })
  await signInAs(desk.context(), site, teacher.id)
  await desk.setViewportSize(PHONE)
  await desk.goto(`/staff/courses/students/${course.slug}`)
  await desk.getByRole('link', { name: 'Asha Rao' }).click()
  await expect(desk.getByText('Done: 5 right in a row')).toBeVisible()
  await desk.getByText(/^Try 1,/).click()
  await expect(desk.getByText('Whose sign is Simha?').first()).toBeVisible()
  await expectPageChecksInEveryView(desk)
  await desk.setViewportSize(PHONE)
  await desk.getByRole('link', { name: /^Handed in on/ }).click()
  await desk.getByRole('button', { name: 'Pass', exact: true }).click()
  await expect(desk.getByText('Answered. The student gets an email.')).toBeVisible()

  // The certificate, and whoever checks it.
  await page.goto(base)
  const address = await page.getByRole('link', { name: 'Page where others can check it' }).getAttribute('href')
  await desk.context().clearCookies()
  await desk.goto(address ?? '')
  await expect(desk.getByRole('heading', { name: 'This certificate is valid' })).toBeVisible()
})

test('a student asks under a lesson, what was typed comes back, and a teacher answers and shows it', async ({
  page,
  pageWithoutScript: other,
  otherPage: desk,
  db,
  site,
  mailbox,
}) => {
  const { course, lessonIds, student, email } = await givenStudent(db, 12)
  const classmate = await givenUser(db, { fullName: 'Ravi Kumar' })
  await givenEnrollment(db, { userId: classmate.id, course })
  const path = `/learning/${course.slug}/${lessonIds[0]}`
  const question = 'Is the lagna taken from the place of birth?'

  await signInAs(page.context(), site, student.id)
  await page.setViewportSize(PHONE)
  await page.goto(path)
  await page.getByText('Ask a question').click()
  await page.getByLabel('Your question').fill(question)
  await page.getByLabel('The students of this course too').check()
  await page.reload()
  await expect(page.getByText('You wrote this earlier and have not sent it yet.')).toBeVisible()
  await expect(page.getByLabel('Your question')).toHaveValue(question)
  await expect(page.getByLabel('The students of this course too')).toBeChecked()
  await expectPageChecksInEveryView(page)
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Question sent')).toBeVisible()
  await expect(page.getByText('The others see it once a teacher shows it')).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('lagna')

  // Without script, for somebody else, it is not there.
  await signInAs(other.context(), site, classmate.id)
  await other.goto(path)
  await expect(other.getByText('No questions yet.')).toBeVisible()

  const teacher = await givenUser(db, { roles: ['client', 'astrologer'] })
  await signInAs(desk.context(), site, teacher.id)
  await desk.setViewportSize(PHONE)
  await desk.goto('/staff/inbox/questions')
  const asked = desk.getByRole('listitem').filter({ hasText: question })
  await asked.getByLabel('Your answer').fill('Yes, from the place of birth.')
  await expectPageChecksInEveryView(desk)
  await desk.setViewportSize(PHONE)
  await asked.getByRole('button', { name: /^Send and show to course/ }).click()
  await expect(desk.getByText('Answered. The student gets an email.').first()).toBeVisible()

  const mail = await mailbox.receive({ to: email, subject: /Your question has an answer: Lesson 1/ })
  expect(mail.text).not.toContain('place of birth')
  expect(new URL(linkIn(mail, /^\/learning\//)).pathname).toBe(path)
  await other.reload()
  await expect(other.getByText('Yes, from the place of birth.')).toBeVisible()
  await expect(other.getByText('Asha', { exact: true })).toBeVisible()

  // The classmate asks without script.
  await other.getByText('Ask a question').click()
  await other.getByLabel('Your question').fill('And the ayanamsa?')
  await other.getByRole('button', { name: 'Send question' }).click()
  await expect(other.getByText('Only you and your teachers see it')).toBeVisible()
})
