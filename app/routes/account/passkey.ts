import { practiceContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { enterWith, goTo } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { clearCookie, readCookie, setCookie } from '#app/http/site-cookies.ts'
import { respondToDialog } from '#app/http/step-result.ts'
import { requireFreshProof, requireUser } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { PROBLEM_TITLES, TOASTS } from '#content/accounts/accounts.ts'
import { SECOND_FACTOR_PROBLEMS, SECOND_FACTOR_TOASTS } from '#content/accounts/second-factors.ts'
import { safeReturnPath } from '#domain/accounts/return-path.ts'
import type { Outcome } from '#domain/outcome.ts'
import { findPendingPerson } from '#usecases/accounts/second-factors/finish-sign-in.ts'
import {
  askToRegister,
  askToSign,
  type PasskeyRefusal,
  proveWithPasskey,
  registerPasskey,
  signInWithPasskey,
} from '#usecases/accounts/second-factors/passkeys.ts'
import { newSecret } from '#usecases/secrets.ts'
import type { Route } from './+types/passkey'
import { tooManyTries } from './auth/too-many-tries.ts'

type Args = Route.ActionArgs

const ACTIONS = {
  'ask-register': (_form: SentForm, { request, context }: Args) => {
    const user = requireUser(context)
    requireFreshProof(context, user, '/dashboard/security')
    return ask({ request, context }, async (asked) => {
      const { db, site } = visitOf(request, context)
      const { name } = await context.get(practiceContext)()
      return askToRegister(db, site, user, { ...asked, practiceName: name })
    })
  },
  register: async (form: SentForm, { request, context }: Args) => {
    const user = requireUser(context)
    requireFreshProof(context, user, '/dashboard/security')
    const { db, site, browser } = visitOf(request, context)
    const answer = { ...answerIn(form, { request, context }), device: browser.device }
    const made = await registerPasskey(db, site, user, answer)
    if (!made.ok) return refusal(made.refusal)
    const { recoveryCodes } = made.value
    if (recoveryCodes) return Response.json({ codes: recoveryCodes })
    return goTo('/dashboard/security', SECOND_FACTOR_TOASTS.passkeyAdded)
  },
  'ask-sign-in': (_form: SentForm, { request, context }: Args) =>
    ask({ request, context }, async (asked) => {
      const { db, site, now } = visitOf(request, context)
      const pending = await findPendingPerson(db, readCookie(request, 'second-step', site.appUrl), now)
      return askToSign(db, site, { ...asked, purpose: 'sign-in', userId: pending?.userId })
    }),
  'sign-in': async (form: SentForm, { request, context }: Args) => {
    const { db, site, browser } = visitOf(request, context)
    const pendingToken = readCookie(request, 'second-step', site.appUrl)
    const answer = { ...answerIn(form, { request, context }), pendingToken, browser }
    const entered = await signInWithPasskey(db, site, answer)
    if (!entered.ok) return refusal(entered.refusal)
    const spent = [clearCookie('second-step', site.appUrl), clearCookie('passkey', site.appUrl)]
    return enterWith(entered.value, site.appUrl, returnPathIn(form), TOASTS.welcomeBack, spent)
  },
  'ask-prove': (_form: SentForm, { request, context }: Args) => {
    const user = requireUser(context)
    return ask({ request, context }, (asked) => {
      const { db, site } = visitOf(request, context)
      return askToSign(db, site, { ...asked, purpose: 'prove', userId: user.id })
    })
  },
  prove: async (form: SentForm, { request, context }: Args) => {
    const user = requireUser(context)
    const { db, site } = visitOf(request, context)
    const proven = await proveWithPasskey(db, site, user, answerIn(form, { request, context }))
    return proven.ok ? goTo(returnPathIn(form)) : refusal(proven.refusal)
  },
} as const

/** There is nothing to read. */
export function loader() {
  throw notFound()
}

/** Questions to passkeys and their answers, as JSON for the script of the pages that use them. */
export async function action(args: Args) {
  const form = await readForm(args.request)
  const act = chosenAction(ACTIONS, form)
  return respondToDialog(async () => {
    const result = await act(form, args)
    if (!(result instanceof Response)) return Response.json(result.data, result.init ?? {})
    if (result.headers.has('Location')) throw result
    return result
  })
}

type Sent = Pick<Args, 'request' | 'context'>
type Asked = { readonly token: string; readonly address: string; readonly now: Date }
type Question = Outcome<{ readonly options: object }, PasskeyRefusal>

async function ask({ request, context }: Sent, question: (asked: Asked) => Promise<Question>) {
  const { site, address, now } = visitOf(request, context)
  const token = readCookie(request, 'passkey', site.appUrl) ?? newSecret()
  const asked = await question({ token, address, now })
  if (!asked.ok) return refusal(asked.refusal)
  return Response.json(asked.value, { headers: { 'Set-Cookie': setCookie('passkey', token, site.appUrl) } })
}

function answerIn(form: SentForm, { request, context }: Sent) {
  const { site, now } = visitOf(request, context)
  return { token: readCookie(request, 'passkey', site.appUrl), response: parsed(form.text('response')), now }
}

/** What is no JSON fits no question. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function returnPathIn(form: SentForm): string {
  return safeReturnPath(form.text('returnTo'))
}

function refusal(refused: PasskeyRefusal) {
  const title = PROBLEM_TITLES.error
  if (refused.reason === 'too-often') return tooManyTries(title, refused)
  return rejected({ title, detail: SECOND_FACTOR_PROBLEMS[refused.reason] })
}
