import { OBSERVANCES } from '@muhurta/jyotish/festivals'
import { expect, test } from 'vitest'
import { OBSERVANCE_NAMES } from './observances.ts'

test('every observance of the engine has a name, and no name is left over', () => {
  expect(Object.keys(OBSERVANCE_NAMES).toSorted()).toEqual([...new Set(OBSERVANCES.map(({ id }) => id))].toSorted())
})
