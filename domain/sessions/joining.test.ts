import { expect, test } from 'vitest'
import { joiningOf } from './joining.ts'

const MEETING = {
  heldAs: 'video',
  startsAt: new Date('2026-11-20T04:30:00Z'),
  endsAt: new Date('2026-11-20T05:30:00Z'),
  outcome: null,
  meetingLink: 'https://meet.example/asha',
  status: 'paid',
  paymentStatus: 'paid',
  serviceType: 'consultation',
  needsReschedule: false,
} as const

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

test('opens ten minutes before the session and stays open until it ends', () => {
  const opensAt = at('04:20:00')

  expect(joiningOf(MEETING, at('04:19:59'))).toEqual({ kind: 'later', opensAt })
  for (const time of ['04:20:00', '04:45:00', '05:29:59']) {
    expect(joiningOf(MEETING, at(time))).toEqual({ kind: 'open', link: MEETING.meetingLink })
  }
  expect(joiningOf(MEETING, at('05:30:00'))).toBeUndefined()
})

test('says that there is no link yet', () => {
  expect(joiningOf({ ...MEETING, meetingLink: '' }, at('04:25:00'))).toEqual({ kind: 'no-link' })
})

test.each([
  { heldAs: 'telephone' },
  { heldAs: 'in-person' },
  { heldAs: 'in-writing' },
  { status: 'pending', paymentStatus: 'pending' },
  { paymentStatus: 'awaiting_verification' },
  { status: 'cancelled' },
  { serviceType: 'course' },
  { needsReschedule: true },
  { startsAt: null, endsAt: null },
  { outcome: 'completed' },
] as const)('has nothing to join with %j', (changes) => {
  expect(joiningOf({ ...MEETING, ...changes }, at('04:25:00'))).toBeUndefined()
})
