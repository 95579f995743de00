import type { RouterContextProvider } from 'react-router'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { siteContext } from '#app/http/contexts.ts'
import { type SentForm, typedTexts } from '#app/http/form.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { redeemTyped } from '#app/routes/booking/redeem-action.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { requireClient, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { REDEEM } from '#content/booking/vouchers.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { ACCOUNTS } from '#content/staff/clients/accounts.ts'
import { CLIENT_CARD, GIVE_ADDRESS } from '#content/staff/clients/client-card.ts'
import { isUuid } from '#domain/uuid.ts'
import { disableAccount, enableAccount } from '#usecases/accounts/close-account.ts'
import { giveAddress } from '#usecases/desk/give-address.ts'
import { setClientState } from '#usecases/desk/set-client-state.ts'
import { tagClient, untagClient } from '#usecases/desk/tag-client.ts'

/** The forms of a client's card, by intent; each checks the right that it needs. */
export const CLIENT_ACTIONS = {
  '': changeState,
  'give-address': giveAccount,
  'redeem-voucher': redeem,
  tag,
  untag,
  close: changeAccount(disableAccount, ACCOUNTS.closed),
  open: changeAccount(enableAccount, ACCOUNTS.opened),
} as const

type Context = Readonly<RouterContextProvider>

const done = (userId: string, title: string) => moveOn(clientPath(userId), { tone: 'success', title })

async function changeState(context: Context, userId: string, form: SentForm) {
  const { db, staff, scope, now } = requireStaff(context, 'desk')
  const saved = await setClientState(
    db,
    { userId, state: form.text('state'), language: form.text('language'), staffId: staff.id, scope },
    now,
  )
  if (!saved.ok) throw notFound()
  return done(userId, SESSION.stateSaved)
}

async function giveAccount(context: Context, userId: string, form: SentForm) {
  const { db, staff, scope, now } = requireStaff(context, 'desk')
  const given = { userId, email: form.text('email'), staffId: staff.id, scope }
  const outcome = await giveAddress(db, context.get(siteContext), given, now)
  if (outcome.ok) return done(userId, GIVE_ADDRESS.sent(outcome.value.email))
  if (outcome.refusal === 'client-not-found') throw notFound()
  const title = GIVE_ADDRESS.refusals[outcome.refusal]
  return rejected({ title }, { fieldErrors: { email: title }, values: typedTexts(form, ['email']) })
}

/** For a client on the telephone. */
async function redeem(context: Context, userId: string, form: SentForm) {
  const visit = requireStaff(context, 'money')
  await requireClient(visit, userId)
  if (userId === visit.staff.id) throw notFound()
  const redeemed = await redeemTyped(context, { userId, staffId: visit.staff.id, code: form.text('voucher') })
  if (redeemed.ok) return done(userId, redeemed.value.title)
  const { message, status } = redeemed.refusal
  const values = typedTexts(form, ['voucher'])
  return rejected({ title: REDEEM.failed, detail: message }, { status, fieldErrors: { voucher: message }, values })
}

async function tag(context: Context, userId: string, form: SentForm) {
  const { db, staff, scope, now } = requireStaff(context, 'desk')
  const outcome = await tagClient(db, { userId, tag: form.text('tag'), staffId: staff.id, scope }, now)
  if (outcome.ok) return done(userId, CLIENT_CARD.tagAdded(outcome.value.tag))
  if (outcome.refusal === 'client-not-found') throw notFound()
  const title = CLIENT_CARD.tagRefusals[outcome.refusal]
  return rejected({ title }, { fieldErrors: { tag: title }, values: typedTexts(form, ['tag']) })
}

async function untag(context: Context, userId: string, form: SentForm) {
  const { db, staff, scope, now } = requireStaff(context, 'desk')
  const removed = form.text('tag')
  const outcome = await untagClient(db, { userId, tag: removed, staffId: staff.id, scope }, now)
  if (!outcome.ok) throw notFound()
  return done(userId, CLIENT_CARD.tagRemoved(removed))
}

type AccountChange = typeof disableAccount | typeof enableAccount

/** Admins close and reopen accounts, also of people who have never booked. */
function changeAccount(change: AccountChange, title: string) {
  return async (context: Context, userId: string) => {
    const { db, viewer, editorId, now } = requireAdmin(context)
    requireSecondProof(context, viewer)
    if (!isUuid(userId)) throw notFound()
    const outcome = await change(db, { userId, byUserId: editorId, now })
    if (outcome.ok) return done(userId, title)
    return moveOn(clientPath(userId), { tone: 'error', title: ACCOUNTS.problems[outcome.refusal] })
  }
}
