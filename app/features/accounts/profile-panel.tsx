import { Form, Link } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PROFILE } from '#content/accounts/account-pages.ts'
import { LANGUAGE } from '#content/language.ts'
import { shortDay } from '#content/words/dates.ts'
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts'

export type ProfileView = {
  readonly email: string
  readonly fullName: string | null
  readonly phone: string | null
  readonly memberSince: Date
  readonly eraseAfter: Date | null
  readonly hasPassword: boolean
  readonly language: Language | null
}

type ProfilePanelProps = {
  profile: ProfileView
  /** Of the site. */
  languages: readonly Language[]
  isEditing: boolean
  problem: FormProblem
}

export function ProfilePanel({ profile, languages, isEditing, problem }: ProfilePanelProps) {
  return (
    <Card as="section">
      <div className="grid gap-4">
        <h2 className="text-xl">{PROFILE.title}</h2>
        {isEditing ? (
          <EditProfileForm profile={profile} languages={languages} problem={problem} />
        ) : (
          <ProfileList profile={profile} languages={languages} />
        )}
      </div>
    </Card>
  )
}

function ProfileList({ profile, languages }: Pick<ProfilePanelProps, 'profile' | 'languages'>) {
  return (
    <>
      <FactList
        facts={[
          { term: PROFILE.email, value: profile.email },
          { term: PROFILE.fullName, value: profile.fullName ?? PROFILE.notProvided },
          { term: PROFILE.phone, value: profile.phone ?? PROFILE.notProvided },
          ...(languages.length > 1
            ? [{ term: PROFILE.language, value: LANGUAGE_NAMES[profile.language ?? LANGUAGE] }]
            : []),
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
  languages,
  problem: { fieldErrors, values },
}: Omit<ProfilePanelProps, 'isEditing'>) {
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
      {languages.length > 1 && (
        <SelectField
          name="language"
          label={PROFILE.language}
          hint={PROFILE.languageHint}
          options={languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
          defaultValue={values.language ?? profile.language ?? LANGUAGE}
        />
      )}
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
