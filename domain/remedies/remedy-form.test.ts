import { expect, test } from 'vitest'
import { type RemedyFormValues, readRemedyForm, typedEnd, yearLater } from './remedy-form.ts'

const TODAY = '2026-11-17'
const FORM: RemedyFormValues = {
  title: ' Hanuman   Chalisa ',
  instructions: 'Recite it once.',
  on: 'weekday-6',
  start: '2026-11-21',
  ending: 'times',
  times: '11',
  until: '',
}
const read = (changes: Partial<RemedyFormValues>, birthStar: number | null = null) =>
  readRemedyForm({ ...FORM, ...changes }, { birthStar, today: TODAY })

test('reads a rule with a number of times, until a day and for a year', () => {
  const rule = { on: { kind: 'weekday', weekday: 6 }, start: '2026-11-21' }
  expect(read({})).toEqual({
    ok: true,
    value: {
      title: 'Hanuman Chalisa',
      instructions: 'Recite it once.',
      rule: { ...rule, end: { kind: 'times', times: 11 } },
    },
  })
  expect(read({ ending: 'until', until: '2027-01-30' })).toMatchObject({
    value: { rule: { end: { kind: 'until', date: '2027-01-30' } } },
  })
  expect(read({ ending: 'year' })).toMatchObject({ value: { rule: { end: { kind: 'until', date: '2027-11-20' } } } })
})

test('names each field that is wrong', () => {
  expect(read({ title: '', on: 'birth-star', start: '2026-02-30', times: '0' })).toEqual({
    ok: false,
    refusal: { title: 'missing', on: 'invalid', start: 'invalid', times: 'invalid' },
  })
  expect(read({ ending: 'until', until: '2026-11-20' })).toMatchObject({ refusal: { until: 'invalid' } })
  expect(read({ ending: 'forever' })).toMatchObject({ refusal: { ending: 'invalid' } })
  expect(read({ start: '2028-01-01' })).toMatchObject({ refusal: { start: 'invalid' } })
  expect(read({ instructions: 'a'.repeat(5001) })).toMatchObject({ refusal: { instructions: 'too-long' } })
})

test('takes the birth star where it is known', () => {
  expect(read({ on: 'birth-star' }, 3)).toMatchObject({
    value: { rule: { on: { kind: 'nakshatra', nakshatra: 3, isBirthStar: true } } },
  })
})

test('shows an end again as it was typed', () => {
  for (const end of [{ ending: 'times' }, { ending: 'until', until: '2027-01-30', times: '' }, { ending: 'year' }]) {
    const outcome = read(end)
    expect(outcome.ok && typedEnd(outcome.value.rule)).toMatchObject(end)
  }
  expect(yearLater('2028-02-29')).toBe('2029-02-28')
})
