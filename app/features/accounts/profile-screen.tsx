import { Form } from 'react-router'
import { DaySwitch } from '#app/features/my-day/day-switch.tsx'
import type { AccountDeletionView } from '#app/features/page-parts/endings.tsx'
import { type FormProblem, NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { DASHBOARD, PROFILE } from '#content/accounts/account-pages.ts'
import { SECURITY } from '#content/accounts/second-factors.ts'
import { FESTIVAL_EMAILS } from '#content/almanac/festival-emails.ts'
import { shortDay } from '#content/words/dates.ts'
import type { Language } from '#domain/languages.ts'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ConsentsCard, type ConsentsView } from './consents-card.tsx'
import { DeleteAccount, DeletionDue } from './delete-account.tsx'
import { NotificationsCard, type NotificationsView } from './notifications-card.tsx'
import { ProfilePanel, type ProfileView } from './profile-panel.tsx'
import { SessionList, type SignedInSessionView } from './session-list.tsx'

type ProfileScreenProps = {
  profile: ProfileView
  languages: readonly Language[]
  sessions: readonly SignedInSessionView[]
  isEditing: boolean
  /** Whether a second factor is asked for before the account changes. */
  isProofDue: boolean
  consents: ConsentsView
  notifications: NotificationsView
  views: readonly ShownView[]
  departure: AccountDeletionView
  problem: (FormProblem & { readonly intent: string }) | undefined
}

export function ProfileScreen(props: ProfileScreenProps) {
  const { profile, languages, sessions, isEditing, isProofDue, consents, notifications, views, departure, problem } =
    props
  const problemOf = (intent: string) => (problem?.intent === intent ? problem : NO_PROBLEM)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {profile.eraseAfter && <DeletionDue eraseAfter={profile.eraseAfter} hasBooked={departure.endings.length > 0} />}
      <div className="grid gap-6">
        <ProfilePanel profile={profile} languages={languages} isEditing={isEditing} problem={problemOf('edit')} />
        <SecurityCard />
        <SessionList sessions={sessions} />
        <BirthDetailViews views={views} />
        <ConsentsCard consents={consents} />
      </div>
      <div className="grid gap-6">
        <DaySwitch />
        <NotificationsCard notifications={notifications} problem={problemOf('notify')} />
        <FestivalEmails />
        <ExportPanel />
        {isProofDue ? (
          <ProofPanel />
        ) : (
          <div className="grid gap-6" id="account-changes">
            {profile.hasPassword ? <PasswordPanel problem={problemOf('change-password')} /> : <SetPasswordPanel />}
            {profile.hasPassword && <ChangeEmailForm problem={problemOf('change-email')} />}
            {!profile.eraseAfter && (
              <DeleteAccount hasPassword={profile.hasPassword} departure={departure} problem={problemOf('delete')} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function PasswordPanel({ problem }: { problem: FormProblem }) {
  return (
    <Card as="section">
      <div className="grid gap-4">
        <h2 className="text-xl">{PROFILE.changePassword}</h2>
        <ChangePasswordForm problem={problem} />
      </div>
    </Card>
  )
}

/** Asked for before anything is typed: passwords are not saved while somebody proves that it is they. */
function ProofPanel() {
  return (
    <Card as="section" id="set-password">
      <div className="grid justify-items-start gap-4">
        <h2 className="text-xl">{PROFILE.changeAccount}</h2>
        <p className="hint">{PROFILE.changeAccountLead}</p>
        <ButtonLink href={PROVE_PATH} tone="secondary">
          {PROFILE.proveFirst}
        </ButtonLink>
      </div>
    </Card>
  )
}

const PROVE_PATH = `/account/prove?return=${encodeURIComponent('/dashboard/profile#account-changes')}`

/** For users without a password; the email confirms that the owner asked. */
function SetPasswordPanel() {
  return (
    <Card as="section" id="set-password">
      <Form method="post" className="grid justify-items-start gap-4" replace>
        <h2 className="text-xl">{PROFILE.setPassword}</h2>
        <p className="hint">{PROFILE.setPasswordLead}</p>
        <Button type="submit" name="intent" value="set-password" tone="secondary">
          {PROFILE.sendPasswordLink}
        </Button>
      </Form>
    </Card>
  )
}

function SecurityCard() {
  return (
    <Card as="section">
      <div className="grid justify-items-start gap-4">
        <h2 className="text-xl">{SECURITY.title}</h2>
        <p className="hint">{SECURITY.lead}</p>
        <ButtonLink href="/dashboard/security" tone="secondary">
          {SECURITY.open}
        </ButtonLink>
      </div>
    </Card>
  )
}

function FestivalEmails() {
  return (
    <Card as="section">
      <div className="grid justify-items-start gap-4">
        <h2 className="text-xl">{FESTIVAL_EMAILS.mine}</h2>
        <p className="hint">{FESTIVAL_EMAILS.mineOff}</p>
        <div className="button-row">
          <ButtonLink href="/dashboard/days" tone="secondary">
            {FESTIVAL_EMAILS.choose}
          </ButtonLink>
          <ButtonLink href="/dashboard/family" tone="secondary">
            {DASHBOARD.family}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

function ExportPanel() {
  return (
    <Card as="section">
      <div className="grid justify-items-start gap-4">
        <h2 className="text-xl">{PROFILE.data}</h2>
        <p className="hint">{PROFILE.dataLead}</p>
        <ButtonLink href="/account/export" tone="secondary" download>
          {PROFILE.exportData}
        </ButtonLink>
      </div>
    </Card>
  )
}

type ShownView = {
  readonly id: number
  readonly at: Date
  readonly viewerName: string | null
  readonly isViewerStaff: boolean
  /** Null for births that the client has saved. */
  readonly serviceName: string | null
}

/** Shows clients which staff opened their birth details, and when. */
function BirthDetailViews({ views }: { views: readonly ShownView[] }) {
  if (views.length === 0) return null
  return (
    <Card as="section">
      <div className="grid gap-4">
        <h2 className="text-xl">{PROFILE.views}</h2>
        <ul className="grid gap-3">
          {views.map(({ id, at, serviceName, ...viewer }) => (
            <li key={id}>
              {PROFILE.viewedBy(nameOf(viewer), serviceName ?? PROFILE.savedBirths)}
              <span className="hint block">{shortDay(at)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** Staff without a name are not former staff. */
function nameOf({ viewerName, isViewerStaff }: Pick<ShownView, 'viewerName' | 'isViewerStaff'>): string {
  return viewerName ?? (isViewerStaff ? PROFILE.namelessStaff : PROFILE.formerStaff)
}
