import { expect, test } from 'vitest'
import { detailText, subjectName } from './audit-text.ts'

const said = (action: string, details: Record<string, unknown>, subjectKind: string | null = null) =>
  detailText({ action, subjectKind, details })

test('says which fields of what kind of content changed, and the price from the old to the new value', () => {
  const details = { price: { to: 17_500, from: 15_100 }, fields: ['price', 'title'] }

  expect(said('content-changed', details, 'courses')).toBe('Price: ₹151, now ₹175 · Changed: Title')
})

test.each([
  ['signed-in', { by: 'booking-link' }, 'With the link of a booking'],
  ['signed-in', { by: 'second-factor', factor: 'recovery-code' }, 'With a second factor · Recovery code'],
  ['role-granted', { role: 'admin' }, 'Role: Admin'],
  [
    'records-exported',
    { what: 'payments', from: '2026-11-01', until: '2026-11-16', rows: 0 },
    'Payments and refunds, Nov 1, 2026 to Nov 16, 2026 · 0 rows',
  ],
  ['payment-recorded', { entryId: 12, way: 'cash', amount: 70_000 }, 'Cash · Amount: ₹700'],
  ['payment-verified', { claimed: '412', atBank: '421' }, 'Reference: the client typed 412, the bank has 421'],
  ['payment-verified', {}, ''],
  ['refund-closed', { from: 50_000, to: 0 }, 'To refund: ₹500, now ₹0'],
  ['enrollment-moved', { from: 'enrolled', to: 'completed' }, 'Enrolled, now Completed'],
  ['upi-changed', { from: 'a@upi', to: 'b@upi', kind: 'personal' }, 'UPI ID: a@upi, now b@upi · A personal UPI ID'],
  [
    'payment-ways-changed',
    { offered: 'upi, bank', bank: '…1234, SBIN0000001', swift: null, link: null },
    'Clients can pay by: UPI, Bank transfer · Bank account …1234, SBIN0000001',
  ],
  ['samples-accepted', { kind: 'faq', count: 3 }, expect.stringContaining('3 samples')],
  ['remedies-published', { count: 1 }, '1 remedy'],
  ['access-denied', { method: 'GET', path: '/staff/money' }, 'Tried to open /staff/money'],
  ['session-ended', { sessionId: 'a long secret' }, 'One device was signed out'],
  ['clients-merged', { closed: 'b3b0c442-98fc-4c14-9afb-f4c8996fb924' }, ''],
  ['setting-changed', { language: 'te', fields: ['tagline'] }, 'Translation into తెలుగు · Changed: Tagline'],
])('says in sentences what an entry adds: %s', (action, details, sentence) => {
  expect(said(action, details)).toEqual(sentence)
})

test('shows what only an older version wrote by its name in the records, with plain dates', () => {
  expect(said('deletion-requested', { askedOn: '2026-11-16', wasUrgent: true })).toBe(
    'askedOn: Nov 16, 2026 · wasUrgent: true',
  )
})

test('names settings and steps as their pages do', () => {
  expect(subjectName('practice', 'upi')).not.toBe('upi')
  expect(subjectName('practice', 'booking-scope')).toBe('What astrologers see')
  expect(subjectName('go-live', 'home')).toBe('Home page texts')
  expect(subjectName('job', '4711')).toBe('')
})
