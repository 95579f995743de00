import { processJsonLine } from '@muhurta/jyotish'
import { cliChart } from '../steps/chart-steps.ts'
import { expect, test } from '../steps/fixtures.ts'

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
      await person.getByLabel('Date of birth').first().fill(date)
      await person.getByLabel('Time of birth').fill(time)
      await person.getByLabel('Place of birth').fill('New Delhi, Delhi, India')
    }
    await view.getByRole('button', { name: 'Compare' }).click()
    await expect(view.getByText(score)).toBeVisible()
    await expect(view.getByRole('heading', { name: 'What stands against it' })).toBeVisible()
    await view.getByText('All eight kootas').click()
    await expect(view.getByRole('table').getByRole('row')).toHaveCount(9)
  }
})
