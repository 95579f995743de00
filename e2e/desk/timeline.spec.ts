import { givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

test('an astrologer reads the timeline by keys, records an event and weighs the time of birth', async ({
  page,
  db,
  site,
}) => {
  await signInAsAstrologer(page.context(), site.url, db)
  const { id } = await givenBookingNow(db, { state: 'verified' })

  await page.goto(`/staff/bookings/${id}/timeline`)
  const range = page.getByRole('heading', { name: / to / })
  await expect(range).toHaveText('Feb 28, 1990 to Feb 27, 2090')
  const strip = page.getByRole('group', { name: /^Timeline to scale/ })
  await strip.focus()
  await page.keyboard.press('ArrowUp')
  await expect(range).toHaveText(/Jan 1, \d{4} to Dec 31, \d{4}/)
  const before = await range.textContent()
  await page.keyboard.press('ArrowLeft')
  await expect(range).not.toHaveText(before ?? '')
  await expect(strip).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(range).toHaveText('Feb 28, 1990 to Feb 27, 2090')
  await page.getByText('The same as a table').click()
  await expect(page.getByRole('table', { name: 'Mahadasha' })).toBeVisible()

  await page.getByLabel('When').fill('12/5/2015')
  await page.getByLabel('What happened').selectOption('marriage')
  await page.getByRole('button', { name: 'Save event' }).click()
  await expect(page.getByText('May 12, 2015, Marriage or partnership').first()).toBeVisible()
  await expectPageChecksInEveryView(page)

  await page.goto(`/staff/bookings/${id}/rectification`)
  await expect(page.getByRole('heading', { name: 'Chosen minute: 4:45 AM' })).toBeVisible()
  await page.getByRole('group', { name: /^Weight of each minute/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Chosen minute: 4:46 AM' })).toBeVisible()
  await page.getByRole('link', { name: 'One minute earlier' }).click()
  await expect(page.getByRole('heading', { name: 'Chosen minute: 4:45 AM' })).toBeVisible()
  await expectPageChecksInEveryView(page)
})
