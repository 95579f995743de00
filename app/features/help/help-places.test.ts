import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AREA_NAVIGATION, navigationFor } from '#app/features/frame/area-navigation.ts'
import { type Area, helpPath } from '#app/features/frame/areas.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { helpPlaces } from './help-places.ts'

const AREAS: readonly Area[] = ['client', 'staff']

test.each(AREAS)('every place of the area of %s has a help page with three tasks and a picture', (area) => {
  const places = helpPlaces(area, AREA_NAVIGATION[area])

  expect(places.map(({ href }) => href)).toEqual(AREA_NAVIGATION[area].places.map(({ href }) => href))
  for (const { tasks } of places) expect(tasks).toHaveLength(3)
  const pictures = places.flatMap(({ picture }) =>
    LANGUAGES.map((language) => `public/help/${language}/${picture}.webp`),
  )
  expect(pictures.filter((path) => !existsSync(path))).toEqual([])
})

test('an assistant reads about her own work only', () => {
  const assistant = { roles: ['client', 'assistant'], astrologer: null, seesOnlyOwn: false } as const
  const places = helpPlaces('staff', navigationFor(assistant).staff ?? AREA_NAVIGATION.staff)

  expect(places.map(({ label }) => label)).not.toContain('Practice')
  const week = places.find(({ label }) => label === 'Week')
  expect(week?.tasks.map(({ href }) => href)).toEqual(['/staff/week'])
})

test('a page has the help of its place, and what is in no place has the list', () => {
  expect(helpPath(AREA_NAVIGATION.staff, 'staff', '/staff')).toBe('/staff/help/today')
  expect(helpPath(AREA_NAVIGATION.staff, 'staff', '/staff/week/calendars')).toBe('/staff/help/week')
  expect(helpPath(AREA_NAVIGATION.staff, 'staff', '/staff/search')).toBe('/staff/help')
  expect(helpPath(AREA_NAVIGATION.client, 'client', '/dashboard/invoices')).toBe('/dashboard/help/dashboard')
})
