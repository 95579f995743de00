import { expect, test } from 'vitest'
import { isMeetingLink } from './meeting-link.ts'

test.each(['https://meet.example.com/abc-defg', 'https://meet.example.com/j/1?pwd=x', 'tel:+919000000000'])(
  'accepts %s',
  (link) => {
    expect(isMeetingLink(link)).toBe(true)
  },
)

test.each([
  'http://meet.example.com/abc',
  'https://localhost/abc',
  'https://asha@meet.example.com/abc',
  'javascript:alert(1)',
  'meet.example.com',
  '',
  `https://meet.example.com/${'a'.repeat(500)}`,
])('rejects %s', (link) => {
  expect(isMeetingLink(link)).toBe(false)
})
