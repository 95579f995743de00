import { expect, test } from 'vitest'
import { pseudoTexts } from './pseudo-texts.ts'

test('makes texts strange and longer, and leaves codes and keys', () => {
  const code = [
    `import { duration } from './numbers.ts'`,
    `export const T = { 'Full name': 'Your name', link: 'next-page', held: (left: 'An hour' | 'none') => \`Held \${duration(2, 'hour')}\${left === 'An hour' ? ' at most' : ''}\` }`,
  ].join('\n')

  expect(pseudoTexts(code).split('\n')).toEqual([
    `import { duration } from './numbers.ts'`,
    `export const T = { 'Full name': "Ýóúrúr ñámémé", link: 'next-page', held: (left: 'An hour' | 'none') => \`Héldld \${duration(2, 'hour')}\${left === 'An hour' ? " át móštšt" : ''}\` }`,
  ])
})
