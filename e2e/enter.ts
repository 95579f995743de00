import type { BrowserContext } from '@playwright/test'
import { givenSession } from '#test/factories/accounts.ts'
import type { TestedSite } from './site.ts'

/** Lets somebody in as the sign-in form would: with a session in the cookie of the browser. */
export async function enter(
  context: BrowserContext,
  { db, url }: Pick<TestedSite, 'db' | 'url'>,
  userId: string,
): Promise<void> {
  const value = await givenSession(db, userId)
  await context.addCookies([{ name: 'session', value, url, httpOnly: true, sameSite: 'Lax' }])
}
