import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { teachers } from '#db/schema/content.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { givenTeacherPage } from '#test/factories/teachers.ts'
import { type CalendarServer, startCalendarServer, THIS_MACHINE } from '#test/outside-world/calendar-server.ts'
import { changeLinkCheck, checkOneLink, listDeadLinks, queueLinkChecks } from './check-links.ts'

const FIRST_WEEK = new Date('2026-11-02T22:10:00Z')
const NEXT_WEEK = new Date('2026-11-09T22:10:00Z')

let server: CalendarServer
let editorId: string

beforeAll(async () => {
  server = await startCalendarServer()
  await givenPractice(database())
  editorId = (await givenUser(database(), { roles: ['admin'] })).id
})
beforeEach(async () => {
  server.requests.length = 0
  await database().delete(teachers)
  await turn(true)
})
afterAll(() => server.stop())

const turn = (isOn: boolean) => changeLinkCheck(database(), { isOn, editorId, now: FIRST_WEEK })
const tryAt = (now: Date, path = '/page') =>
  checkOneLink(database(), server.url(path), { access: THIS_MACHINE, appUrl: 'https://practice.example' }, now)
const answer = (status: number) => server.answer((_, response) => response.writeHead(status).end())

/** Of a teacher, because addresses of resources are https only, which this server does not speak. */
async function givenLink(path = '/page') {
  const { teacher } = await givenTeacherPage(database())
  const links = [{ purpose: 'writings', label: 'Brihat Jataka', url: server.url(path) }] as const
  await database().update(teachers).set({ links }).where(eq(teachers.slug, teacher.slug))
}

test('a link that is gone is listed with the item that has it, until it answers again', async () => {
  await givenLink()
  answer(404)
  expect(await tryAt(FIRST_WEEK)).toBe('not-found')

  expect(await listDeadLinks(database())).toMatchObject([
    {
      url: server.url('/page'),
      problem: 'not-found',
      places: [{ kind: 'teachers', title: 'Varahamihira: Brihat Jataka' }],
    },
  ])

  answer(200)
  await tryAt(NEXT_WEEK)
  expect(await listDeadLinks(database())).toEqual([])
})

test('an outage is listed only when it is found again a week later', async () => {
  await givenLink()
  answer(503)

  await tryAt(FIRST_WEEK)
  expect(await listDeadLinks(database())).toEqual([])
  await tryAt(NEXT_WEEK)
  expect(await listDeadLinks(database())).toMatchObject([{ problem: 'server-error', failingSince: FIRST_WEEK }])
})

test('a site that asks us to wait leaves the last result as it is', async () => {
  await givenLink()
  answer(404)
  await tryAt(FIRST_WEEK)
  answer(429)

  expect(await tryAt(NEXT_WEEK)).toBe('undecided')
  expect(await listDeadLinks(database())).toMatchObject([{ problem: 'not-found', checkedAt: FIRST_WEEK }])
})

test('nothing is connected to while the check is off, nor for a link that was removed', async () => {
  answer(404)
  expect(await tryAt(FIRST_WEEK)).toBe('skipped')

  await givenLink()
  await tryAt(FIRST_WEEK)
  await turn(false)

  expect(await queueLinkChecks(database())).toBe(0)
  expect(await tryAt(NEXT_WEEK)).toBe('skipped')
  expect(await listDeadLinks(database())).toEqual([])
  await turn(true)
  expect(await listDeadLinks(database())).toEqual([])
  expect(server.requests.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
})

test('each address of the site is queued once', async () => {
  await givenLink()
  await givenLink()
  await givenLink('/other')

  expect(await queueLinkChecks(database())).toBe(2)
})
