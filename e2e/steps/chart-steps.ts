import { GRAHA_NAMES, processJsonLine, RASHI_NAMES } from '@muhurta/jyotish'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Birth = { name?: string; date: string; time?: string; place?: string }

/** Fills in the form as a user does: types the place and takes the first suggestion by keyboard. */
export async function draw(page: Page, { name = 'Asha Rao', date, time, place }: Birth): Promise<void> {
  await page.goto('/horoscope')
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Date of birth').first().fill(date)
  if (time) await page.getByLabel('Time of birth').fill(time)
  if (place) await choosePlace(page, place)
  await page.getByRole('button', { name: 'Generate Birth Chart' }).click()
}

export async function choosePlace(page: Page, place: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Place of birth' })
  await field.clear()
  // Suggestions for part of the name list other places, so wait for the response to the full name.
  const responded = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === place)
  await field.pressSequentially(place)
  await responded
  await expect(page.getByRole('status').filter({ hasText: /\d places? found/ })).toBeAttached()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Opens a folded part of the report. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.locator('details > summary').filter({ hasText: title }).click()
}

export type CliChart = { sidereal: { bodies: Record<string, { lon: number }>; asc: number } }

/** The chart that the engine's command line computes for the same instant and place. */
export function cliChart(utc: string, lat: number, lon: number): CliChart {
  return JSON.parse(processJsonLine('chart', JSON.stringify({ id: 'e2e', utc, lat, lon })))
}

/** Formats a longitude as "22° 54′ Makara (Capricorn)". */
export function formatPosition(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60)
  const { sanskrit, english } = RASHI_NAMES[Math.floor(longitude / 30) as 0]
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′ ${sanskrit} (${english})`
}

const BODIES = {
  sun: 'sun',
  moon: 'moon',
  mars: 'mars',
  mercury: 'mercury',
  jupiter: 'jupiter',
  venus: 'venus',
  saturn: 'saturn',
  rahu: 'meanNode',
} as const

/** Compares every graha and the lagna on the page with the command line, to the arcminute. */
export async function expectChartOf(page: Page, utc: string, lat: number, lon: number): Promise<void> {
  const { sidereal } = cliChart(utc, lat, lon)
  const table = page.getByRole('table', { name: 'Grahas' })
  await expect(table.getByRole('row').filter({ hasText: 'Lagna' })).toContainText(formatPosition(sidereal.asc))
  for (const [graha, body] of Object.entries(BODIES)) {
    const row = table.getByRole('row').filter({ hasText: GRAHA_NAMES[graha as keyof typeof BODIES].english })
    await expect(row).toContainText(formatPosition(sidereal.bodies[body]?.lon ?? Number.NaN))
  }
}
