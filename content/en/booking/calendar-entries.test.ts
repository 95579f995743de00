import { expect, test } from 'vitest'
import { howToMeet, meetingPlace } from './calendar-entries.ts'

const PRACTICE = { phone: '+91 90000 00000', address: '12 Temple Road\nMysuru' }

test.each([
  [
    'a video call',
    { heldAs: 'video', meetingLink: 'https://meet.example/a' },
    'https://meet.example/a',
    /^Join: https/,
  ],
  [
    'an older booking',
    { heldAs: null, meetingLink: 'https://meet.example/a' },
    'https://meet.example/a',
    /^Join: https/,
  ],
  ['a number as link', { heldAs: 'video', meetingLink: 'tel:+919' }, 'tel:+919', /^Call: \+919$/],
  ['no link yet', { heldAs: 'video', meetingLink: '' }, 'Video call, or call +91 90000 00000', /call \+91 90000 00000/],
  ['a phone call', { heldAs: 'telephone', meetingLink: '' }, 'Phone call', /we call you/],
  [
    'in person',
    { heldAs: 'in-person', meetingLink: '' },
    '12 Temple Road, Mysuru',
    /^In person: 12 Temple Road, Mysuru$/,
  ],
] as const)('a session is never without a place: %s', (_name, meeting, place, how) => {
  expect(meetingPlace(meeting, PRACTICE)).toBe(place)
  expect(howToMeet(meeting, PRACTICE)).toMatch(how)
  expect(meetingPlace(meeting, { phone: '', address: '' })).not.toBe('')
})
