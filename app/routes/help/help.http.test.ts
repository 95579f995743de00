import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), createTestClock())
})

describe('help', () => {
  test('is linked from every page of the place, in the bar and in the menu', async () => {
    const page = await (await desk.astrologer.get('/staff/week/calendars')).text()

    expect(page).toMatch(/<a[^>]+href="\/staff\/help\/week"[^>]+data-help/)
    expect(page).toMatch(/class="menu-item" href="\/staff\/help\/week"/)
  })

  test('says what the place is for, and links the page of each task', async () => {
    const page = await (await desk.astrologer.get('/staff/help/week')).text()

    expect(page).toContain('Your sessions and your free time')
    expect(page).toContain('href="/staff/week/calendars"')
    expect(page).toContain('src="/help/en/week.webp"')
  })

  test('guides the owner through the first week, and nobody else', async () => {
    expect(await (await desk.admin.get('/staff/help')).text()).toContain('href="/staff/help/first-week"')
    expect(await (await desk.admin.get('/staff/help/first-week')).text()).toContain('Answer the set-up questions')
    expect(await (await desk.astrologer.get('/staff/help')).text()).not.toContain('first-week')
    expect((await desk.astrologer.get('/staff/help/first-week')).status).toBe(404)
  })

  test('has no page for a place that does not exist, or is not theirs', async () => {
    expect((await desk.admin.get('/staff/help/nothing')).status).toBe(404)
    expect((await desk.assistant.get('/staff/help/practice')).status).toBe(404)
  })
})
