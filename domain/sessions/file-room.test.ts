import { expect, test } from 'vitest'
import { roomForFile } from './file-room.ts'

const MEGABYTE = 1024 * 1024
const NOTHING = { ofBooking: 0, unpaid: 0, ofClient: 0, inAll: 0 }
const PAID = { isPaid: true, isFromClient: true }
const UNPAID = { isPaid: false, isFromClient: true }

test.each([
  ['50 MB for a paid booking', NOTHING, PAID, 50, 'file-too-large'],
  ['10 MB before anything is paid', NOTHING, UNPAID, 10, 'no-room-unpaid'],
  ['50 MB from the practice, paid or not', NOTHING, { isPaid: false, isFromClient: false }, 50, 'file-too-large'],
  ['what other unpaid bookings leave', { ...NOTHING, unpaid: 7 * MEGABYTE }, UNPAID, 3, 'no-room-unpaid'],
  ['what the booking leaves', { ...NOTHING, ofBooking: 195 * MEGABYTE }, PAID, 5, 'no-room'],
  ['what the client leaves', { ...NOTHING, ofClient: 1020 * MEGABYTE }, PAID, 4, 'no-room-client'],
  ['what the site leaves', { ...NOTHING, inAll: 10_239 * MEGABYTE }, UNPAID, 1, 'no-room-in-all'],
])('the room for the next file is %s', (_, stored, file, megabytes, refusal) => {
  expect(roomForFile(stored, file)).toEqual({ bytes: megabytes * MEGABYTE, refusal })
})
