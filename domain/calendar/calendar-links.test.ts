import { expect, test } from 'vitest'
import { CALENDAR_ENTRIES } from '#content/booking/calendar-entries.ts'
import { sessionLinks, subscriptionLinks } from './calendar-links.ts'

const SESSION = {
  bookingId: 'b1',
  code: 'MU-7K3Q',
  serviceName: 'Full Life Prediction',
  startsAt: new Date('2026-11-20T04:30:00Z'),
  endsAt: new Date('2026-11-20T05:30:00Z'),
  meetingLink: 'https://meet.example/room',
}
const PUBLISHER = {
  practiceName: 'Surya & Sons',
  appUrl: 'https://example.com',
  phone: '+91 90000 00000',
  address: '12 Temple Road\nMysuru',
}

test('fills in the session for Google and Outlook in UTC, and links Apple to the file', () => {
  const { google, apple, outlook } = sessionLinks(SESSION, PUBLISHER, CALENDAR_ENTRIES)

  const googleFields = new URL(google).searchParams
  expect(googleFields.get('dates')).toBe('20261120T043000Z/20261120T053000Z')
  expect(googleFields.get('text')).toBe('Full Life Prediction with Surya & Sons')
  expect(googleFields.get('details')).toBe(
    'Join: https://meet.example/room\nBooking MU-7K3Q\nhttps://example.com/dashboard',
  )
  expect(googleFields.get('location')).toBe('https://meet.example/room')
  const outlookFields = new URL(outlook).searchParams
  expect(outlookFields.get('startdt')).toBe('2026-11-20T04:30:00Z')
  expect(outlookFields.get('location')).toBe('https://meet.example/room')
  expect(outlookFields.get('enddt')).toBe('2026-11-20T05:30:00Z')
  expect(outlookFields.get('subject')).toBe('Full Life Prediction with Surya & Sons')
  expect(apple).toBe('/dashboard/bookings/b1/session.ics')
})

test('subscribes each calendar to the feed', () => {
  const { google, apple, outlook } = subscriptionLinks('https://example.com/calendar/secret.ics', 'Surya & Sons')

  expect(apple).toBe('webcal://example.com/calendar/secret.ics')
  expect(new URL(google).searchParams.get('cid')).toBe('webcal://example.com/calendar/secret.ics')
  expect(new URL(outlook).searchParams.get('url')).toBe('https://example.com/calendar/secret.ics')
})
