import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DAWN } from './dawn.ts'

const TOKENS = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(DAWN))('%s is the same colour on paper and on the site', (name, color) => {
  const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

  expect(TOKENS).toContain(`--${token}: light-dark(${color.toLowerCase()},`)
})
