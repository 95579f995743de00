import { Form, Link } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PROFILE } from '#content/accounts/account-pages.ts'
import { shortDay } from '#content/words/dates.ts'

export type ProfileView = {
  readonly email: string
  readonly fullName: string | null
  readonly phone: string | null
  readonly memberSince: Date
  readonly eraseAfter: Date | null
  readonly hasPassword: boolean
}

type ProfilePanelProps = { profile: ProfileView; isEditing: boolean; problem: FormProblem }

export function ProfilePanel({ profile, isEditing, problem }: ProfilePanelProps) {
  return (
    <Card as="section">
      <div className="grid gap-4">
        <h2 className="text-xl">{PROFILE.title}</h2>
        {isEditing ? <EditProfileForm profile={profile} problem={problem} /> : <ProfileList profile={profile} />}
      </div>
    </Card>
  )
}

function ProfileList({ profile }: { profile: ProfileView }) {
  return (
    <>
      <FactList
        facts={[
          { term: PROFILE.email, value: profile.email },
          { term: PROFILE.fullName, value: profile.fullName ?? PROFILE.notProvided },
          { term: PROFILE.phone, value: profile.phone ?? PROFILE.notProvided },
          { term: PROFILE.memberSince, value: shortDay(profile.memberSince) },
        ]}
      />
      <p>
        <Link className={buttonClass({ tone: 'secondary' })} to="/dashboard/profile?edit=1" preventScrollReset>
          {PROFILE.edit}
        </Link>
      </p>
    </>
  )
}

function EditProfileForm({
  profile,
  problem: { fieldErrors, values },
}: {
  profile: ProfileView
  problem: FormProblem
}) {
  const isBusy = usePendingIntent() === 'edit'
  return (
    <Form method="post" className="grid gap-4" noValidate replace>
      <input type="hidden" name="intent" value="edit" />
      <TextField
        name="fullName"
        label={PROFILE.fullName}
        autoComplete="name"
        defaultValue={values.fullName ?? profile.fullName ?? ''}
        error={fieldErrors.fullName}
        required
      />
      <TextField
        name="phone"
        type="tel"
        label={PROFILE.phone}
        autoComplete="tel"
        hint={PROFILE.phoneHint}
        defaultValue={values.phone ?? profile.phone ?? ''}
        error={fieldErrors.phone}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel={PROFILE.saving}>
          {PROFILE.save}
        </Button>
        <Link className={buttonClass({ tone: 'secondary' })} to="/dashboard/profile" preventScrollReset>
          {PROFILE.cancel}
        </Link>
      </div>
    </Form>
  )
}
