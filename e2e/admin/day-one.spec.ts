import type { Page } from '@playwright/test'
import { aReference } from '#test/factories/bookings.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { holdSummary, receiveCode } from '../steps/booking-steps.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'
import { linkIn, openMailbox } from '../steps/mailbox.ts'
import { startTestedSite, type TestedSite } from '../steps/site.ts'

const PHONE = { width: 360, height: 740 }
const MOST_SCREENS = 14
const MOST_INPUTS = 12
const OWNER = 'gayatri@example.com'
const PASSWORD = 'a lamp beside the river'

/** Counts the screens that the owner of a new practice sees, and what they type or choose there. */
function countOwner(page: Page) {
  const count = { screens: 0, inputs: 0 }
  return {
    count,
    async sees(heading: string) {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectNoSidewaysScroll(page)
      count.screens++
    },
    async fills(label: string, text: string) {
      await page.getByRole('textbox', { name: label }).first().fill(text)
      count.inputs++
    },
    async presses(name: string) {
      await page.getByRole('button', { name, exact: true }).click()
    },
  }
}

test('an empty practice is set up, opened and booked by a stranger on day one, on a phone', async ({
  page,
  otherPage: stranger,
  consoleErrors,
}) => {
  // The page before the opening.
  consoleErrors.allow(/503/)
  const site = await startTestedSite('day_one', { hasSamples: false })
  try {
    await page.setViewportSize(PHONE)
    await stranger.setViewportSize(PHONE)

    await stranger.goto(site.url)
    await expect(stranger.getByText('Opening soon')).toBeVisible()
    await expectNoAxeViolations(stranger, 'the page before the opening')

    const { screens, inputs } = await setUp(page, site)
    await bookAs(stranger, site)

    expect(screens).toBeLessThanOrEqual(MOST_SCREENS)
    expect(inputs).toBeLessThanOrEqual(MOST_INPUTS)
  } finally {
    // Nothing is still being loaded when the site goes.
    for (const visitor of [page, stranger]) await visitor.goto('about:blank')
    await site.stop()
  }
})

async function setUp(page: Page, site: TestedSite) {
  const owner = countOwner(page)
  const link = /http\S+\/create-admin\?\S+/.exec(site.output())?.[0] ?? ''
  await page.goto(link)
  await owner.sees('Create Admin')
  await owner.fills('Email', OWNER)
  await owner.presses('Create Admin Account')
  const email = await openMailbox(site.smtp).receive({ to: OWNER, subject: /password/i })
  await page.goto(linkIn(email, /auth/))
  await owner.sees('Welcome')
  await owner.fills('New password', PASSWORD)
  await owner.presses('Save New Password')
  await owner.sees('Welcome')
  await owner.fills('Email', OWNER)
  await owner.fills('Password', PASSWORD)
  await owner.presses('Sign In')

  await owner.sees('What is your practice called?')
  await expect(page.getByText('Only you can see this.')).toBeVisible()
  await owner.fills('Name of the practice', 'Gayatri Jyotish')
  await expect(page.getByRole('complementary', { name: 'How it looks' })).toContainText('Gayatri Jyotish')
  await expectNoAxeViolations(page, 'a question of the set-up')
  await owner.presses('Save and go on')

  await owner.sees('Who are you?')
  await owner.fills('Name of the astrologer', 'Gayatri Devi')
  await owner.fills('Phone', '+91 98765 43210')
  await owner.fills('Postal address', '4 Temple Street, Mysuru')
  await owner.presses('Save and go on')

  await owner.sees('What do you offer?')
  await owner.presses('Save and go on')

  await owner.sees('When do you take sessions?')
  // Left and resumed.
  await page.goto(`${site.url}/staff/setup`)
  await expect(page.getByRole('heading', { level: 1, name: 'When do you take sessions?' })).toBeVisible()
  await owner.presses('Save and go on')

  await owner.sees('Where do clients pay you?')
  await owner.fills('UPI ID', 'gayatri@okbank')
  await owner.fills('Your password', PASSWORD)
  await owner.presses('Save and go on')

  await owner.sees('What do people read first?')
  await owner.presses('Not for us')
  await owner.sees('Does email reach your clients?')
  await owner.presses('Go on')
  await owner.sees('Ready to open?')
  await owner.presses('Open the site')
  await owner.sees('Know the time you were given')
  await expect(page.getByText('Only you can see this.')).toHaveCount(0)
  return owner.count
}

async function bookAs(stranger: Page, site: TestedSite) {
  const email = anEmail()
  const next = (name: string) => stranger.getByRole('button', { name }).click()
  await stranger.goto(site.url)
  await stranger.getByRole('main').getByRole('link', { name: 'Book a Consultation' }).first().click()
  await stranger.locator('#birth-chart-reading').getByRole('link', { name: 'Book Now' }).click()
  await stranger.locator('.hour').last().click()
  await stranger.getByLabel('Full name').fill('Lakshmi Iyer')
  await stranger.getByLabel('Phone').fill('+91 98765 43210')
  await stranger.getByRole('textbox', { name: 'Email' }).first().fill(email)
  await stranger.getByLabel('Current location').fill('Mysuru')
  await stranger.getByLabel('Date of birth').fill('1990-02-28')
  await stranger.getByLabel('Time of birth').fill('04:45')
  await stranger.getByLabel('Place of birth').fill('Mysuru')
  await stranger.getByLabel(/I agree that the practice/).click()
  await next('Continue to payment')
  await stranger.getByLabel('Six-digit code').fill(await receiveCode(openMailbox(site.smtp), email))
  await stranger.getByLabel(/I am at least 18 years old/).click()
  await next('Continue to payment')
  await expect(stranger.getByText('gayatri@okbank')).toBeVisible()
  const showSummary = await holdSummary(stranger)
  await stranger.getByLabel('UPI transaction ID').fill(aReference())
  await next('I have paid')
  await expect(stranger.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible()
  await showSummary()
}
