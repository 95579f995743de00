import { expect, test } from 'vitest'
import { type CalendarSession, calendarFile } from './calendar-file.ts'

const publisher = { practiceName: 'Surya Jyotish', appUrl: 'https://practice.example' }

const session: CalendarSession = {
  bookingId: '0b8f6f0e-8f4d-4f6e-9f60-2b1f3a5c7d9e',
  code: 'MU7K3D9Q',
  serviceName: 'Full Life Prediction',
  startsAt: new Date('2026-11-20T04:30:00Z'),
  endsAt: new Date('2026-11-20T05:30:00Z'),
  sequence: 0,
  changedAt: new Date('2026-11-16T04:30:00Z'),
  isCancelled: false,
  isConfirmed: true,
  meetingLink: '',
}

test('writes a session in UTC with a stable id', () => {
  const file = calendarFile([session], publisher)

  expect(file).toContain('METHOD:PUBLISH')
  expect(file).toContain('DTSTART:20261120T043000Z')
  expect(file).toContain('DTEND:20261120T053000Z')
  expect(file).toContain('UID:0b8f6f0e-8f4d-4f6e-9f60-2b1f3a5c7d9e@practice.example')
  expect(file).toContain('STATUS:CONFIRMED')
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})

test('a moved session has the same id and a higher sequence', () => {
  const moved = calendarFile([{ ...session, sequence: 1, startsAt: new Date('2026-11-20T03:30:00Z') }], publisher)

  expect(moved).toContain('SEQUENCE:1')
  expect(moved).toContain('UID:0b8f6f0e-8f4d-4f6e-9f60-2b1f3a5c7d9e@practice.example')
})

test('a cancelled session is sent as a cancellation', () => {
  const cancelled = calendarFile([{ ...session, sequence: 2, isCancelled: true }], publisher)

  expect(cancelled).toContain('METHOD:CANCEL')
  expect(cancelled).toContain('STATUS:CANCELLED')
  expect(cancelled).toContain('SEQUENCE:2')
})

test('a feed publishes all sessions, including a cancelled one', () => {
  const feed = calendarFile([session, { ...session, bookingId: 'other', isCancelled: true }], publisher)

  expect(feed).toContain('METHOD:PUBLISH')
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(2)
})

test('reminds an hour before, except of a cancelled session', () => {
  const [live, cancelled] = [false, true].map((isCancelled) => calendarFile([{ ...session, isCancelled }], publisher))

  expect(live).toContain('BEGIN:VALARM')
  expect(live).toContain('TRIGGER:-PT1H')
  expect(cancelled).not.toContain('BEGIN:VALARM')
})

test('has the meeting link where calendar apps look for it', () => {
  const file = calendarFile([{ ...session, meetingLink: 'https://meet.example/room' }], publisher)

  expect(file).toContain('LOCATION:https://meet.example/room')
  expect(file).toContain('URL;VALUE=URI:https://meet.example/room')
  expect(file).toContain('DESCRIPTION:Join: https://meet.example/room')
  expect(calendarFile([session], publisher)).not.toMatch(/LOCATION|Join/)
})
