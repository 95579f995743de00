import { expect, test } from 'vitest'
import { csvFile } from './csv-export.ts'
import { paiseFrom } from './money.ts'

const linesOf = (file: string) => file.slice(1).split('\r\n')

test.each(['=1+1', '+91 98765', '-2', '@sum', '\tx', '\rx'])('D21: writes %j as text, not as a formula', (cell) => {
  const [, line] = linesOf(csvFile(['Name'], [[cell]]))

  expect(line?.replace(/^"/, '').startsWith("'")).toBe(true)
})

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹢', '﹣', '﹦', '﹫']

test.each(SIGNS)('D21: writes cells that begin with %s, also after spaces or a separator, as text', (sign) => {
  for (const before of ['', ' ', '\u00a0', '\u200b', 'Rao;', 'Rao; ', 'Rao\t', 'Rao\n', 'Rao\r\n', 'a;b;', ';']) {
    const [cell = ''] = csvFile(['Name'], [[`${before}${sign}HYPERLINK("x")`]])
      .split('\ufeffName\r\n')
      .slice(1)
    const shown = cell.replace(/\r\n$/, '').replace(/^"|"$/g, '').replaceAll('""', '"')

    for (const part of shown.split(/[;\t\r\n]/)) expect(part.normalize('NFKC').trim()).not.toMatch(/^\p{Cf}*[=+\-@]/u)
    expect(shown.replaceAll("'", '')).toBe(`${before}${sign}HYPERLINK("x")`)
  }
})

test.each(['Rao; Asha', 'a-b', 'x=y; z', 'asha@example.com'])('leaves the signs inside %s alone', (cell) => {
  expect(linesOf(csvFile(['A'], [[cell]]))[1]).toBe(cell)
})

test('quotes cells with commas, quotes and line breaks', () => {
  expect(csvFile(['A', 'B'], [['Rao, Asha', 'said "yes"\nand paid']])).toBe(
    '\ufeffA,B\r\n"Rao, Asha","said ""yes""\nand paid"\r\n',
  )
})

test('writes numbers and empty cells unchanged', () => {
  expect(linesOf(csvFile(['A', 'B'], [[-12.5, null]]))).toEqual(['A,B', '-12.5,', ''])
})

test.each(['012345678901', '412345678901', '4123E10'])(
  'writes every digit of the reference %s as a plain quoted cell',
  (reference) => {
    expect(linesOf(csvFile(['UPI reference'], [[reference]]))[1]).toBe(`"${reference}"`)
  },
)

test.each(['999799', '2026-11-15', 'MU26/000001', '4123 4567 8901'])('writes %s unchanged', (cell) => {
  expect(linesOf(csvFile(['A'], [[cell]]))[1]).toBe(cell)
})

test.each([
  [100_100, '1001.00'],
  [-5_105, '-51.05'],
  [7, '0.07'],
  [0, '0.00'],
])('writes %d paise as %s rupees, which a spreadsheet can add up', (paise, text) => {
  expect(linesOf(csvFile(['A'], [[{ paise: paiseFrom(paise) }]]))[1]).toBe(text)
})
