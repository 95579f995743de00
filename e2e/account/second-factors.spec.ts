import type { CDPSession, Page } from '@playwright/test'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { expect, expectNoAxeViolations, test } from '../steps/fixtures.ts'

type Authenticator = { readonly cdp: CDPSession; readonly authenticatorId: string }

/** Chromium's own authenticator in place of a fingerprint reader. */
async function withAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

async function signIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/auth?password=1&return=${encodeURIComponent(path)}`)
  await page.locator('main [name="email"]').fill(email)
  await page.locator('main [name="password"]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function addPasskey(page: Page, email: string): Promise<void> {
  await signIn(page, email, '/dashboard/security')
  await page.getByRole('button', { name: 'Add a Passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Your Recovery Codes' })).toBeVisible()
}

const signOut = (page: Page) => page.context().clearCookies()

test('a passkey is added, finishes a sign-in, signs in alone, and is refused once it is removed', async ({
  page,
  site,
  cookies,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/)
  const user = await givenUser(site.db)
  await withAuthenticator(page)
  await addPasskey(page, user.email)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'I Have Saved Them' }).click()
  await expect(page.getByText('Your sign-in has a second step.')).toBeVisible()
  await expectNoAxeViolations(page)

  await signOut(page)
  await signIn(page, user.email, '/dashboard/invoices')
  await expect(page.getByRole('heading', { name: 'One More Step' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Use a Passkey' }).click()
  await expect(page).toHaveURL('/dashboard/invoices')

  await signOut(page)
  await page.goto('/auth?return=/dashboard/security')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard/security')
  await page.getByRole('button', { name: /Remove the passkey/ }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()

  await signOut(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('We do not know this passkey')).toBeVisible()
  expect(await cookies.listArrived()).toEqual(expect.arrayContaining(['passkey', 'second-step']))
})

test('a key whose counter goes back is refused', async ({ page, site, consoleErrors }) => {
  consoleErrors.allow(/422/)
  const user = await givenUser(site.db)
  const { cdp, authenticatorId } = await withAuthenticator(page)
  await addPasskey(page, user.email)
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  const [credential] = credentials
  if (!credential) throw new Error('There is no passkey.')
  await signOut(page)
  await page.goto('/auth?return=/dashboard/security')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard/security')

  // A copy of the key as it was before that sign-in.
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } })
  await signOut(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()

  await expect(page.getByText('it may have been copied')).toBeVisible()
})

test('a passkey of this site gives a page of another name nothing to relay', async ({ page, site }) => {
  const user = await givenUser(site.db)
  await withAuthenticator(page)
  await addPasskey(page, user.email)
  const options = await page.evaluate(async () => {
    const body = new URLSearchParams({ intent: 'ask-sign-in' })
    const response = await fetch('/account/passkey.json', { method: 'post', body })
    return ((await response.json()) as { options: { challenge: string; rpId: string } }).options
  })

  // A phishing page that has asked the real site for its question.
  await page.route('https://muhurta.example.evil/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Sign in' }),
  )
  await page.goto('https://muhurta.example.evil/')
  const answer = await page.evaluate(async ({ rpId }) => {
    try {
      await navigator.credentials.get({ publicKey: { challenge: new Uint8Array(32), rpId } })
      return 'signed'
    } catch (failure) {
      return (failure as Error).name
    }
  }, options)

  expect(answer).toBe('SecurityError')
})

test('an answer of a passkey counts once and in its own browser, and who stole the session has none', async ({
  page,
  otherPage,
  site,
  clock,
  consoleErrors,
}) => {
  consoleErrors.allow(/422|ERR_FAILED/)
  const user = await givenUser(site.db)
  await withAuthenticator(page)
  await addPasskey(page, user.email)
  await signOut(page)
  let answer = ''
  await page.route('**/account/passkey.json', async (route) => {
    const sent = route.request().postData() ?? ''
    if (!sent.includes('intent=sign-in')) return route.continue()
    answer = sent
    await route.abort()
  })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect.poll(() => answer).not.toBe('')
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url }
  const sendFrom = async (from: Page) => {
    const options = { data: answer, headers, maxRedirects: 0 }
    return (await from.context().request.post('/account/passkey.json', options)).status()
  }

  expect(await sendFrom(otherPage), 'relayed to another browser').toBe(422)
  const both = await Promise.all([sendFrom(page), sendFrom(page)])
  expect(
    both.filter((status) => status === 422),
    'two at once',
  ).toHaveLength(1)
  expect(await sendFrom(page), 'sent again').toBe(422)

  const stolen = (await page.context().cookies()).filter(({ name }) => name === 'session')
  expect(stolen).toHaveLength(1)
  await otherPage.context().addCookies(stolen)
  clock.advance({ minutes: 11 })
  await withAuthenticator(otherPage)
  await otherPage.goto('/dashboard/security')
  await otherPage.getByRole('button', { name: /Remove the passkey/ }).click()
  await otherPage.getByRole('button', { name: 'Use a Passkey' }).click()
  await expect(otherPage.getByRole('alert')).toBeVisible()
  await otherPage.goto('/account/export')
  await expect(otherPage).toHaveURL(/\/account\/prove/)
})
