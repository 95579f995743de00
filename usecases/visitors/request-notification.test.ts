import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenTeacherPage } from '#test/factories/teachers.ts'
import { AN_INSTANT, anEmail, aVisit, listEmailsTo } from '#test/factories/visitors.ts'
import { notifyOfTeacherPage } from './notify-of-teacher-page.ts'
import { requestNotification } from './request-notification.ts'

test('sends one email when the page’s lessons are published, however often it was requested', async () => {
  const page = await givenTeacherPage(database())
  const email = anEmail()
  const request = { email: email.toUpperCase(), teacherPageSlug: page.slug }
  await requestNotification(database(), request, aVisit())
  await requestNotification(database(), { ...request, email }, aVisit())

  const notify = () => database().transaction((tx) => notifyOfTeacherPage(tx, page, AN_INSTANT))
  const notified = await notify()
  const notifiedAgain = await notify()

  expect([notified, notifiedAgain]).toEqual([1, 0])
  expect(await listEmailsTo(database(), email)).toMatchObject([
    { kind: 'content-available', payload: { teacherName: 'Varahamihira', path: `/free-content/${page.slug}` } },
  ])
})

test('sends nothing to those waiting for another page', async () => {
  const [page, otherPage] = [await givenTeacherPage(database()), await givenTeacherPage(database())]
  const email = anEmail()
  await requestNotification(database(), { email, teacherPageSlug: otherPage.slug }, aVisit())

  await database().transaction((tx) => notifyOfTeacherPage(tx, page, AN_INSTANT))

  expect(await listEmailsTo(database(), email)).toEqual([])
})

test('needs a valid address and an existing page', async () => {
  const { slug } = await givenTeacherPage(database())

  const withoutAddress = await requestNotification(database(), { email: 'nobody', teacherPageSlug: slug }, aVisit())
  const withoutPage = await requestNotification(database(), { email: anEmail(), teacherPageSlug: 'none' }, aVisit())

  expect(withoutAddress).toEqual({ ok: false, refusal: { reason: 'invalid', problems: { email: 'invalid' } } })
  expect(withoutPage).toEqual({ ok: false, refusal: { reason: 'page-not-found' } })
})

test('allows twenty requests an hour per IP address', async () => {
  const { slug } = await givenTeacherPage(database())
  const visit = aVisit()
  const request = () => requestNotification(database(), { email: anEmail(), teacherPageSlug: slug }, visit)

  const results = []
  for (let count = 0; count < 21; count += 1) results.push((await request()).ok)

  expect(results).toEqual([...Array(20).fill(true), false])
})
