import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DARK_PALETTE, LIGHT_PALETTE } from './colours.ts'
import { PAGE_COLOURS } from './page-colours.ts'

const TOKENS = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

test.each(Object.keys(LIGHT_PALETTE) as (keyof typeof LIGHT_PALETTE)[])('%s equals its CSS token', (name) => {
  const token = name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

  expect(TOKENS).toContain(`--${token}: light-dark(${LIGHT_PALETTE[name]}, ${DARK_PALETTE[name]});`)
})

test('the browser bar has the colours of the page', () => {
  expect(PAGE_COLOURS).toEqual({ light: LIGHT_PALETTE.page, dark: DARK_PALETTE.page })
})
