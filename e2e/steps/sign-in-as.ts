import type { BrowserContext } from '@playwright/test'
import { givenSession } from '#test/factories/accounts.ts'
import type { TestedSite } from './site.ts'

/** Opens a session and sets its cookie, as the sign-in form would. */
export async function signInAs(
  context: BrowserContext,
  { db, url }: Pick<TestedSite, 'db' | 'url'>,
  userId: string,
): Promise<void> {
  const value = await givenSession(db, userId)
  await context.addCookies([{ name: 'session', value, url, httpOnly: true, sameSite: 'Lax' }])
}
