import { expect, test } from 'vitest'
import { recordLinkCheck } from '#db/content/checked-links.ts'
import { resources } from '#db/schema/content.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { givenTeacherPage } from '#test/factories/teachers.ts'
import { createSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'

const clock = createTestClock()
const PAGE = '/staff/website/links'
const URL_OF_VIDEO = 'https://videos.example/42'

test('an admin sees dead links here and on Today until the check is off, while visitors still see them', async () => {
  const db = database()
  await givenPractice(db)
  const site = await createSite({ db, clock: clock.now })
  const admin = await signedInVisitor(site, db, { roles: ['client', 'admin'], now: clock.now() })
  const { id: teacherPageId, slug } = await givenTeacherPage(db)
  await db.insert(resources).values({
    teacherPageId,
    title: 'The nakshatras',
    description: 'All of them.',
    type: 'video',
    language: 'ta',
    duration: '32 min',
    url: URL_OF_VIDEO,
  })
  await admin.post(PAGE, { intent: 'off' })
  expect(await (await admin.get(PAGE)).text()).toContain('Not checked')

  await admin.post(PAGE, { intent: 'on' })
  await recordLinkCheck(db, { url: URL_OF_VIDEO, problem: 'not-found', now: clock.now() })

  const listed = await (await admin.get(PAGE)).text()
  expect(listed).toContain('The page is gone')
  expect(listed).toContain(URL_OF_VIDEO)
  expect(await (await admin.get('/staff')).text()).toContain('Dead links to other sites')
  const shown = await (await site.request(`/free-content/${slug}`)).text()
  expect(shown).toContain('Video, Tamil, 32 min')
  expect(shown).toContain(`href="${URL_OF_VIDEO}"`)

  await admin.post(PAGE, { intent: 'off' })
  expect(await (await admin.get('/staff')).text()).not.toContain('Dead links to other sites')
})
