import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { BookingScopeForm } from '#app/features/staff/practice/booking-scope-form.tsx'
import { InviteForm } from '#app/features/staff/practice/invite-form.tsx'
import { SecondStepForm } from '#app/features/staff/practice/second-step-form.tsx'
import { OpenInvitations, StaffList } from '#app/features/staff/practice/staff-list.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { contentPath } from '#app/features/staff/staff-paths.ts'
import { siteContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { badRequest, rejected } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { type AdminVisit, requireAdmin } from '#app/routes/staff/require-admin.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { to } from '#content/language.ts'
import { ACCOUNTS } from '#content/staff/clients/accounts.ts'
import { STAFF } from '#content/staff/practice/admin-people.ts'
import { SECOND_STEP_RULE } from '#content/staff/practice/second-step.ts'
import { findStaffMember, listOpenInvitations, listStaff, type StaffListItem } from '#db/accounts/staff.ts'
import { listProfiles } from '#db/content/astrologers.ts'
import { findSecondFactorFrom, findSeesOnlyOwn } from '#db/desk/desk-settings.ts'
import { GRACE_DAYS } from '#domain/accounts/second-factors.ts'
import type { Outcome } from '#domain/outcome.ts'
import { isStaffRole } from '#domain/roles.ts'
import type { Site } from '#domain/site.ts'
import { isUuid } from '#domain/uuid.ts'
import { disableAccount, enableAccount } from '#usecases/accounts/close-account.ts'
import { resetFactors } from '#usecases/accounts/second-factors/change-factors.ts'
import { grantRole, removeRole } from '#usecases/accounts/staff/change-role.ts'
import { inviteStaff } from '#usecases/accounts/staff/invite-staff.ts'
import { changeBookingScope, changeWhatColleagueSees } from '#usecases/admin/change-booking-scope.ts'
import { requireSecondFactor } from '#usecases/admin/require-second-factor.ts'
import type { Route } from './+types/team'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, viewer } = requireAdmin(context)
  const address = listAddress(url)
  const after = address.text('after')
  const [found, invitations, seesOnlyOwn, profiles, secondStepFrom] = await Promise.all([
    listStaff(db, { search: address.search, after: after || undefined, limit: ROWS_ASKED }),
    listOpenInvitations(db, now),
    findSeesOnlyOwn(db),
    listProfiles(db),
    findSecondFactorFrom(db),
  ])
  const { rows, last } = pageOf(found)
  return {
    rows: rows.map((row) => ({ ...row, isYou: row.id === viewer.id, profile: profileOf(row, profiles) })),
    others: last || address.search ? [] : profiles.filter((each) => isWithoutSignIn(each, rows)).map(profileView),
    invitations,
    seesOnlyOwn,
    secondStepFrom,
    search: address.search,
    nextHref: last && address.href({ after: last.email }),
    firstHref: after ? address.href({}) : undefined,
  }
}

type ListedProfile = Awaited<ReturnType<typeof listProfiles>>[number]

/** Who signs in as nobody else works in the diary of a principal without a sign-in. */
function profileOf({ id, roles }: Pick<StaffListItem, 'id' | 'roles'>, profiles: readonly ListedProfile[]) {
  const own = profiles.find(({ userId }) => userId === id)
  const shared = roles.includes('astrologer') && profiles.find(({ isPrincipal, userId }) => isPrincipal && !userId)
  const profile = own ?? (shared || undefined)
  return profile && profileView(profile)
}

function isWithoutSignIn(
  { isPrincipal, userId, retiredAt }: ListedProfile,
  staff: readonly Pick<StaffListItem, 'roles'>[],
): boolean {
  if (userId || retiredAt) return false
  return !(isPrincipal && staff.some(({ roles }) => roles.includes('astrologer')))
}

function profileView({ id, name, retiredAt }: ListedProfile) {
  return { id, name, isShown: retiredAt === null }
}

const ACTIONS = {
  invite,
  give,
  remove,
  close,
  open,
  sees: setSight,
  scope: setScope,
  'require-second-step': requireSecondStep,
  'stop-second-step': stopSecondStep,
  'reset-second-step': resetSecondStep,
} as const

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  requireSecondProof(context, visit.viewer)
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit, context.get(siteContext))
}

async function invite(form: SentForm, { db, editorId, now }: AdminVisit, site: Site) {
  const values = { email: form.text('email'), role: form.text('role') }
  if (!isStaffRole(values.role)) throw badRequest()

  const { email, role } = values
  const outcome = await inviteStaff(db, site, { email, role, invitedBy: editorId, now })
  if (outcome.ok)
    return goTo('/staff/practice/team', { tone: 'success', title: STAFF.invited, detail: outcome.value.email })
  const message = STAFF.problems[outcome.refusal]
  return rejected({ title: message }, { fieldErrors: { email: message }, values })
}

async function give(form: SentForm, { db, editorId, now }: AdminVisit) {
  const { userId, role } = holderIn(form)
  if (!(await findStaffMember(db, userId))) return goTo('/staff/practice/team', refusal('not-staff'))
  await grantRole(db, { userId, role, byUserId: editorId, now })
  return goTo('/staff/practice/team', { tone: 'success', title: STAFF.given })
}

async function remove(form: SentForm, { db, editorId, now }: AdminVisit) {
  const { userId, role } = holderIn(form)
  const outcome = await removeRole(db, { userId, role, byUserId: editorId, now })
  if (!outcome.ok) return goTo('/staff/practice/team', refusal(outcome.refusal))
  if (!outcome.value.isNobodyLeft) return goTo('/staff/practice/team', { tone: 'success', title: STAFF.removed })
  return goTo('/staff/practice/team', { tone: 'note', title: STAFF.removed, detail: STAFF.nobodyLeft })
}

async function close(form: SentForm, { db, editorId, now }: AdminVisit) {
  return afterChange(await disableAccount(db, { userId: userIn(form), byUserId: editorId, now }), ACCOUNTS.closed)
}

async function open(form: SentForm, { db, editorId, now }: AdminVisit) {
  return afterChange(await enableAccount(db, { userId: userIn(form), byUserId: editorId, now }), ACCOUNTS.opened)
}

function afterChange(outcome: Outcome<null, keyof typeof ACCOUNTS.problems>, done: string) {
  const toast = outcome.ok
    ? ({ tone: 'success', title: done } as const)
    : ({ tone: 'error', title: ACCOUNTS.problems[outcome.refusal] } as const)
  return goTo('/staff/practice/team', toast)
}

async function setSight(form: SentForm, { db, editorId, now }: AdminVisit) {
  const userId = userIn(form)
  const seesEverybody = form.text('sees') === 'everybody'
  const changed = await changeWhatColleagueSees(db, { userId, seesEverybody, editorId, now })
  if (!changed.ok) return goTo('/staff/practice/team', refusal(changed.refusal))
  return goTo('/staff/practice/team', { tone: 'success', title: STAFF.scopeSaved })
}

async function setScope(form: SentForm, { db, editorId, now }: AdminVisit) {
  await changeBookingScope(db, { seesOnlyOwn: form.text('scope') === 'own', editorId, now })
  return goTo('/staff/practice/team', { tone: 'success', title: STAFF.scopeSaved })
}

async function requireSecondStep(form: SentForm, { db, editorId, now }: AdminVisit) {
  const graceDays = GRACE_DAYS.find((days) => String(days) === form.text('grace'))
  if (graceDays === undefined) throw badRequest()
  await requireSecondFactor(db, { graceDays, editorId, now })
  return goTo('/staff/practice/team', { tone: 'success', title: SECOND_STEP_RULE.saved })
}

async function stopSecondStep(_form: SentForm, { db, editorId, now }: AdminVisit) {
  await requireSecondFactor(db, { graceDays: null, editorId, now })
  return goTo('/staff/practice/team', { tone: 'success', title: SECOND_STEP_RULE.saved })
}

/** For a colleague who has lost everything. */
async function resetSecondStep(form: SentForm, { db, editorId, now }: AdminVisit) {
  const userId = userIn(form)
  if (!(await findStaffMember(db, userId))) return goTo('/staff/practice/team', refusal('not-staff'))
  const outcome = await resetFactors(db, { userId, byUserId: editorId, now })
  const toast = outcome.ok
    ? ({ tone: 'success', title: SECOND_STEP_RULE.resetDone } as const)
    : ({ tone: 'error', title: SECOND_STEP_RULE.problems[outcome.refusal] } as const)
  return goTo('/staff/practice/team', toast)
}

function holderIn(form: SentForm) {
  const role = form.text('role')
  if (!isStaffRole(role)) throw badRequest()
  return { userId: userIn(form), role }
}

function userIn(form: SentForm): string {
  const userId = form.text('userId')
  if (!isUuid(userId)) throw badRequest()
  return userId
}

function refusal(reason: keyof typeof STAFF.problems) {
  return { tone: 'error', title: STAFF.problems[reason] } as const
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, others, invitations, seesOnlyOwn, secondStepFrom, search, nextHref, firstHref } = loaderData
  return (
    <>
      <StaffHeading
        title={STAFF.title}
        lead={STAFF.lead}
        actions={
          <ButtonLink href={contentPath('astrologers', 'new')} tone="secondary">
            {STAFF.addProfile}
          </ButtonLink>
        }
      />
      <ListFrame
        search={search}
        empty={{ title: STAFF.title }}
        isEmpty={rows.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <StaffList staff={rows} others={others} isOnlyOwnForAll={seesOnlyOwn} />
      </ListFrame>
      <OpenInvitations invitations={invitations} />
      <InviteForm problem={actionData} />
      <BookingScopeForm seesOnlyOwn={seesOnlyOwn} />
      <SecondStepForm from={secondStepFrom} />
      <p>
        <a className="text-link inline-flex min-h-11 items-center" href={to(contentPath('astrologers'))}>
          {STAFF.order}
        </a>
      </p>
    </>
  )
}
