import { expect, test } from 'vitest'
import { CARD_HEADINGS, guessColumns } from './client-columns.ts'
import { readImportedClient } from './imported-client.ts'
import { readCards } from './vcards.ts'

const NONE = { name: null, surname: null, email: null, phone: null, language: null, tags: null, note: null }

test.each([
  ['English', ['S. No.', 'Client Name', 'Mobile No.', 'E-mail', 'Remarks'], { name: 1, phone: 2, email: 3, note: 4 }],
  ['Hindi', ['नाम', 'फ़ोन नंबर', 'ई-मेल', 'भाषा', 'टिप्पणी'], { name: 0, phone: 1, email: 2, language: 3, note: 4 }],
  ['Telugu', ['పేరు', 'ఇంటి పేరు', 'ఫోన్ నంబర్', 'ట్యాగ్‌లు'], { name: 0, surname: 1, phone: 2, tags: 3 }],
  ['Google', ['First Name', 'Last Name', 'Labels', 'E-mail 1 - Value'], { name: 0, surname: 1, tags: 2, email: 3 }],
])('guesses columns from headings: %s', (_, headings, columns) => {
  expect(guessColumns([['My clients'], headings, []])).toEqual({ headerIndex: 1, columns: { ...NONE, ...columns } })
})

test('guesses columns of a file without headings from its cells', () => {
  const rows = [
    ['1', 'Asha Rao', 'asha@example.com', '98765 43210'],
    ['2', 'రవి', '', '98765 43211'],
    ['3', 'Lakshmi', 'lakshmi@example.com', ''],
  ]

  expect(guessColumns(rows)).toEqual({ headerIndex: -1, columns: { ...NONE, name: 1, email: 2, phone: 3 } })
})

const { columns } = guessColumns([CARD_HEADINGS])
const read = (...row: string[]) => readImportedClient(row, columns)

test('reads cells as spreadsheets and contact lists write them', () => {
  const row = ['  Asha\u200b  Rao ', 'mailto:Asha@Example.com; b@example.com', "'+91 98765-43210 / 040 1234", 'తెలుగు']

  expect(read(...row, '* myContacts ::: Family ::: family', ' =1+1\n\n\n\nSecond ')).toEqual({
    ok: true,
    value: {
      fullName: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+91 98765-43210',
      language: 'te',
      tags: ['Family'],
      note: '=1+1\n\nSecond',
    },
  })
})

test.each([
  [['', 'asha@example.com'], 'name-missing'],
  [['Asha Rao'], 'unreachable'],
  [['Asha Rao', 'asha@example'], 'email-invalid'],
  [['Asha Rao', '', '9.19877E+11'], 'phone-invalid'],
])('refuses %j: %s', (row, refusal) => {
  expect(read(...row)).toEqual({ ok: false, refusal })
})

test('reads vCards 3.0 and 4.0, and the quoted lines of Android phones, without birthdays', () => {
  const cards = [
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Rao;Asha;;Smt;\r\nitem1.EMAIL;TYPE=INTERNET,PREF:asha@exam\r\n ple.com\r\nBDAY:1990-01-01\r\nEND:VCARD',
    'BEGIN:VCARD\nVERSION:4.0\nFN:Ravi\\, Kumar\nTEL;TYPE=home:1\nTEL;VALUE=uri;TYPE="cell,pref":tel:+919876543210\nLANG:te\nCATEGORIES:Family,Friends\nNOTE:one\\ntwo\nEND:VCARD',
    'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A4=86=\n=E0=A4=B6=E0=A4=BE\nTEL;CELL:98765\nEND:VCARD',
    'BEGIN:VCARD\nFN:cut off',
  ]

  expect(readCards(cards.join('\n'))).toEqual([
    ['Asha  Rao', 'asha@example.com', '', '', '', ''],
    ['Ravi, Kumar', '', 'tel:+919876543210', 'te', 'Family,Friends', 'one\ntwo'],
    ['आशा', '', '98765', '', '', ''],
  ])
})
