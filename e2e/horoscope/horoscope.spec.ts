import { processJsonLine } from '@muhurta/jyotish'
import { cliChart, draw } from '../steps/chart-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

test('compares two charts koota by koota, with and without JavaScript', async ({ page, pageWithoutScript }) => {
  const moonOf = (utc: string) => cliChart(utc, 28.6214, 77.2148).sidereal.bodies.moon?.lon
  const pair = {
    bride: { moonLon: moonOf('1992-03-14T01:12:00Z') },
    groom: { moonLon: moonOf('1990-01-01T06:30:00Z') },
  }
  const { total } = JSON.parse(processJsonLine('match', JSON.stringify(pair))) as { total: number }
  const score = `${Math.floor(total)}${total % 1 === 0 ? '' : '½'} of 36 points`

  for (const view of [page, pageWithoutScript]) {
    await view.goto('/horoscope/compatibility')
    for (const [who, date, time] of [
      ['Bride', '1992-03-14', '06:42'],
      ['Groom', '1990-01-01', '12:00'],
    ] as const) {
      const person = view.getByRole('group', { name: who })
      await person.getByLabel('Date of Birth').first().fill(date)
      await person.getByLabel('Time of Birth').fill(time)
      await person.getByLabel('Place of Birth').fill('New Delhi, Delhi, India')
    }
    await view.getByRole('button', { name: 'Compare' }).click()
    await expect(view.getByText(score)).toBeVisible()
    await expect(view.getByRole('table').getByRole('row')).toHaveCount(9)
  }
})

test('the daily texts give their reasons, and the weekly ones differ', async ({ page }) => {
  await page.goto('/horoscope/daily')
  const aries = page.getByRole('listitem').filter({ hasText: 'Mesha' }).first()
  const today = await aries.textContent()

  expect(today).toMatch(/Mar 21 - Apr 19/)
  expect(today).toMatch(/Fire/)
  expect(today).toMatch(/Why: Moon in \w+, the \d+(st|nd|rd|th)/)
  await page.getByRole('navigation', { name: 'The next seven days' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/date=/)
  await expect(aries).not.toHaveText(today ?? '')
})

test('the current positions follow the site’s clock and the chosen place', async ({ page, clock }) => {
  clock.set('2024-04-08T18:10:00Z')
  await page.goto('/horoscope/planets')
  const moon = page.getByRole('table', { name: 'Nine grahas' }).getByRole('row').filter({ hasText: 'Moon' })

  await expect(moon).toContainText('Meena (Pisces)')
  await expect(page.getByText('Today’s panchanga, Ujjain')).toBeVisible()

  const field = page.getByRole('combobox', { name: 'Place' })
  await field.fill('')
  await field.pressSequentially('Sydney')
  await page.getByRole('option', { name: 'Sydney New South Wales, Australia', exact: true }).click()
  await page.getByRole('button', { name: 'Show this place' }).click()
  await expect(page.getByText('Today’s panchanga, Sydney')).toBeVisible()
  await expect(page.getByText(/Australia\/Sydney, UTC\+10:00/)).toBeVisible()
})

test('every tab passes the page checks in every view', async ({ page }) => {
  test.slow()
  for (const path of ['/horoscope/daily', '/horoscope/planets', '/horoscope/compatibility', '/horoscope']) {
    await page.goto(path)
    await expectPageChecksInEveryView(page)
  }

  await draw(page, {
    name: 'A name that is rather longer than most names that people have',
    date: '1962-02-05',
    time: '05:30',
    place: 'Delhi',
  })
  await expect(page.getByRole('table', { name: 'Grahas' })).toBeVisible()
  await expectPageChecksInEveryView(page)
})

test('the two buttons link to consultations and courses', async ({ page }) => {
  await page.goto('/horoscope')
  const call = page.getByRole('region', { name: 'Would you like to know more about your chart?' })

  await expect(call.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute('href', '/consultation')
  await expect(call.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/courses')
})
