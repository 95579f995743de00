import { expect, test } from 'vitest'
import type { LegalParty } from '#content/site/legal.ts'
import { termsSections } from '#content/site/terms.ts'
import { legalSections, STANDARD_TERMS } from './legal-text.ts'

const PARTY: LegalParty = {
  name: 'Surya Jyotish',
  address: 'Ujjain',
  email: 'mail@example.com',
  supportEmail: 'help@example.com',
  phone: '123',
  businessHours: 'Mon-Sat 9:00-18:00',
  discount: '30%',
  payment: 'You pay by UPI.',
}

const contentsOf = (text: string) =>
  legalSections(text, PARTY, termsSections).map(({ title, blocks }) => ({ title, blocks }))

test('the standard text, edited as a whole, has the same sections as the standard page', () => {
  expect(contentsOf(STANDARD_TERMS)).toEqual(contentsOf(''))
})

test('an own text has headings, paragraphs, lists and the details of the practice', () => {
  const text = 'Welcome.\n\n## Refunds\nWe refund.\n\n- Within a week\n- To {support email}\n\nOne line\nand another.'

  expect(contentsOf(text)).toEqual([
    { title: '', blocks: ['Welcome.'] },
    { title: 'Refunds', blocks: ['We refund.', ['Within a week', 'To help@example.com'], 'One line and another.'] },
  ])
})
