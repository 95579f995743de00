import type { FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PROFILES } from '#content/charts/birth-form.ts'
import { to } from '#content/language.ts'
import { clockText, longDay } from '#content/words/dates.ts'
import type { Birth } from '#domain/births/birth.ts'
import type { BirthProfile } from '#domain/births/birth-profiles.ts'
import { placeLabel } from '#domain/births/places.ts'
import { BIRTH_CHART_ACTION } from './birth-form.tsx'

type SavedProfilesProps = { profiles: readonly BirthProfile[]; onUse: (birth: Birth) => void }

export function SavedProfiles({ profiles, onUse }: SavedProfilesProps) {
  return (
    <Card as="section" kind="flat">
      <h2 className="text-xl">{PROFILES.heading}</h2>
      <p className="hint mt-1 mb-3">{PROFILES.lead}</p>
      <ul className="grid gap-3">
        {profiles.map((profile) => (
          <SavedProfile key={profile.id} profile={profile} onUse={onUse} />
        ))}
      </ul>
    </Card>
  )
}

function SavedProfile({ profile: { id, birth }, onUse }: { profile: BirthProfile; onUse: (birth: Birth) => void }) {
  const fetcher = useFetcher()
  function use(event: FormEvent) {
    event.preventDefault()
    onUse(birth)
  }
  return (
    <li className="saved-profile">
      <div>
        <b>{profileName(birth)}</b>
        <p className="hint">
          {[longDay(birth.date), birth.time && clockText(birth.time), birth.place && placeLabel(birth.place)]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div className="flex gap-2">
        <form method="post" action={to(BIRTH_CHART_ACTION)} onSubmit={use}>
          <input type="hidden" name="profile" value={id} />
          <Button type="submit" name="intent" value="use" tone="secondary" size="sm">
            {PROFILES.use} <span className="sr-only">{profileName(birth)}</span>
          </Button>
        </form>
        <fetcher.Form method="post" action={BIRTH_CHART_ACTION}>
          <input type="hidden" name="profile" value={id} />
          <Button type="submit" name="intent" value="remove" tone="quiet" size="sm" busy={fetcher.state !== 'idle'}>
            {PROFILES.forget} <span className="sr-only">{profileName(birth)}</span>
          </Button>
        </fetcher.Form>
      </div>
    </li>
  )
}

/** A birth without a name is labelled by its date. */
export function profileName({ fullName, date }: Birth): string {
  return fullName || longDay(date)
}
