import { expect, test } from 'vitest'
import { messageKey, messageLanguage, smsLink, whatsAppLink } from './phone-messages.ts'

const TEXT = 'నమస్తే లక్ష్మి గారు,\n₹3,001 & 100% #1 +91'

test('links open WhatsApp and the messages of the phone with the whole text', () => {
  expect(new URL(whatsAppLink('+919876543210', TEXT)).searchParams.get('text')).toBe(TEXT)
  expect(whatsAppLink('+919876543210', TEXT)).toMatch(/^https:\/\/wa\.me\/919876543210\?text=[\w%.!~*'()-]+$/)
  expect(smsLink('+919876543210', TEXT)).toMatch(/^sms:\+919876543210\?&body=[\w%.!~*'()-]+$/)
  expect(decodeURIComponent(smsLink('+919876543210', TEXT).split('&body=')[1] ?? '')).toBe(TEXT)
})

test('half a character at the end of a cut name does not break a link', () => {
  expect(whatsAppLink('+919876543210', 'Asha \ud83d')).toContain('Asha%20%EF%BF%BD')
})

test('a session that is moved needs another message, a payment does not', () => {
  const [monday, tuesday] = ['2026-11-16T04:30:00Z', '2026-11-17T04:30:00Z'].map((start) => ({
    id: 'b',
    startsAt: new Date(start),
  }))
  if (!monday || !tuesday) throw new Error('There are two.')

  expect(messageKey('reminder', monday)).not.toBe(messageKey('reminder', tuesday))
  expect(messageKey('pay', monday)).toBe(messageKey('pay', tuesday))
})

test('a client reads messages in their own language if the site has it', () => {
  const practice = { languages: ['en', 'te'], writtenIn: 'en' } as const

  expect(messageLanguage('te', practice)).toBe('te')
  expect(messageLanguage('hi', practice)).toBe('en')
  expect(messageLanguage(null, practice)).toBe('en')
})
