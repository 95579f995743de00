import { readFile } from 'node:fs/promises'
import { countMissingGlyphs, countPages } from '#test/files/read-pdf.ts'
import { draw } from '../steps/chart-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

test('a visitor reads her Janma Kundali on a phone and takes it along, and her birth is sent nowhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await draw(page, { date: '1990-05-17', time: '06:42', place: 'New Delhi' })
  const section = page.getByRole('region', { name: 'Janma Kundali' })
  await expect(section).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))

  await section.getByText('Read it here').click()
  await section.getByText('The lagna and its lord').click()
  await expect(section.getByText(/Taurus rising is traditionally linked with patience/)).toBeVisible()
  await expect(section.getByText(/^Sources: .*Brihat Parashara Hora Shastra, ch\. 24, v\. 11/).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Janma Kundali (PDF)' }).click()
  const file = await download
  const bytes = await readFile(await file.path())

  expect(file.suggestedFilename()).toBe('janma-kundali-asha-rao.pdf')
  expect(countPages(bytes)).toBe(3)
  expect(countMissingGlyphs(bytes)).toBe(0)
  // The router asks for the modules of linked pages by their paths alone.
  expect(sent.filter((request) => !/^GET \/(assets\/|__manifest$)/.test(request))).toEqual([])
  await expectPageChecksInEveryView(page)
})
