import { expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { loadOnce } from './language-bundles.ts'

test('loads a language once for all that ask, and again after it has failed', async () => {
  const loads = new Map<Language, Promise<string>>()
  const answers = [Promise.reject(new Error('too many open files')), Promise.resolve('loaded')]
  let asked = 0
  const load = () => loadOnce(loads, 'te', async () => (await answers[asked++]) ?? 'a third time')

  await expect(Promise.all([load(), load()])).rejects.toThrow('too many open files')
  expect(await Promise.all([load(), load(), load()])).toEqual(['loaded', 'loaded', 'loaded'])
})
