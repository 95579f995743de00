import { describe, expect, test } from 'vitest'
import type { Letter } from '#domain/letters.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { LetterContext } from './letter.ts'
import { renderLetter } from './render-letter.tsx'

const context: LetterContext = {
  practice: {
    name: 'Sample Practice',
    email: 'hello@practice.example',
    phone: '+91 90000 00000',
    address: '12 Temple Road, Mysuru',
  },
  appUrl: 'https://practice.example',
  unseal: (text) => `https://practice.example/opened/${text}`,
}
const asha = { name: 'Asha Rao', timeZone: 'Asia/Kolkata' }
const link = 'sealed' as SealedText

const everyLetter: readonly Letter[] = [
  { kind: 'verify-address', link, expiresAt: '2026-05-01T12:00:00Z' },
  { kind: 'reset-password', link, expiresAt: '2026-05-01T12:00:00Z' },
  { kind: 'sign-up-attempt', attemptedAt: '2026-05-01T12:00:00Z' },
  { kind: 'password-changed', changedAt: '2026-05-01T12:00:00Z' },
  { kind: 'address-changed', changedAt: '2026-05-01T12:00:00Z' },
  { kind: 'account-inactive', eraseAfter: '2026-05-01T12:00:00Z' },
  {
    kind: 'upi-changed',
    from: 'old.id@bank',
    to: 'new.id@bank',
    changedBy: 'admin@practice.example',
    changedAt: '2026-05-01T12:00:00Z',
  },
  { kind: 'staff-invitation', link, role: 'astrologer', expiresAt: '2026-05-01T12:00:00Z' },
  {
    kind: 'contact-received',
    name: 'Ravi',
    email: 'ravi@example.com',
    phone: null,
    inquiryType: 'courses',
    subject: 'When does it begin?',
    message: 'First line\nSecond <b>line</b>',
    receivedAt: '2026-05-01T12:00:00Z',
  },
  { kind: 'contact-acknowledged', inquiryType: 'billing' },
  { kind: 'newsletter-opt-in', link },
  {
    kind: 'suggestion-received',
    topic: 'Lectures on Ashtakavarga',
    link: 'https://lectures.example/ashtakavarga',
    details: null,
    email: 'ravi@example.com',
    receivedAt: '2026-05-01T12:00:00Z',
  },
  { kind: 'content-available', teacherName: 'Jaimini', level: 'advanced', path: '/free-content/jaimini-advanced' },
  {
    kind: 'new-post',
    title: 'What is a nakshatra?',
    summary: 'The mansions of the moon.',
    path: '/blog/nakshatra',
    stop: link,
  },
]

describe.each(everyLetter)('the letter $kind', (letter) => {
  const rendered = renderLetter(letter, context, asha)

  test('has a subject, an HTML part and a text part, and names the practice in both', () => {
    expect(rendered.subject).not.toBe('')
    expect(rendered.html).toMatch(/^<!doctype html><html lang="en">/)
    expect(rendered.html).toContain('Sample Practice')
    expect(rendered.text).toContain('Sample Practice')
  })

  test('shows every link of its HTML in its text too', () => {
    const links = [...rendered.html.matchAll(/href="(https:[^"]+)"/g)].map((match) => match[1])

    expect(links.filter((url) => url && !rendered.text.includes(url))).toEqual([])
  })
})

test('a sealed link is opened only when the letter is written', () => {
  const { html, text } = renderLetter({ kind: 'newsletter-opt-in', link }, context, asha)

  expect(html).toContain('href="https://practice.example/opened/sealed"')
  expect(text).toContain('https://practice.example/opened/sealed')
})

test('a moment is told by the clock of the reader', () => {
  const letter: Letter = { kind: 'reset-password', link, expiresAt: '2026-05-01T20:00:00Z' }

  const inMysuru = renderLetter(letter, context, asha).text
  const inNewYork = renderLetter(letter, context, { name: 'Asha Rao', timeZone: 'America/New_York' }).text

  expect(inMysuru).toContain('Saturday, 2 May 2026 at 1:30 am (IST)')
  expect(inNewYork).toContain('Friday, 1 May 2026 at 4:00 pm (GMT-4)')
})

test('a time zone that nobody knows does not keep a letter from being written', () => {
  const letter: Letter = { kind: 'password-changed', changedAt: '2026-05-01T20:00:00Z' }

  const { text } = renderLetter(letter, context, { name: null, timeZone: 'Mars/Olympus' })

  expect(text).toContain('1:30 am (IST)')
})

test('what a visitor typed is shown as text and never becomes markup', () => {
  const { html, text } = renderLetter(
    {
      kind: 'contact-received',
      name: '<script>alert(1)</script>',
      email: 'ravi@example.com',
      phone: null,
      inquiryType: 'general',
      subject: 'Hello',
      message: '<img src=x onerror=alert(1)>',
      receivedAt: '2026-05-01T12:00:00Z',
    },
    context,
    asha,
  )

  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<img')
  expect(text).toContain('> <img src=x onerror=alert(1)>')
})

test('a line break in what a visitor typed does not become a header of the letter', () => {
  const { subject } = renderLetter(
    {
      kind: 'contact-received',
      name: 'Ravi\r\nBcc: everyone@example.com',
      email: 'ravi@example.com',
      phone: null,
      inquiryType: 'general',
      subject: 'x'.repeat(500),
      message: '',
      receivedAt: '2026-05-01T12:00:00Z',
    },
    context,
    asha,
  )

  expect(subject).toMatch(/^Message from Ravi Bcc: everyone@example\.com: x+…$/)
  expect(subject.length).toBe(150)
})
