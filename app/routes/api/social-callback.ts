import { redirectDocument } from 'react-router'
import { socialProvidersContext } from '#app/http/contexts.ts'
import { enterWith, goTo } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { clearCookie, readCookie, setCookie } from '#app/http/site-cookies.ts'
import { visitOf } from '#app/http/visit.ts'
import { PROBLEM_TITLES, SOCIAL_PROBLEMS, TOASTS } from '#content/accounts/accounts.ts'
import { LANGUAGE, unprefixed } from '#content/language.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import { isProviderName } from '#domain/accounts/social-sign-in.ts'
import { pathIn } from '#domain/languages.ts'
import { finishSocialSignIn } from '#usecases/accounts/sign-in/finish-social-sign-in.ts'
import { languageOfRedirectToken } from '#usecases/accounts/sign-in/start-social-sign-in.ts'
import type { Route } from './+types/social-callback'

const NEXT_STEPS = {
  'address-needed': '/account/social-address',
  'consent-needed': '/account/social-sign-up',
} as const

/** The redirect URI of Google and Facebook. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const provider = isProviderName(params.provider) && context.get(socialProvidersContext)[params.provider]
  if (!provider || request.method !== 'GET') throw notFound()

  const { searchParams } = url
  const visit = visitOf(request, context)
  const { appUrl } = visit.site
  const redirectToken = readCookie(request, 'travel', appUrl)
  const language = languageOfRedirectToken(redirectToken)
  if (language !== LANGUAGE)
    return redirectDocument(`${appUrl}${pathIn(language, `${unprefixed(url.pathname)}${url.search}`)}`)

  const outcome = await finishSocialSignIn(
    visit.db,
    visit.site,
    provider,
    { parameters: searchParams, redirectToken },
    visit,
  )

  const spent = clearCookie('travel', appUrl)
  if (!outcome.ok) {
    return goTo('/auth', { tone: 'error', title: PROBLEM_TITLES.signIn, detail: SOCIAL_PROBLEMS[outcome.refusal] }, [
      spent,
    ])
  }
  if (outcome.value.kind !== 'signed-in') {
    const { kind, identityToken } = outcome.value
    return goTo(NEXT_STEPS[kind], undefined, [spent, setCookie('identity', identityToken, appUrl)])
  }
  return enterWith(outcome.value.session, appUrl, safeReturnPath(outcome.value.returnTo), TOASTS.welcomeBack)
}
