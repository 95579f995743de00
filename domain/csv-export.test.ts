import { expect, test } from 'vitest'
import { csvFile } from './csv-export.ts'

const linesOf = (file: string) => file.slice(1).split('\r\n')

test.each(['=1+1', '+91 98765', '-2', '@sum', '\tx', '\rx'])('D21: writes %j as text, not as a formula', (cell) => {
  const [, line] = linesOf(csvFile(['Name'], [[cell]]))

  expect(line?.replace(/^"/, '').startsWith("'")).toBe(true)
})

test('quotes cells with commas, quotes and line breaks', () => {
  expect(csvFile(['A', 'B'], [['Rao, Asha', 'said "yes"\nand paid']])).toBe(
    '\ufeffA,B\r\n"Rao, Asha","said ""yes""\nand paid"\r\n',
  )
})

test('writes numbers and empty cells unchanged', () => {
  expect(linesOf(csvFile(['A', 'B'], [[-12.5, null]]))).toEqual(['A,B', '-12.5,', ''])
})

test.each(['012345678901', '412345678901', '4123E10'])('preserves every digit of the reference %s', (reference) => {
  expect(linesOf(csvFile(['UPI reference'], [[reference]]))[1]).toBe(`"=""${reference}"""`)
})

test.each(['999799', '2026-11-15', 'MU26/000001', '4123 4567 8901'])('writes %s unchanged', (cell) => {
  expect(linesOf(csvFile(['A'], [[cell]]))[1]).toBe(cell)
})
