import { expect, test } from 'vitest'
import { accepted, refused } from '#domain/outcome.ts'
import { type KnownPerson, planRows, type ReadRow } from './plan-rows.ts'

const KNOWN: readonly KnownPerson[] = [
  { id: 'asha', fullName: 'Asha Rao', email: 'asha@example.com', phoneKey: '919876543210', nameKey: 'asa rau|rav' },
  { id: 'ravi', fullName: 'Ravi', email: null, phoneKey: '919876543211', nameKey: 'ravi' },
]

type Typed = { readonly email?: string; readonly phone?: string; readonly nameKey?: string }

function row({ email, phone, nameKey = 'sonebody els' }: Typed, line = 2): ReadRow {
  const client = { fullName: 'Typed', email: email ?? null, phone: phone ?? null, language: null, tags: [], note: '' }
  return { line, read: accepted(client), nameKey }
}

const planOf = (typed: Typed) => planRows([row(typed)], KNOWN)[0]?.plan
const ASHA = { id: 'asha', fullName: 'Asha Rao' }
const RAVI = { id: 'ravi', fullName: 'Ravi' }

test('whoever has the address, or the number however it is written, is a client already', () => {
  expect(planOf({ email: 'asha@example.com', phone: '1' })).toEqual({ kind: 'same', by: 'email', as: ASHA })
  expect(planOf({ phone: '098765 43210' })).toEqual({ kind: 'same', by: 'phone', as: ASHA })
  expect(planOf({ email: 'new@example.com', phone: '+91 98765 43211' })).toEqual({
    kind: 'same',
    by: 'phone',
    as: RAVI,
  })
})

test('another address with the number of a client, and a name that sounds the same, are possible duplicates', () => {
  const email = 'new@example.com'

  expect(planOf({ email, phone: '9876543210' })).toEqual({ kind: 'similar', as: ASHA })
  expect(planOf({ email, nameKey: 'rav asa' })).toEqual({ kind: 'similar', as: ASHA })
  expect(planOf({ email, nameKey: 'snt asa devi rau' })).toEqual({ kind: 'similar', as: ASHA })
  expect(planOf({ email, nameKey: 'ravi' })).toEqual({ kind: 'similar', as: RAVI })
  expect(planOf({ email, nameKey: 'ravi kunar' })).toEqual({ kind: 'new' })
  expect(planOf({ email, nameKey: 'asa' })).toEqual({ kind: 'new' })
})

test('compares rows with the lines before them, and leaves refused ones out', () => {
  const rows = [
    { line: 2, read: refused('unreachable' as const), nameKey: 'asa' },
    row({ email: 'new@example.com', nameKey: 'lata' }, 3),
    row({ email: 'new@example.com' }, 4),
    row({ email: 'other@example.com', nameKey: 'lata' }, 5),
  ]

  expect(planRows(rows, KNOWN).map(({ plan }) => plan)).toEqual([
    { kind: 'refused', reason: 'unreachable' },
    { kind: 'new' },
    { kind: 'same', by: 'email', as: { line: 3 } },
    { kind: 'similar', as: { line: 3 } },
  ])
})
