import { redirectDocument } from 'react-router'
import type { SentForm } from '#app/http/form.ts'
import { rejected } from '#app/http/respond.ts'
import { setCookie } from '#app/http/site-cookies.ts'
import type { Visit } from '#app/http/visit.ts'
import { PROBLEM_TITLES, SOCIAL_NOT_SET_UP, SOCIAL_PROBLEMS } from '#content/accounts/accounts.ts'
import type { ProviderName, SocialProviders } from '#domain/accounts/social-sign-in.ts'
import { startSocialSignIn } from '#usecases/accounts/sign-in/start-social-sign-in.ts'
import { tooManyTries } from './too-many-tries.ts'

export function socialAction(name: ProviderName) {
  return async (_: SentForm, visit: Visit, returnTo: string, providers: SocialProviders) => {
    const provider = providers[name]
    const title = PROBLEM_TITLES.signIn
    if (!provider) return rejected({ title, detail: SOCIAL_NOT_SET_UP[name] }, { status: 503 })

    const { db, site, address, browser, now } = visit
    const oauthRedirect = await startSocialSignIn(db, site, provider, {
      returnTo,
      address,
      language: browser.language,
      now,
    })
    if (!oauthRedirect.ok) {
      const { refusal } = oauthRedirect
      if (refusal.reason !== 'too-often')
        return rejected({ title, detail: SOCIAL_PROBLEMS[refusal.reason] }, { status: 503 })
      return tooManyTries(title, refusal)
    }
    const stateCookie = setCookie('travel', oauthRedirect.value.redirectToken, site.appUrl)
    return redirectDocument(oauthRedirect.value.url, { headers: { 'Set-Cookie': stateCookie } })
  }
}
