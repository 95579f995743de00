import { expect, test } from 'vitest'
import { readForm } from './form.ts'

const sent = (fields: Record<string, string>) =>
  readForm(new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) }))

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['99999999999999999999', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['NaN', 0],
  ['', 0],
  ['१', 0],
])('the number %j of a row is read as %i', async (typed, number) => {
  expect((await sent({ id: typed })).wholeNumber('id')).toBe(number)
})

test('returns the requested fields of a form and no others', async () => {
  const form = await sent({ name: 'Asha', email: 'asha@example.com', sneaked: 'in' })

  expect(form.texts(['name', 'email', 'phone'])).toEqual({ name: 'Asha', email: 'asha@example.com', phone: '' })
})

test('drops null characters, which Postgres cannot store', async () => {
  const form = await sent({ tag: 'Pune\0' })

  expect(form.text('tag')).toBe('Pune')
  expect(form.list('tag')).toEqual(['Pune'])
})

test('returns 400 for a body that is not a form', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: '{}' })

  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } })
})
