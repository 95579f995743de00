import type { RouterContextProvider } from 'react-router'
import { appUrlContext, clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { readCookie } from '#app/http/site-cookies.ts'
import { requestedPathContext, signInContext, unrecognizedContext, viewerContext } from '#app/http/viewer.ts'
import { type FormDraft, formDraft, formDraftPath, provenDraftPath } from '#domain/accounts/form-draft.ts'
import { isProofFresh } from '#domain/accounts/second-factors.ts'
import { findOwnerOfEndedSession, saveFormDraft } from '#usecases/accounts/save-form-draft.ts'

const PLAIN_FORM = /^application\/x-www-form-urlencoded\b/i
/** As much as the longest form may have. */
const LONGEST_BODY = 512 * 1024

/**
 * Handles a request. If it is a form whose sender has to sign in again because the session ended while they typed, the
 * form is saved as a draft, and signing in leads to it (decision 0028). So is one whose sender must prove again that it is they.
 */
export async function withFormDraft(
  request: Request,
  context: RouterContextProvider,
  handle: () => Promise<Response>,
): Promise<Response> {
  const late = (await readLateForm(request, context)) ?? (await readUnprovenForm(request, context))
  if (!late) return handle()

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
  if (sessionToken === undefined || !mayBePlain(request)) return undefined

  const userId = await findOwnerOfEndedSession(context.get(databaseContext), sessionToken)
  if (userId === undefined) return undefined
  const form = await readDraft(request, context)
  if (form) context.set(requestedPathContext, formDraftPath(form.path))
  return form && { userId, form }
}

/** A form of somebody with a second factor, which they may have to give again before it counts. */
async function readUnprovenForm(
  request: Request,
  context: RouterContextProvider,
): Promise<{ userId: string; form: FormDraft } | undefined> {
  const viewer = context.get(viewerContext)
  const isPlain = PLAIN_FORM.test(request.headers.get('content-type') ?? '')
  if (request.method !== 'POST' || !isPlain || !viewer?.proof.hasSecondFactor) return undefined
  if (isProofFresh(viewer.proof, context.get(clockContext)())) return undefined

  const form = await readDraft(request, context)
  if (form) context.set(signInContext, { isAskedFor: false, draftPath: provenDraftPath(form.path) })
  return form && { userId: viewer.id, form }
}

async function readDraft(request: Request, context: RouterContextProvider): Promise<FormDraft | undefined> {
  const body = await readPlainBody(request.clone())
  if (body === undefined) return undefined
  return body.length > LONGEST_BODY ? undefined : formDraft(context.get(requestedPathContext), body)
}

const FILE_FORM = /^multipart\/form-data\b/i

/** Also a form with an optional file, of which none was chosen: without one it is short. */
function mayBePlain({ headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  const bytes = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  return PLAIN_FORM.test(type) || (FILE_FORM.test(type) && bytes <= LONGEST_BODY)
}

/** Undefined if a file was chosen, or if it is no form. */
async function readPlainBody(request: Request): Promise<string | undefined> {
  if (PLAIN_FORM.test(request.headers.get('content-type') ?? '')) return request.text()
  const form = await request.formData().catch(() => undefined)
  if (!form || [...form.values()].some((value) => value instanceof File && value.size > 0)) return undefined
  return new URLSearchParams(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  ).toString()
}
