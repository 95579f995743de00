import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'

let desk: OpenedDesk
let booking: Awaited<ReturnType<OpenedDesk['booked']>>

beforeAll(async () => {
  desk = await openDesk(database(), createTestClock())
  await givenConsultationPackage(database(), { name: 'Lakshmi puja reading' })
  const { id } = await givenUser(database(), { fullName: 'Lakshmi Narayan', password: null })
  booking = await desk.booked({ userId: id, state: 'verified' })
})

async function found(visitor: Visitor, typed: string) {
  const page = await (await visitor.get(`/staff/search?${new URLSearchParams({ q: typed })}`)).text()
  const main = /<main.*<\/main>/s.exec(page)?.[0] ?? ''
  return [...main.matchAll(/class="found-row" href="([^"]+)"/g)].map(([, href]) => href)
}

describe('the search of staff', () => {
  test('finds a client by a few letters in any script, and a booking by its code', async () => {
    expect(await found(desk.astrologer, 'laks')).toEqual([`/staff/clients/${booking.userId}`])
    expect(await found(desk.assistant, 'లక్ష్మి')).toEqual([`/staff/clients/${booking.userId}`])
    expect(await found(desk.assistant, booking.code)).toEqual([`/staff/bookings/${booking.id}`])
  })

  test('finds services for those who set their prices, beside the clients', async () => {
    const [client, service, ...others] = await found(desk.admin, 'laks')

    expect(client).toBe(`/staff/clients/${booking.userId}`)
    expect(service).toMatch(/^\/staff\/services\/packages\/\d+$/)
    expect(others).toEqual([])
  })

  test('finds an invoice that opens', async () => {
    const invoices = (await found(desk.assistant, 'MU/')).filter((href) => href?.startsWith('/invoices/'))

    expect(invoices).toHaveLength(1)
    expect((await desk.assistant.get(invoices[0] ?? '')).headers.get('content-type')).toBe('application/pdf')
  })

  test('finds pages by what is done there', async () => {
    expect(await found(desk.astrologer, 'block')).toEqual(['/staff/week/block'])
    expect(await found(desk.assistant, 'block')).toEqual([])
  })

  test('lists all pages by place until something is typed, and says that nothing was found', async () => {
    const all = await (await desk.astrologer.get('/staff/search?q=a')).text()
    expect(all).toContain('Type the first letters of a name')
    expect(all).toMatch(/<h2>Week<\/h2>.*href="\/staff\/week\/diary".*href="\/staff\/week\/special-days"/s)
    expect(all).not.toContain('href="/staff/practice/audit"')
    expect(await (await desk.astrologer.get('/staff/search?q=zzz')).text()).toContain('Nothing begins like this.')
  })
})
