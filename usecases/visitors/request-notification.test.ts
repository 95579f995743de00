import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenTeacherPage } from '#test/factories/teachers.ts'
import { A_MOMENT, anEmail, aVisit, listEmailsTo } from '#test/factories/visitors.ts'
import { notifyOfTeacherPage } from './notify-of-teacher-page.ts'
import { requestNotification } from './request-notification.ts'

test('whoever waits for a page gets one email when its lessons are there, however often they asked', async () => {
  const page = await givenTeacherPage(database())
  const email = anEmail()
  const request = { email: email.toUpperCase(), teacherPageSlug: page.slug }
  await requestNotification(database(), request, aVisit())
  await requestNotification(database(), { ...request, email }, aVisit())

  const notified = await notifyOfTeacherPage(database(), page, A_MOMENT)
  const notifiedAgain = await notifyOfTeacherPage(database(), page, A_MOMENT)

  expect([notified, notifiedAgain]).toEqual([1, 0])
  expect(await listEmailsTo(database(), email)).toMatchObject([
    { kind: 'content-available', payload: { teacherName: 'Varahamihira', path: `/free-content/${page.slug}` } },
  ])
})

test('those who wait for another page hear nothing', async () => {
  const [page, otherPage] = [await givenTeacherPage(database()), await givenTeacherPage(database())]
  const email = anEmail()
  await requestNotification(database(), { email, teacherPageSlug: otherPage.slug }, aVisit())

  await notifyOfTeacherPage(database(), page, A_MOMENT)

  expect(await listEmailsTo(database(), email)).toEqual([])
})

test('a request needs an address and a page that exists', async () => {
  const { slug } = await givenTeacherPage(database())

  const withoutAddress = await requestNotification(database(), { email: 'nobody', teacherPageSlug: slug }, aVisit())
  const withoutPage = await requestNotification(database(), { email: anEmail(), teacherPageSlug: 'none' }, aVisit())

  expect(withoutAddress).toEqual({ ok: false, refusal: { reason: 'invalid', problems: { email: 'invalid' } } })
  expect(withoutPage).toEqual({ ok: false, refusal: { reason: 'page-not-found' } })
})

test('one address may ask twenty times an hour', async () => {
  const { slug } = await givenTeacherPage(database())
  const visit = aVisit()
  const ask = () => requestNotification(database(), { email: anEmail(), teacherPageSlug: slug }, visit)

  const asked = []
  for (let count = 0; count < 21; count += 1) asked.push((await ask()).ok)

  expect(asked).toEqual([...Array(20).fill(true), false])
})
