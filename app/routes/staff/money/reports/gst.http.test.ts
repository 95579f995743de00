import { beforeAll, expect, test } from 'vitest'
import { recordClientState } from '#db/desk/client-notes.ts'
import { practice } from '#db/schema/content.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const read = async (path: string) => (await desk.admin.get(path)).text()

test('a practice without registration sees its totals and that nothing is to be filed', async () => {
  await desk.booked({ state: 'verified' })

  const page = await read('/staff/money/gst?month=2026-11')

  expect(page).toContain('GST summary: November 2026')
  expect(page).toContain('no GST return is to be filed')
  expect(page).toContain('₹3,001')
  expect(page).toContain('MU/26-27/00001')
  expect(page).not.toMatch(/CGST|table 7/)
})

test('a registered practice sees supplies by place and rate, codes and numbers, and downloads the same figures', async () => {
  const registered = {
    gstMode: 'tax_invoice',
    gstLegalName: 'A. Practice',
    gstStateCode: '29',
    gstin: '29ABCDE1234F1Z5',
  } as const
  await database().update(practice).set(registered)
  for (const state of ['29', '36']) {
    const { id: userId } = await givenUser(database(), { password: null })
    await recordClientState(database(), userId, state, clock.now())
    await desk.booked({ userId, state: 'verified' })
  }

  const page = await read('/staff/money/gst?month=2026-11')
  const file = await read('/staff/money/gst.csv?month=2026-11')

  expect(page).toContain('29 Karnataka')
  expect(page).toContain('36 Telangana')
  expect(page).toContain('18%')
  expect(page).toContain('before or after the registration')
  expect(file).toContain('\r\n7,,36 Telangana,Other state,,18,1,,,,,2543.22,0.00,0.00,457.78,3001.00\r\n')
  expect(file).toContain('\r\n7,,29 Karnataka,Within the state,,18,1,,,,,2543.22,228.89,228.89,0.00,3001.00\r\n')
  expect(file).toMatch(/\r\n13,Invoices,,,,,3,MU\/26-27\/00001,MU\/26-27\/00003,,0,,,,,\r\n/)
})

test('without a month, or with one that does not exist, it is the month before this', async () => {
  for (const path of ['/staff/money/gst', '/staff/money/gst?month=2026-13']) {
    const page = await read(path)

    expect(page).toContain('GST summary: October 2026')
    expect(page).toContain('No invoices in this month')
  }
})
