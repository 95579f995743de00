import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { findAccount } from '#db/accounts/users.ts'
import { recordBirthProfile } from '#db/charts/birth-profiles.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { invoiceFileName } from '#domain/invoices/invoice.ts'
import { printDocument } from '#mail/documents/print-document.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { readZip } from '#test/files/zip.ts'
import { publishAnswer } from '#usecases/sessions/write-answer.ts'
import { archiveMyData } from './archive-my-data.ts'

const ARCHIVING = { keys: TEST_KEYS, print: printDocument }

test('I3: the archive contains the data as JSON with readable birth details, and each invoice as a PDF', async () => {
  const db = database()
  const booking = await givenBooking(db, { state: 'verified' })
  const [invoice, client] = [await findLiveInvoice(db, booking.id), await findAccount(db, booking.userId)]
  if (!invoice || !client) throw new Error('The booking has no invoice or no client.')
  await givenBooking(db, { state: 'verified' })

  const archive = await archiveMyData(db, ARCHIVING, client, A_MONDAY)

  const files = readZip(await buffer(archive.content))
  expect(archive.filename).toBe('my-data-2026-11-16.zip')
  expect([...files.keys()]).toEqual(['my-data.json', `invoices/${invoiceFileName(invoice)}`])
  expect(
    files
      .get(`invoices/${invoiceFileName(invoice)}`)
      ?.subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const { tables } = JSON.parse(files.get('my-data.json')?.toString() ?? '')
  expect(tables.bookings[0].birth_details.birthPlace).toBe('Mysuru')
  expect(tables.emails[0]).toMatchObject({ recipient: client.email })
  expect(tables.emails[0]).not.toHaveProperty('payload')
})

test('I3: exports a saved birth profile as it was entered', async () => {
  const db = database()
  const client = await givenUser(db, { password: null })
  const place = {
    name: 'Mysuru',
    region: 'Karnataka',
    country: 'IN',
    lat: 12.2979,
    lon: 76.6393,
    timeZone: 'Asia/Kolkata',
  }
  const birth = { fullName: 'Asha Rao', date: '1990-05-17', time: '06:42', place } as const
  await recordBirthProfile(db, TEST_KEYS, {
    userId: client.id,
    birth: { ...birth, ...USUAL_CONTEXT },
    now: A_MONDAY,
  })

  const { content } = await archiveMyData(db, ARCHIVING, client, A_MONDAY)

  const { tables } = JSON.parse(
    readZip(await buffer(content))
      .get('my-data.json')
      ?.toString() ?? '',
  )
  expect(tables.birth_profiles[0].birth_details).toMatchObject({
    details: { birthDate: '1990-05-17', birthTime: '06:42' },
    place: { name: 'Mysuru' },
  })
})

test('I3: exports a published answer as its client reads it', async () => {
  const db = database()
  const booking = await givenBooking(db, { state: 'verified' })
  const client = await findAccount(db, booking.userId)
  if (!client) throw new Error('The booking has no client.')
  const written = { bookingId: booking.id, staffId: booking.userId, text: 'After March.', version: 0, isEmailed: true }
  await publishAnswer(db, TEST_KEYS, written, A_MONDAY)

  const { content } = await archiveMyData(db, ARCHIVING, client, A_MONDAY)

  const { tables } = JSON.parse(
    readZip(await buffer(content))
      .get('my-data.json')
      ?.toString() ?? '',
  )
  expect(tables.answers).toMatchObject([{ booking_id: booking.id, version: 1, text: 'After March.' }])
  expect(tables.answers[0]).not.toHaveProperty('sealed_text')
})
