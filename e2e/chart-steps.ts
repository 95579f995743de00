import { GRAHA_NAMES, processJsonLine, RASHIS } from '@muhurta/jyotish'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Birth = { name?: string; date: string; time?: string; place?: string }

/** Fills the form as a person does: types the place and takes the first of the list by keyboard. */
export async function draw(page: Page, { name = 'Asha Rao', date, time, place }: Birth): Promise<void> {
  await page.goto('/horoscope')
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Date of Birth').first().fill(date)
  if (time) await page.getByLabel('Time of Birth').fill(time)
  if (place) await choosePlace(page, place)
  await page.getByRole('button', { name: 'Generate Birth Chart' }).click()
}

export async function choosePlace(page: Page, place: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Place of Birth' })
  // The list of half a name shows other places: only what answers the whole name is taken.
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === place)
  await field.pressSequentially(place)
  await answered
  await expect(page.getByRole('status').filter({ hasText: /\d places? found/ })).toBeAttached()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

export type Answer = { sidereal: { bodies: Record<string, { lon: number }>; asc: number } }

/** What the engine's own command line says to the same moment and place. */
export function commandLine(utc: string, lat: number, lon: number): Answer {
  return JSON.parse(processJsonLine('chart', JSON.stringify({ id: 'journey', utc, lat, lon })))
}

/** "22° 54′ Makara (Capricorn)" for a longitude. */
export function inWords(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60)
  const { sanskrit, english } = RASHIS[Math.floor(longitude / 30) as 0]
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

/** Every graha and the lagna on the page are those of the command line, to the minute. */
export async function expectChartOf(page: Page, utc: string, lat: number, lon: number): Promise<void> {
  const { sidereal } = commandLine(utc, lat, lon)
  const table = page.getByRole('table', { name: 'Grahas' })
  await expect(table.getByRole('row').filter({ hasText: 'Lagna' })).toContainText(inWords(sidereal.asc))
  for (const [graha, body] of Object.entries(BODIES)) {
    const row = table.getByRole('row').filter({ hasText: GRAHA_NAMES[graha as keyof typeof BODIES].english })
    await expect(row).toContainText(inWords(sidereal.bodies[body]?.lon ?? Number.NaN))
  }
}
