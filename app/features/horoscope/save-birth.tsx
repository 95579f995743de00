import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PROFILES } from '#content/charts/birth-form.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import type { SaveResult } from './birth-chart-view.ts'
import { BIRTH_CHART_ACTION } from './birth-form.tsx'

type SaveBirthProps = { isSignedIn: boolean; values: BirthValues; posted: SaveResult['save'] | undefined }

/** The only part of the page that sends birth details, and only after the consent is ticked. */
export function SaveBirth({ isSignedIn, values, posted }: SaveBirthProps) {
  const fetcher = useFetcher<SaveResult>()
  const result = fetcher.data?.save ?? posted
  if (!isSignedIn) {
    return (
      <p className="hint no-print">
        {PROFILES.signInFirst}{' '}
        <a className="text-link" href="/auth?return=%2Fhoroscope">
          {PROFILES.signIn}
        </a>
      </p>
    )
  }
  if (result?.isSaved) return <Notice tone="success">{PROFILES.saved}</Notice>
  return (
    <fetcher.Form method="post" action={BIRTH_CHART_ACTION} className="form no-print max-w-[42rem]">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CheckboxField name="consent" label={PROFILES.consent} error={result?.message} required />
      <div>
        <Button type="submit" name="intent" value="save" tone="secondary" busy={fetcher.state !== 'idle'}>
          {PROFILES.save}
        </Button>
      </div>
    </fetcher.Form>
  )
}
