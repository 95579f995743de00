import { expect, test } from 'vitest'
import { withRealClients } from './real-clients.ts'

test('the counted clients replace a claimed number, and other facts stay', () => {
  const facts = [
    { figure: '1000+', label: 'clients in India and abroad' },
    { figure: '20+', label: 'years of practice' },
  ]

  expect(withRealClients(facts, 123_456)).toEqual([
    { figure: '1,23,456', label: 'clients in India and abroad' },
    { figure: '20+', label: 'years of practice' },
  ])
})

test.each(['क्लाइंट, भारत और विदेश में', 'క్లయింట్లు, దేశ విదేశాల్లో'])('the word is known in every language: %s', (label) => {
  expect(withRealClients([{ figure: '1000+', label }], 12)).toEqual([{ figure: '12', label }])
})
