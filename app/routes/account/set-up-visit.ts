import type { RouterContextProvider } from 'react-router'
import { readForm } from '#app/http/form.ts'
import { rejected } from '#app/http/respond.ts'
import { visitOf } from '#app/http/visit.ts'
import { SETUP_STATES } from '#content/accounts/account-pages.ts'
import { PROBLEM_TITLES, SIGN_UP_PROBLEMS } from '#content/accounts/accounts.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { PracticeContact } from '#domain/content/practice-profile.ts'
import type { SetupRole } from '#usecases/accounts/staff/issue-setup-links.ts'
import { findSetupState, type SetupRefusal } from '#usecases/accounts/staff/set-up-staff.ts'

type Context = Readonly<RouterContextProvider>

/** The practice's own address for each role. */
const PRESETS: Record<SetupRole, keyof PracticeContact> = { astrologer: 'astrologerEmail', admin: 'email' }

/** Whether the first account of a role can still be created, and for which address. */
export async function loadSetUp(role: SetupRole, request: Request, context: Context) {
  const { db, address, now } = visitOf(request, context)
  const token = new URL(request.url).searchParams.get('token')
  const { contact } = await requirePractice(db)
  const state = await findSetupState(db, role, { token, address, now })
  return { state, token: token ?? '', preset: contact[PRESETS[role]] }
}

/** Reads the form: the typed address, or the practice's own. */
export async function readSetUp(role: SetupRole, request: Request, context: Context) {
  const { db, site, address, now } = visitOf(request, context)
  const form = await readForm(request)
  const typed = form.text('email').trim()
  const { contact } = await requirePractice(db)
  return { db, site, typed, email: typed || contact[PRESETS[role]], visit: { token: form.text('token'), address, now } }
}

export function refuseSetUp(refusal: SetupRefusal, { typed, failed }: { typed: string; failed: string }) {
  if (refusal === 'email-invalid') {
    const detail = SIGN_UP_PROBLEMS['email-invalid']
    const problem = { fieldErrors: { email: detail }, values: { email: typed } }
    return rejected({ title: PROBLEM_TITLES.validation, detail }, problem)
  }
  const detail = refusal === 'done' ? SETUP_STATES.done : failed
  return rejected({ title: PROBLEM_TITLES.error, detail }, { status: 403 })
}
