import { expect, test } from 'vitest'
import { z } from 'zod'
import { line, orNull, text } from '#domain/field-rules.ts'
import { degrees, lines, mailAddress, oneOf, rupeeAmount, timeOfDay, webAddress, whole } from './field-rules.ts'
import { readTexts } from './form-spec.ts'

const read = (rule: z.ZodType, typed: string) => {
  const outcome = readTexts({ fields: [], schema: z.object({ field: rule }), fill: () => ({}) }, { field: typed })
  return outcome.ok ? outcome.value : outcome.refusal
}

test.each([
  [line(), ' ', 'Fill this in'],
  [line(3), 'long', 'Use at most 3 characters'],
  [text(3), 'long', 'Use at most 3 characters'],
  [lines(2, 3), 'a\nlong', 'Use at most 3 characters'],
  [lines(2, 3), 'a\nb\nc', 'Use at most 2 lines'],
  [whole(1, 5), '6', 'Enter a whole number from 1 to 5'],
  [whole(1, 5), '1.5', 'Enter a whole number from 1 to 5'],
  [degrees(66), '-66.1', 'Enter degrees from -66 to 66, such as 23.1765'],
  [rupeeAmount(), '0', 'Enter an amount in rupees, such as 2,999'],
  [rupeeAmount(), '1000001', 'Enter an amount in rupees, such as 2,999'],
  [webAddress(), 'http://example.com', 'Enter a link that starts with https://'],
  [webAddress(), 'https://bank@evil.example', 'Enter a link that starts with https://'],
  [mailAddress(), '', 'Please enter a valid email address'],
  [oneOf(['a']), 'b', 'Choose one'],
  [timeOfDay(), '24:00', 'Enter a time such as 09:00'],
])('rule %# explains what is wrong with "$1"', (rule, typed, message) => {
  expect(read(rule, typed)).toEqual({ field: message })
})

test.each([
  [whole(1, 5), ' 5 ', 5],
  [degrees(66), '-23.1765', -23.1765],
  [rupeeAmount(), '₹ 10,999.50', 1_099_950],
  [rupeeAmount(), '0.01', 1],
  [rupeeAmount(), '1000000', 100_000_000],
  [webAddress(), ' https://example.com ', 'https://example.com/'],
  [orNull(webAddress()), ' ', null],
  [lines(2, 3), ' a \n\n b', ['a', 'b']],
])('rule %# reads "$1"', (rule, typed, value) => {
  expect(read(rule, typed)).toEqual({ field: value })
})
