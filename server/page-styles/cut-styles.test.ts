import { expect, test } from 'vitest'
import { createCutter } from './cut-styles.ts'

const CSS = '.card{color:red}p{margin:1em}ul{margin:0}'

test('pages that are made of the same have the same styles, whatever they say and in which order', () => {
  const cut = createCutter(CSS)

  const first = cut('<p class="card">Asha</p><ul></ul>')

  expect(first.text).toBe(CSS)
  expect(cut('<ul></ul><p class="card">Ravi</p><p>and others</p>')).toBe(first)
})

test('another kind of page has its own styles, and is known by another hash', () => {
  const cut = createCutter(CSS)

  const [card, list] = [cut('<p class="card">'), cut('<ul>')]

  expect([card.text, list.text]).toEqual(['.card{color:red}p{margin:1em}', 'ul{margin:0}'])
  expect(list.hash).not.toBe(card.hash)
})

test('however many kinds of pages there are, each gets its own styles', () => {
  const cut = createCutter(CSS)

  for (let kind = 0; kind < 500; kind++) expect(cut(`<p class="kind-${kind}">`).text).toBe('p{margin:1em}')

  expect(cut('<ul>').text).toBe('ul{margin:0}')
})
