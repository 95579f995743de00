import { expect, test } from 'vitest'
import { z } from 'zod'
import { choice, email, line, name, optionalText, orNull, parsed, requiredTick, text, tick } from './field-rules.ts'
import { fieldProblemOf, readFields } from './read-fields.ts'

const read = (rule: z.ZodType, typed: string) => readFields(z.object({ field: rule }), { field: typed }, fieldProblemOf)
const value = (field: unknown) => ({ ok: true, value: { field } })
const problem = (field: string) => ({ ok: false, refusal: { field } })

test.each([
  ['a line', line(5)],
  ['a text', text(5)],
  ['a name', name()],
  ['an email address', email()],
  ['a ticked box', requiredTick()],
])('%s is missing when the field is empty, blank or invisible', (_, rule) => {
  for (const typed of ['', ' \n ', '\u200b']) expect(read(rule, typed)).toEqual(problem('missing'))
})

test('text is normalized before its length is judged', () => {
  expect(read(line(5), '  a \n b  ')).toEqual(value('a b'))
  expect(read(text(5), ' a\r\nb ')).toEqual(value('a\nb'))
  expect(read(line(5), 'abcdef')).toEqual(problem('too-long'))
  expect(read(optionalText(5), ' ')).toEqual(value(''))
})

test('a blank optional field is null, and any other text follows its rule', () => {
  const rule = orNull(email())

  expect(read(rule, ' ')).toEqual(value(null))
  expect(read(rule, ' asha@EXAMPLE.com')).toEqual(value('asha@example.com'))
  expect(read(rule, 'asha@')).toEqual(problem('invalid'))
})

test('a parser that returns undefined makes the field invalid', () => {
  const rule = parsed((typed) => (typed === 'one' ? 1 : undefined))

  expect(read(rule, 'one')).toEqual(value(1))
  expect(read(rule, 'two')).toEqual(problem('invalid'))
})

test('a choice must be one of the options', () => {
  expect(read(choice(['a', 'b']), 'b')).toEqual(value('b'))
  expect(read(choice(['a', 'b']), 'c')).toEqual(problem('invalid'))
})

test('only "on" ticks a box', () => {
  expect([read(tick(), 'on'), read(tick(), 'off')]).toEqual([value(true), value(false)])
})

test('a missing field of the form is invalid, and only the first problem of a field is reported', () => {
  const schema = z.object({ a: z.string().min(2, 'missing').regex(/x/, 'too-long'), b: z.string() })

  expect(readFields(schema, { a: '' }, fieldProblemOf)).toEqual({ ok: false, refusal: { a: 'missing', b: 'invalid' } })
})
