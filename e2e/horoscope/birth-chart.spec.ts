import { readFile } from 'node:fs/promises'
import { processJsonLine } from '@muhurta/jyotish'
import type { Page } from '@playwright/test'
import { givenUser } from '#test/factories/accounts.ts'
import { countMissingGlyphs, countPages } from '#test/files/read-pdf.ts'
import {
  type CliChart,
  choosePlace,
  cliChart,
  draw,
  expectChartOf,
  formatPosition,
  unfold,
} from '../steps/chart-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('a birth chart for India uses war time in 1943 and says so, and offers Bombay Time in 1950', async ({ page }) => {
  await draw(page, { date: '1943-06-01', time: '07:15', place: 'Kolkata' })
  await expect(page.getByText('war time, UTC+06:30')).toBeVisible()
  await expect(page.getByText(/Asia\/Kolkata, UTC\+06:30/)).toBeVisible()
  await expectChartOf(page, '1943-06-01T00:45:00Z', 22.5626, 88.363)

  await draw(page, { date: '1950-06-15', time: '12:00', place: 'Bombay' })
  await expect(page.getByText('Bombay used its own time')).toBeVisible()
  await expectChartOf(page, '1950-06-15T06:30:00Z', 19.0728, 72.8826)

  await page.getByLabel('Which time does your birth record use?').selectOption('Bombay Time (+04:51)')
  await page.getByRole('button', { name: 'Generate Birth Chart' }).click()

  await expect(page.getByText(/Bombay Time \(\+04:51\), UTC\+04:51/)).toBeVisible()
  await expectChartOf(page, '1950-06-15T07:09:00Z', 19.0728, 72.8826)
})

test('a birth chart for New York asks which of a repeated hour is meant, and for another time in a skipped one', async ({
  page,
}) => {
  await draw(page, { date: '2023-11-05', time: '01:30', place: 'New York' })
  const question = page.getByRole('group', { name: /this time happened twice/ })

  await expect(question).toBeVisible()
  await expect(page.getByRole('table', { name: 'Grahas' })).toBeHidden()
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)

  await question.getByLabel('The second, at UTC−05:00').check()
  await page.getByRole('button', { name: 'Generate Birth Chart' }).click()
  await expectChartOf(page, '2023-11-05T06:30:00Z', 40.7143, -74.006)

  await page.getByLabel('Date of birth').first().fill('2024-03-10')
  await page.getByLabel('Time of birth').fill('02:30')
  await page.getByRole('button', { name: 'Generate Birth Chart' }).click()
  await expect(page.getByRole('group', { name: /this time did not exist/ })).toBeVisible()
})

test('a birth chart with a date alone still shows the sun sign and marks missing details, and without a time has no lagna', async ({
  page,
}) => {
  await page.goto('/horoscope')
  const generate = page.getByRole('button', { name: 'Generate Birth Chart' })
  await expect(generate).toBeDisabled()

  await page.getByLabel('Date of birth').first().fill('1990-05-17')
  await generate.click()

  await expect(page.getByRole('heading', { name: 'Taurus' })).toBeVisible()
  await expect(page.getByText('The Bull')).toBeVisible()
  await expect(page.getByText('Not specified')).toHaveCount(3)
  await expect(page.getByText('Add a place of birth')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Birth chart', exact: true })).toBeFocused()

  await page.getByLabel('I don’t know the time').check()
  await choosePlace(page, 'Chennai')
  await generate.click()

  await expect(page.getByText('there is no lagna')).toBeVisible()
  const moon = page.getByRole('table', { name: 'Grahas' }).getByRole('row').filter({ hasText: 'Moon' })
  const { sidereal: from } = cliChart('1990-05-16T18:30:00Z', 13.0878, 80.2785)
  const { sidereal: until } = cliChart('1990-05-17T18:30:00Z', 13.0878, 80.2785)
  await expect(moon).toContainText(formatPosition(from.bodies.moon?.lon ?? 0))
  await expect(moon).toContainText(formatPosition(until.bodies.moon?.lon ?? 0))
  await expect(page.getByRole('radio', { name: 'North' })).toHaveCount(0)
})

test('Enter chooses the typed place before the list has updated, and the calendar offers months and years from 1900', async ({
  page,
}) => {
  await page.goto('/horoscope')
  const field = page.getByRole('combobox', { name: 'Place of birth' })
  await field.pressSequentially('Del')
  await expect(page.getByRole('option').first()).toContainText('Delhi')

  await field.pressSequentially('ray Beach')
  await page.keyboard.press('Enter')

  await expect(field).toHaveValue(/^Delray Beach, /)

  await page.getByRole('button', { name: 'Choose from the calendar' }).click()
  const years = page.getByLabel('Choose the Year')
  // In the visitor's time zone, which can be in another year than the machine that runs the tests.
  const thisYear = await page.evaluate(() => new Date().getFullYear())

  await expect(years.getByRole('option').first()).toHaveText('1900')
  await expect(years.getByRole('option').last()).toHaveText(String(thisYear + 5))
  await years.selectOption('1962')
  await page.getByLabel('Choose the Month').selectOption({ label: 'February' })
  await page.getByRole('button', { name: /^5 February 1962/ }).click()

  await expect(page.getByLabel('Date of birth').first()).toHaveValue('1962-02-05')
})

test('the chart has three styles, remembered for every chart and later visits, and its houses link to the table', async ({
  page,
  context,
}) => {
  await draw(page, { date: '1990-05-17', time: '06:42', place: 'Mumbai' })
  const figure = page.locator('[data-chart="rashi"]')

  for (const style of ['North', 'South', 'East']) {
    await figure.getByText(style, { exact: true }).click()
    await expect(figure.locator('svg.chart:visible')).toHaveCount(1)
    await expect(figure.locator('svg.chart:visible').getByRole('link')).toHaveCount(12)
  }
  await figure.getByRole('link', { name: /^1st house, Vrishabha \(Taurus\): Lagna/ }).press('Enter')
  await expect(figure.locator('tr:target')).toContainText('Taurus')

  const rashi = figure.locator('svg.chart:visible')
  await figure.getByText('South', { exact: true }).click()
  await unfold(page, 'Divisional charts')
  await expect(rashi).toHaveClass(/chart-south/)
  await expect(page.locator('[data-chart="varga-9"] svg.chart:visible')).toHaveClass(/chart-south/)
  await page.reload()
  await expect(rashi).toHaveClass(/chart-south/)

  const later = await context.newPage()
  await later.goto('/horoscope')
  await expect(later.locator('[data-chart="sky-now"] svg.chart:visible')).toHaveClass(/chart-south/)
  await later.close()
})

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('downloads the chart as SVG, PNG and a PDF of two pages, with a name in any script', async ({ page }) => {
  await draw(page, { name: 'Asha राव', date: '1990-05-17', time: '06:42', place: 'Mumbai' })
  const svg = await download(page, 'SVG')
  const png = await download(page, 'PNG')
  const pdf = await download(page, 'PDF')

  expect(svg.name).toBe('chart-asha-राव.svg')
  expect(svg.bytes.toString()).toContain('वृषभ')
  expect(svg.bytes.toString()).toContain('data:font/woff2')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(png.bytes.readUInt32BE(16)).toBe(1600)
  // Below the square chart are the practice's name and address with a QR code.
  expect(png.bytes.readUInt32BE(20)).toBe(1840)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(countPages(pdf.bytes)).toBe(2)
  expect(countMissingGlyphs(pdf.bytes)).toBe(0)

  // A name in a script that our fonts lack becomes a picture.
  await page.getByLabel('Full Name').fill('চন্দ্র')
  await page.getByRole('button', { name: 'Generate Birth Chart' }).click()
  await expect(page.getByRole('heading', { name: 'Chart of চন্দ্র' })).toBeVisible()
  const pictured = await download(page, 'PDF')
  expect(countPages(pictured.bytes)).toBe(2)
  expect(pictured.bytes.toString('latin1')).toContain('/Subtype /Image')
})

test('sends only the place name of a birth, and the chart survives a reload and another tab until it is cleared', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await draw(page, { name: 'Zebulon Quux', date: '1987-03-04', time: '05:06', place: 'Nagpur' })
  const title = page.getByRole('heading', { name: 'Chart of Zebulon Quux' })
  await expect(title).toBeFocused()
  await expect(page.getByRole('table', { name: 'Grahas' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Horoscope' }).getByRole('link', { name: 'Daily Horoscope' }).click()
  await expect(title).toBeHidden()
  await page.getByRole('navigation', { name: 'Horoscope' }).getByRole('link', { name: 'Birth Chart' }).click()
  await expect(title).toBeVisible()

  await page.reload()
  await expect(title).toBeVisible()
  await expect(title).not.toBeFocused()
  await expect(page.getByLabel('Date of birth').first()).toHaveValue('1987-03-04')
  await expect(page.getByRole('combobox', { name: 'Place of birth' })).toHaveValue('Nagpur, Maharashtra, India')
  await expect(page.getByRole('button', { name: 'Generate Birth Chart' })).toBeEnabled()
  expect(sent.filter((line) => line.startsWith('POST'))).toEqual([])
  expect(sent.join('\n')).not.toMatch(/Zebulon|Quux|1987|03-04|05(:|%3A)06/)
  expect(sent.join('\n')).toContain('/api/places?q=Nagpur')

  await page.getByRole('button', { name: 'Clear and start again' }).click()
  await expect(title).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The sky now' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
})

test('no text of a chart is smaller than 11 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  // Seven grahas in one sign: the fullest chart there is.
  await draw(page, { date: '1962-02-05', time: '05:30', place: 'Delhi' })
  const figure = page.locator('[data-chart="rashi"]')
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 800 })
    for (const style of ['North', 'South', 'East']) {
      await figure.getByText(style, { exact: true }).click()
      const smallest = await figure.locator('svg.chart:visible').evaluate((drawing: SVGSVGElement) => {
        const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
        const texts = [...drawing.querySelectorAll('text, tspan')].filter((text) => text.checkVisibility())
        return Math.min(...texts.map((text) => scale * Number.parseFloat(getComputedStyle(text).fontSize)))
      })
      expect(smallest, `${style}, ${width} px`).toBeGreaterThanOrEqual(11)
    }
  }
})

test('opens with a summary in plain words, explains the values of another program, and is printed unfolded', async ({
  page,
  clock,
}) => {
  clock.set('2026-11-16T06:00:00Z')
  await draw(page, { date: '1990-05-17', time: '06:42', place: 'Mumbai' })
  const summary = page.getByRole('region', { name: 'Your chart in short' })

  await expect(summary.getByRole('term')).toHaveText([
    'Lagna (rising sign)',
    'Rashi (Moon sign)',
    'Nakshatra (birth star)',
    'Running dasha',
    'Mangal (Mars)',
    'Sade Sati',
  ])
  const entries = summary.getByRole('definition')
  await expect(entries.nth(0)).toHaveText(/Vrishabha \(Taurus\).*rising in the east at 6:42\sAM in Mumbai/)
  await expect(entries.nth(1)).toHaveText(/Makara \(Capricorn\)The Moon was at \d+° \d\d′ of this sign/)
  await expect(entries.nth(3)).toHaveText(/, until \w{3} \d+, 20\d\d/)
  await expect(entries.nth(5)).toHaveText(/Saturn is now in Pisces, the 3rd sign from your Moon/)
  await expect(page.getByRole('heading', { name: 'Taurus' })).toBeVisible()
  await expectPageChecksInEveryView(page)

  const raman = JSON.parse(
    processJsonLine(
      'chart',
      JSON.stringify({ id: 'r', utc: '1990-05-17T01:12:00Z', lat: 19.0728, lon: 72.8826, ayanamsa: 'raman' }),
    ),
  ) as CliChart
  await unfold(page, 'Why does mine differ?')
  const figures = page.getByLabel('Values from the other program')
  const explain = page.getByRole('button', { name: 'Explain the difference' })

  await figures.fill(`Moon ${raman.sidereal.bodies.moon?.lon.toFixed(4)}\nLagna ${raman.sidereal.asc.toFixed(4)}`)
  await explain.click()
  await expect(page.getByText('Ayanamsa: Raman')).toBeVisible()

  await figures.fill('The Moon is a balloon')
  await explain.click()
  await expect(page.getByText('We cannot read this line')).toBeVisible()

  const dashas = page.getByRole('region', { name: 'Vimshottari dasha' })
  await expect(page.getByRole('table', { name: 'Grahas' })).toBeVisible()
  await expect(dashas).toBeHidden()
  await unfold(page, 'Divisional charts')
  const name = page.getByRole('heading', { name: 'D10 Dashamsha' })
  await page.getByLabel('Division', { exact: true }).selectOption('10')
  await expect(name).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  await expect(name).toBeVisible()
  await expect(dashas).toBeVisible()
})

test('a chart engine or a report that cannot be loaded leaves the form, and the chart is drawn on the next try', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/)
  await page.route(/chart-worker|\/assets\/birth-result-/, (route) => route.abort())
  await draw(page, { date: '1990-05-17', time: '06:42', place: 'Pune' })
  await expect(page.getByText('The chart could not be drawn.')).toBeVisible()

  await page.unroute(/chart-worker|\/assets\/birth-result-/)
  await page.route(/\/assets\/birth-result-/, (route) => route.abort())
  await page.getByRole('button', { name: 'Generate Birth Chart' }).click()
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible()
  await expect(page.locator('[data-chart="rashi"] svg.chart:visible')).toBeVisible()
  await expect(page.getByLabel('Time of birth')).toHaveValue('06:42')
})

test('without JavaScript the server draws the same chart and asks which of several places is meant', async ({
  pageWithoutScript: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/)
  await page.goto('/horoscope')
  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Date of birth').fill('1943-06-01')
  await page.getByLabel('Time of birth').fill('07:15')
  await page.getByLabel('Place of birth').fill('Calcutta')
  await page.getByRole('button', { name: 'Generate Birth Chart' }).click()
  await page.getByRole('radio', { name: 'Kolkata, West Bengal, India' }).check()
  await page.getByRole('button', { name: 'Generate Birth Chart' }).click()

  await expect(page.getByRole('heading', { name: 'Chart of Asha Rao' })).toBeVisible()
  await expectChartOf(page, '1943-06-01T00:45:00Z', 22.5626, 88.363)
  await page.locator('[data-chart="rashi"]').getByText('South', { exact: true }).click()
  await expect(page.locator('[data-chart="rashi"] svg.chart:visible')).toHaveClass(/chart-south/)
})

test('a signed-in user saves, reuses and deletes birth details, and the chart is gone after signing out', async ({
  page,
  db,
  site,
}) => {
  const user = await givenUser(db, { password: null })
  await signInAs(page.context(), site, user.id)
  await draw(page, { name: 'Asha Rao', date: '1990-05-17', time: '06:42', place: 'Mumbai' })

  await page.getByLabel('I agree that you store these birth details').check()
  await page.getByRole('button', { name: 'Save these birth details' }).click()
  await expect(page.getByText('Birth details saved')).toBeVisible()

  await page.goto('/horoscope')
  await page.getByRole('button', { name: 'Use Asha Rao' }).click()
  await expectChartOf(page, '1990-05-17T01:12:00Z', 19.0728, 72.8826)
  await page.goto('/horoscope/compatibility')
  await page.getByLabel('Fill from saved birth details').first().selectOption('Asha Rao')
  await expect(page.getByRole('group', { name: 'Bride' }).getByLabel('Date of birth').first()).toHaveValue('1990-05-17')

  await page.goto('/horoscope')
  await page.getByRole('button', { name: 'Delete Asha Rao' }).click()
  await expect(page.getByRole('heading', { name: 'Saved birth details' })).toBeHidden()

  await expect(page.getByRole('heading', { name: 'Chart of Asha Rao' })).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The sky now' })).toBeVisible()
})
