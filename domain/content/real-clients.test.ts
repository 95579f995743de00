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
