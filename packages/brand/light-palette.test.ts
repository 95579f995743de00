import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIGHT_PALETTE } from './light-palette.ts'

const TOKENS = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(LIGHT_PALETTE))('%s equals the light value of its CSS token', (name, color) => {
  const token = name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

  expect(TOKENS).toContain(`--${token}: light-dark(${color.toLowerCase()},`)
})
