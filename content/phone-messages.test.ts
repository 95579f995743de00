import { expect, test } from 'vitest'
import { whatsAppLink } from '#domain/sessions/phone-messages.ts'
import * as en from './en/emails/phone-messages.ts'
import * as hi from './hi/emails/phone-messages.ts'
import * as te from './te/emails/phone-messages.ts'

const TEXTS = { en: en.PHONE_MESSAGES, hi: hi.PHONE_MESSAGES, te: te.PHONE_MESSAGES }
const NAME = 'శ్రీమతి లక్ష్మీ ప్రసన్న వెంకటేశ్వరరావు'
const PRACTICE = 'శ్రీ వెంకటేశ్వర జ్యోతిష పరిశోధన కేంద్రం'
const SERVICE = 'పూర్తి జీవిత జాతక పరిశీలన (2 ప్రశ్నలు)'
const WHEN = '17 నవంబర్ 2026, మంగళవారం, ఉదయం 10:00–11:00 IST (న్యూయార్క్ సమయం రాత్రి 11:30)'
const LINK = `https://meet.jit.si/${'a'.repeat(40)}`
const TOKEN = `https://www.long-name-of-a-practice.example/te/booking/pay?token=${'a'.repeat(300)}`

test.each(Object.entries(TEXTS))('the longest messages in %s fit a link', (_language, texts) => {
  const paid = { service: SERVICE, code: 'MU123456', amount: '₹1,23,456.78' }
  const messages = [
    [texts.greeting(NAME), texts.reminder(PRACTICE, SERVICE, WHEN), LINK, texts.booking('MU123456')],
    [
      texts.greeting(NAME),
      texts.due(PRACTICE, paid),
      texts.time(WHEN),
      texts.payHere(TOKEN),
      texts.upi('a@bank', PRACTICE, 'MU1'),
    ],
  ]

  for (const lines of messages) {
    const text = lines.join('\n')
    // Many servers refuse an address of more than eight kilobytes.
    expect(whatsAppLink('+919876543210', text).length).toBeLessThan(8_000)
    expect([...new Intl.Segmenter('te').segment(text.replaceAll(/https:\S+/g, ''))].length).toBeLessThan(350)
  }
})

test.each(Object.entries(TEXTS))('a client without a name is greeted all the same in %s', (_language, texts) => {
  expect(texts.greeting(null)).toMatch(/^\p{L}[\p{L}\p{M}]+[.।]$/u)
})
