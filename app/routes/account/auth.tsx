import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { AuthFrame } from '#app/features/accounts/auth-frame.tsx'
import { ForgotPassword } from '#app/features/accounts/forgot-password.tsx'
import { NewPasswordForm } from '#app/features/accounts/new-password-form.tsx'
import { ResendForm } from '#app/features/accounts/resend-form.tsx'
import { SendCodeForm } from '#app/features/accounts/send-code-form.tsx'
import { SignInForm } from '#app/features/accounts/sign-in-form.tsx'
import { SignUpForm } from '#app/features/accounts/sign-up-form.tsx'
import { OtherWays, SocialButtons } from '#app/features/accounts/social-buttons.tsx'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { type FormProblem, NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { PasskeyButton } from '#app/features/second-factors/passkey-button.tsx'
import { EnterCodeForm } from '#app/features/sign-in/enter-code-form.tsx'
import {
  clockContext,
  databaseContext,
  keyRingContext,
  practiceContext,
  socialProvidersContext,
} from '#app/http/contexts.ts'
import { chosenAction, readForm } from '#app/http/form.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ACCOUNT_LINK, AUTH, RESEND, RESET, SIGN_IN_CODE, TOASTS } from '#content/accounts/accounts.ts'
import { SECOND_STEP } from '#content/accounts/second-factors.ts'
import { PUBLIC_REVIEWS } from '#content/booking/reviews.ts'
import { LANGUAGE } from '#content/language.ts'
import type { Database } from '#db/client.ts'
import { isFormDraftPath } from '#domain/accounts/form-draft.ts'
import { PROVIDER_NAMES } from '#domain/accounts/social-sign-in.ts'
import { knownTimeZone } from '#domain/time/india-time.ts'
import { offersPasskeys } from '#usecases/accounts/second-factors/passkeys.ts'
import { findCodeRecipient } from '#usecases/accounts/sign-in/request-sign-in-code.ts'
import { inspectLink } from '#usecases/accounts/take-link.ts'
import { findBookingDraft } from '#usecases/bookings/booking-draft.ts'
import { findService } from '#usecases/bookings/find-service.ts'
import { readPublicRating } from '#usecases/sessions/read-reviews.ts'
import type { Route } from './+types/auth'
import { type AuthState, authPath, readAuthPage } from './auth/auth-page.ts'
import { enterCodeAction, sendCodeAction } from './auth/code-actions.ts'
import { failureText } from './auth/failure-text.ts'
import { forgotAction, newPasswordAction, resendAction } from './auth/reset-actions.ts'
import { signInAction } from './auth/sign-in-action.ts'
import { signUpAction } from './auth/sign-up-action.ts'
import { socialAction } from './auth/social-action.ts'

export const headers = retryAfterHeaders

const TITLES: Record<AuthState, string> = {
  'sign-in': AUTH.signIn,
  password: AUTH.signIn,
  'sign-up': AUTH.signUp,
  forgot: RESET.title,
  'new-password': RESET.newTitle,
  resend: RESEND.title,
  'check-email': AUTH.signIn,
  'enter-code': SIGN_IN_CODE.title,
}

export function meta({ matches, location }: Route.MetaArgs) {
  const { state } = readAuthPage(new URLSearchParams(location.search))
  const page = { title: TITLES[state], description: AUTH.lead, path: '/auth', isHiddenFromSearch: true }
  return pageMeta(siteFactsIn(matches), page)
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = readAuthPage(url.searchParams)
  const isNewPassword = page.state === 'new-password'
  if (!isNewPassword && context.get(viewerContext)) throw goTo(page.returnTo)

  const { db, site, address, browser, now } = visitOf(request, context)
  const practice = await context.get(practiceContext)()
  const rating = await readPublicRating(db, practice)
  const trustLine = rating ? PUBLIC_REVIEWS.trustLine(rating.average.toFixed(1), rating.count) : practice.trustLine
  const hasLink = isNewPassword && page.token !== ''
  const link = hasLink ? await inspectLink(db, 'reset-password', { ...page, address, now }) : undefined
  const codeSentTo = page.state === 'enter-code' ? await findCodeRecipient(db, browser.codeToken, now) : undefined
  const booked = await findBookedService(db, page.returnTo)
  const typed = await findTyped(request, context, page.returnTo)
  const providers = PROVIDER_NAMES.filter((name) => context.get(socialProvidersContext)[name] !== undefined)
  return {
    ...page,
    trustLine,
    isLinkUsable: link?.ok ?? true,
    codeSentTo,
    booked: booked?.name,
    typed,
    providers,
    offersPasskeys: offersPasskeys(site),
  }
}

const ACTIONS = {
  'sign-in': signInAction,
  'sign-up': signUpAction,
  'send-code': sendCodeAction,
  'enter-code': enterCodeAction,
  forgot: forgotAction,
  resend: resendAction,
  'new-password': newPasswordAction,
  google: socialAction('google'),
  facebook: socialAction('facebook'),
} as const

export async function action({ request, url, context }: Route.ActionArgs) {
  const { returnTo } = readAuthPage(url.searchParams)
  const form = await readForm(request)
  const timeZone = form.text('timeZone')
  const visit = { ...visitOf(request, context), timeZone: timeZone === '' ? undefined : knownTimeZone(timeZone) }
  return chosenAction(ACTIONS, form)(form, visit, returnTo, context.get(socialProvidersContext))
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { state, isLinkUsable, trustLine, booked, returnTo } = loaderData
  const problem = actionData ?? { ...NO_PROBLEM, values: loaderData.typed }
  const hasArrived = state === 'new-password' && isLinkUsable && !actionData
  const isAsked = returnTo !== '/' && booked === undefined && ENTRIES.has(state)
  return (
    <AuthFrame title={AUTH.title} lead={AUTH.lead} after={<TrustLine text={trustLine} />}>
      {state !== 'forgot' && (
        <PageToast
          toast={actionData?.toast ?? (hasArrived ? TOASTS.resetArrived : isAsked ? TOASTS.signInRequired : null)}
          fieldErrors={actionData?.fieldErrors}
        />
      )}
      {booked !== undefined && <Notice>{AUTH.booking(booked)}</Notice>}
      <AuthPanel page={loaderData} problem={problem} />
    </AuthFrame>
  )
}

/** A page that needs a session has led here. */
const ENTRIES: ReadonlySet<AuthState> = new Set(['sign-in', 'password'])

/** What a visitor is booking, who returns to its form after signing in. */
async function findBookedService(db: Database, returnTo: string) {
  const [, kind, slug] = /^\/book\/([a-z]+)\/([^/?#]+)$/.exec(returnTo) ?? []
  return kind !== undefined && slug !== undefined ? findService(db, { kind, slug }, LANGUAGE) : undefined
}

/** Name and email of the booking form that the visitor filled in before: nothing typed is asked twice. */
async function findTyped(
  request: Request,
  context: Route.LoaderArgs['context'],
  path: string,
): Promise<Record<string, string>> {
  const token = readCookie(request, 'sign-in-draft')
  if (token === undefined) return {}
  const now = context.get(clockContext)()
  const draft = await findBookingDraft(context.get(databaseContext), context.get(keyRingContext), { token, path, now })
  return draft ? { fullName: draft.form.fullName, email: draft.email } : {}
}

/** Shown only while the home page claims it too; the default line is shorter here. */
function TrustLine({ text }: { text: string }) {
  if (text === '') return null
  const isOurs = text.toLowerCase() === AUTH.trusted.toLowerCase()
  return <p className="text-center hint">{isOurs ? AUTH.trusted : text}</p>
}

type AuthPanelProps = { page: Route.ComponentProps['loaderData']; problem: FormProblem }

function AuthPanel({ page, problem }: AuthPanelProps) {
  const { state, returnTo, token, isLinkUsable, providers } = page
  if (state === 'new-password') {
    return (
      <>
        <h2 className="text-xl">{RESET.newTitle}</h2>
        {isLinkUsable ? (
          <NewPasswordForm token={token} problem={problem} />
        ) : (
          <Notice tone="danger">{RESET.linkUnusable}</Notice>
        )}
        <Link className="text-link" to={authPath('forgot', returnTo)}>
          {AUTH.forgot}
        </Link>
      </>
    )
  }
  if (state === 'resend') {
    return (
      <>
        <h2 className="text-xl">{RESEND.title}</h2>
        <p className="hint">{RESEND.lead}</p>
        <ResendForm problem={problem} />
      </>
    )
  }
  // Without a live code of this browser, the email is asked again.
  if (state === 'enter-code' && page.codeSentTo !== undefined) return <CodePanel page={page} problem={problem} />
  const isSignUp = state === 'sign-up'
  const isForgot = state === 'forgot'
  const usesPassword = isForgot || state === 'password' || state === 'check-email' || 'password' in problem.fieldErrors
  const tabs = [
    // Whoever creates a password or has one finds its field there.
    {
      href: authPath(isSignUp || usesPassword ? 'password' : 'sign-in', returnTo),
      label: AUTH.signIn,
      isCurrent: !isSignUp,
    },
    { href: authPath('sign-up', returnTo), label: AUTH.signUp, isCurrent: isSignUp },
  ]
  return (
    <div>
      <LinkTabs inPlace label={AUTH.tabs} tabs={tabs} />
      <div className="tab-panel grid gap-5">
        {isFormDraftPath(returnTo) && <Notice>{AUTH.formDraft}</Notice>}
        {state === 'check-email' && <Notice>{AUTH.checkEmail}</Notice>}
        {isForgot && <ForgotPassword problem={problem} closePath={authPath('password', returnTo)} />}
        {isSignUp && <SignUpForm problem={problem} />}
        {!isSignUp && usesPassword && (
          <SignInForm problem={isForgot ? NO_PROBLEM : problem} forgotPath={authPath('forgot', returnTo)} />
        )}
        {!isSignUp && !usesPassword && (
          <div className="grid gap-4">
            <p className="hint">{SIGN_IN_CODE.lead}</p>
            <SendCodeForm problem={problem} />
          </div>
        )}
        <OtherWays>
          {usesPassword || isSignUp ? (
            <Link className={buttonClass({ tone: 'secondary', wide: true })} to={authPath('sign-in', returnTo)}>
              {SIGN_IN_CODE.offer}
            </Link>
          ) : (
            <Link className={buttonClass({ tone: 'secondary', wide: true })} to={authPath('password', returnTo)}>
              {AUTH.usePassword}
            </Link>
          )}
          <SocialButtons providers={providers} />
          {page.offersPasskeys && !isSignUp && (
            <PasskeyButton
              use="sign-in"
              returnTo={returnTo}
              label={SECOND_STEP.signInWithPasskey}
              busyLabel={SECOND_STEP.usingPasskey}
              tone="secondary"
              wide
            />
          )}
        </OtherWays>
        {(usesPassword || isSignUp) && (
          <p className="hint">
            <Link className="text-link" to={authPath('resend', returnTo)}>
              {AUTH.resend}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

function CodePanel({ page: { codeSentTo = '', returnTo }, problem }: AuthPanelProps) {
  return (
    <>
      <h2 className="text-xl">{SIGN_IN_CODE.title}</h2>
      <p>{SIGN_IN_CODE.sentTo(codeSentTo)}</p>
      <EnterCodeForm problem={problem} submit={SIGN_IN_CODE.enter} />
      <Link className="text-link" to={authPath('sign-in', returnTo)}>
        {SIGN_IN_CODE.another}
      </Link>
      <Link className="text-link" to={authPath('password', returnTo)}>
        {SIGN_IN_CODE.toPassword}
      </Link>
    </>
  )
}

/** Says what failed and links back to the form. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { search } = useLocation()
  if (isRouteErrorResponse(error)) return <AnsweredError error={error} />

  const { state, returnTo } = readAuthPage(new URLSearchParams(search))
  return (
    <AuthFrame title={AUTH.title} lead={AUTH.lead}>
      <LoadFailure error={error} message={failureText(state)} />
      <Link className="text-link" to={authPath('sign-in', returnTo)}>
        {ACCOUNT_LINK.toSignIn}
      </Link>
    </AuthFrame>
  )
}
