import { PROFILE } from '#app/content/account-pages.ts'
import { Card } from '#app/ui/card.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteAccount, DeletionDue } from './delete-account.tsx'
import { type FormProblem, NO_PROBLEM } from './form-problem.ts'
import { type ProfileFacts, ProfilePanel } from './profile-panel.tsx'
import { SessionList, type SessionRow } from './session-list.tsx'

type ProfileScreenProps = {
  profile: ProfileFacts
  sessions: readonly SessionRow[]
  isEditing: boolean
  problem: (FormProblem & { readonly intent: string }) | undefined
}

export function ProfileScreen({ profile, sessions, isEditing, problem }: ProfileScreenProps) {
  const problemOf = (intent: string) => (problem?.intent === intent ? problem : NO_PROBLEM)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {profile.eraseAfter && <DeletionDue eraseAfter={profile.eraseAfter} />}
      <ProfilePanel profile={profile} isEditing={isEditing} problem={problemOf('edit')} />
      <SessionList sessions={sessions} />
      {profile.hasPassword && (
        <Card as="section">
          <div className="grid gap-4">
            <h2>{PROFILE.changePassword}</h2>
            <ChangePasswordForm problem={problemOf('change-password')} />
          </div>
        </Card>
      )}
      {profile.hasPassword && <ChangeEmailForm problem={problemOf('change-email')} />}
      <Card as="section">
        <div className="grid justify-items-start gap-4">
          <h2>{PROFILE.data}</h2>
          <p className="hint">{PROFILE.dataLead}</p>
          <a className="button button-secondary" href="/account/export" download>
            {PROFILE.exportData}
          </a>
        </div>
      </Card>
      {!profile.eraseAfter && <DeleteAccount hasPassword={profile.hasPassword} problem={problemOf('delete')} />}
    </div>
  )
}
