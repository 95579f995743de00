import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { courses } from '#db/schema/content.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenTask } from '#test/factories/handed-in-work.ts'
import { givenQuizQuestions, givenStudent } from '#test/factories/learning.ts'
import { expect, expectPageChecksInEveryView, linkIn, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PHONE = { width: 360, height: 740 }

/** Hands in a text; the page then says that it waits. */
async function handIn(page: Page, text: string) {
  await page.getByLabel('Your text').fill(text)
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText('Your teacher has your text and will answer.')).toBeVisible()
}

test('a student on a phone fails and passes a quiz and hands in work, and the teacher returns and passes it', async ({
  page,
  otherPage: desk,
  db,
  site,
  mailbox,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(/quiz.*422/)
  const { course, lessonIds, student, email } = await givenStudent(db, 12)
  const [lessonId = 0, lockedId = 0] = lessonIds
  await db.update(courses).set({ lessonOrder: 'in-order' }).where(eq(courses.id, course.id))
  await givenQuizQuestions(db, lessonId, [
    { kind: 'choice', question: 'Whose sign is Simha?', answers: ['Sun', 'Moon', 'Mars'], explanation: 'The fifth.' },
    { kind: 'text', question: 'Which nakshatra comes first?', answers: ['Ashwini', 'Asvi'] },
  ])
  await givenTask(db, lessonId)
  await signInAs(page.context(), site, student.id)
  await page.setViewportSize(PHONE)

  // A locked lesson leads to the one before.
  await page.goto(`/learning/${course.slug}/${lockedId}`)
  await expect(page.getByText('Finish “Lesson 1” first')).toBeVisible()
  await page.getByRole('link', { name: 'Open that lesson' }).click()
  await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0)

  // The quiz: incomplete, failed, passed.
  await page.getByRole('link', { name: 'Open the quiz' }).click()
  await expect(page.getByText('2 questions. You pass with 2 right.')).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.setViewportSize(PHONE)
  await page.getByLabel('Mars').check()
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByText('Answer question 2').first()).toBeVisible()
  await expect(page.getByLabel('Mars')).toBeChecked()
  await page.getByLabel('Your answer').fill('ASVI')
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByText('1 of 2 right. You need 2.')).toBeVisible()
  await expect(page.getByText('The fifth.')).toHaveCount(0)
  await page.getByLabel('Sun').check()
  await page.getByLabel('Your answer').fill('Ashwini')
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByText('Passed: 2 of 2 right')).toBeVisible()
  await expect(page.getByText('The fifth.')).toBeVisible()

  // The written work: handed in, returned, passed.
  await page.getByRole('link', { name: 'Back to the lesson' }).click()
  await page.getByRole('link', { name: 'Open the written work' }).click()
  await handIn(page, 'The first house.')
  const teacher = await givenUser(db, { roles: ['client', 'astrologer'] })
  await signInAs(desk.context(), site, teacher.id)
  await desk.setViewportSize(PHONE)
  const answer = async (note: string, button: string) => {
    await desk.goto('/staff/courses/work')
    await desk.getByRole('link', { name: 'Asha Rao' }).first().click()
    if (note) await desk.getByLabel('Your note').fill(note)
    await desk.getByRole('button', { name: button }).click()
    await expect(desk.getByText('Answered. The student gets an email.')).toBeVisible()
  }
  await answer('Say what rises.', 'Return with the note')
  const mail = await mailbox.receive({ to: email, subject: /Your teacher has answered: Lesson 1/ })
  expect(mail.text).not.toContain('Say what rises.')
  await page.goto(new URL(linkIn(mail, /^\/learning\//)).pathname)
  await expect(page.getByText('Say what rises.')).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.setViewportSize(PHONE)
  await handIn(page, 'The sign that rises in the east.')
  await answer('', 'Pass')

  // All is passed, so the lesson is done and the next one open.
  await page.goto(`/learning/${course.slug}`)
  await expect(page.getByText('1 of 12 lessons done')).toBeVisible()
  await page.getByRole('link', { name: /^Lesson 2/ }).click()
  await expect(page.getByText('Text of lesson 2.')).toBeVisible()
})
