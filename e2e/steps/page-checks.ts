import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified build is half the size for the browser to parse. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Reporting violations only halves the work. */
const WCAG_22_AA: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
}

/** What another theme can change. */
const COLOURS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

const PHONE = 360
const LAPTOP = 1280
/** The first is the width of a 1280-pixel window at 400% zoom (WCAG 1.4.10, reflow). */
const WIDTHS = [320, PHONE, 768, LAPTOP] as const

async function show(page: Page, { theme, width }: { theme: 'light' | 'dark'; width: number }): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
}

export async function expectNoAxeViolations(page: Page, about = page.url()): Promise<void> {
  // Something that is still fading in has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await listViolations(page, WCAG_22_AA), `accessibility of ${about}`).toEqual([])
}

async function listViolations(page: Page, options: axe.RunOptions): Promise<string[]> {
  // Half a megabyte, so it is injected only once for each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(findViolations, options)
}

/** Runs in the browser, after axe has been injected. */
async function findViolations(options: axe.RunOptions): Promise<string[]> {
  const { axe: injected } = window as unknown as { axe: typeof axe }
  const { violations } = await injected.run(options)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}\n  ${html}\n  ${any.map(({ message }) => message).join('; ')}`),
  )
}

export async function expectNoSidewaysScroll(page: Page, about = page.url()): Promise<void> {
  expect(await excessWidth(page), `pixels beyond the edge of ${about}`).toBeLessThanOrEqual(0)
}

function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Runs in the browser. A label points to the first element with its ID, so a repeated ID sends input to the wrong form. */
function findRepeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the ID ${id} is repeated`)
}

/**
 * What is wrong with a page in both themes and at every width: repeated IDs, sideways scrolling, axe violations. Colours
 * do not depend on the width, nor the layout on the theme, so axe checks one narrow light view, and the colours of one wide
 * dark one.
 */
export async function listPageProblems(page: Page): Promise<string[]> {
  const problems = await page.evaluate(findRepeatedIds)
  for (const width of WIDTHS) {
    await show(page, { theme: 'light', width })
    const excess = await excessWidth(page)
    if (excess > 0) problems.push(`${excess} pixels beyond the edge at ${width} px`)
    if (width === PHONE) problems.push(...(await listViolations(page, WCAG_22_AA)))
  }
  await show(page, { theme: 'dark', width: LAPTOP })
  problems.push(...(await listViolations(page, COLOURS)).map((problem) => `in the dark theme, ${problem}`))
  return problems
}

export async function expectPageChecksInEveryView(page: Page): Promise<void> {
  expect(await listPageProblems(page), page.url()).toEqual([])
}
