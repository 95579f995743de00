import { expect, test } from 'vitest'
import { readTexts } from '#app/features/staff/content/form-spec.ts'
import { COUPON_EDITOR } from './coupon-form.ts'

const TYPED = {
  code: 'DIWALI',
  percentOff: '15',
  amountOff: '',
  services: 'consultation/prasna, course/pradhamika',
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  isFirstBookingOnly: '',
  mostUses: '100',
  mostUsesPerClient: '1',
  note: 'For the newsletter',
}

const read = (changes: Partial<typeof TYPED>) => readTexts(COUPON_EDITOR, { ...TYPED, ...changes })

test('fills in the form with what it reads', () => {
  const outcome = read({ code: ' diwali ' })
  expect(outcome.ok && COUPON_EDITOR.fill(outcome.value)).toEqual(TYPED)
})

test('reads empty limits as no limits', () => {
  const empty = { services: '', firstDay: '', lastDay: '', mostUses: '', mostUsesPerClient: '' }
  expect(read(empty)).toMatchObject({
    ok: true,
    value: { services: [], firstDay: null, lastDay: null, mostUses: null, mostUsesPerClient: null },
  })
})

test.each([
  ['a short code', { code: 'AB' }, { code: 'Use 3 to 20 letters and digits' }],
  ['no discount', { percentOff: '' }, { percentOff: 'Enter either percent or rupees, not both' }],
  ['two discounts', { amountOff: '100' }, { percentOff: 'Enter either percent or rupees, not both' }],
  ['more than everything', { percentOff: '101' }, { percentOff: 'Enter a whole number from 1 to 100' }],
  ['days in the wrong order', { lastDay: '2026-10-31' }, { lastDay: 'The last day must not be before the first' }],
  [
    'more uses per client than in all',
    { mostUses: '1', mostUsesPerClient: '2' },
    { mostUsesPerClient: 'This must not be more than the uses in total' },
  ],
])('refuses %s', (_, changes, refusal) => {
  expect(read(changes)).toEqual({ ok: false, refusal })
})
