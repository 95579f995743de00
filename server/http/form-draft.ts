import type { RouterContextProvider } from 'react-router'
import { appUrlContext, clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { requestedPathContext, signInContext, unrecognizedContext, viewerContext } from '#app/http/viewer.ts'
import { type FormDraft, formDraft, formDraftPath } from '#domain/accounts/form-draft.ts'
import { findOwnerOfEndedSession, saveFormDraft } from '#usecases/accounts/save-form-draft.ts'

const PLAIN_FORM = /^application\/x-www-form-urlencoded\b/i
/** As much as the longest form may have. */
const LONGEST_BODY = 512 * 1024

/**
 * Handles a request. If it is a form whose sender has to sign in again because the session ended while they typed, the
 * form is saved as a draft, and signing in leads to it (decision 0028).
 */
export async function withFormDraft(
  request: Request,
  context: RouterContextProvider,
  handle: () => Promise<Response>,
): Promise<Response> {
  const late = await readLateForm(request, context)
  if (!late) return handle()

  context.set(requestedPathContext, formDraftPath(late.form.path))
  const response = await handle()
  if (context.get(signInContext).isAskedFor) {
    await saveFormDraft(context.get(databaseContext), context.get(keyRingContext), late, context.get(clockContext)())
  }
  return response
}

async function readLateForm(
  request: Request,
  context: RouterContextProvider,
): Promise<{ userId: string; form: FormDraft } | undefined> {
  if (request.method !== 'POST' || context.get(viewerContext) || context.get(unrecognizedContext)) return undefined
  const sessionToken = readCookie(request, 'session', context.get(appUrlContext))
  // A form with a file is not saved; the file can be chosen again.
  const isPlain = PLAIN_FORM.test(request.headers.get('content-type') ?? '')
  if (sessionToken === undefined || !isPlain) return undefined

  const userId = await findOwnerOfEndedSession(context.get(databaseContext), sessionToken)
  if (userId === undefined) return undefined
  const body = await request.clone().text()
  return body.length > LONGEST_BODY ? undefined : { userId, form: formDraft(context.get(requestedPathContext), body) }
}
