import { useState } from 'react'
import { BirthFields, birthProblemProps } from '#app/features/births/birth-fields.tsx'
import type { BirthProblem } from '#app/features/births/resolve-birth.ts'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { MATCH } from '#content/charts/match.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import type { BirthProfile } from '#domain/births/birth-profiles.ts'
import { valuesOfBirth } from '#domain/births/birth-texts.ts'
import { profileName } from './saved-profiles.tsx'

type PartnerFieldsProps = {
  prefix: string
  title: string
  values: BirthValues
  formProblem: BirthProblem | undefined
  latestYear: number
  profiles: readonly Pick<BirthProfile, 'id' | 'birth'>[]
  isHydrated: boolean
}

/** The fields of one partner, which a saved birth can fill. */
export function PartnerFields({
  prefix,
  title,
  values,
  formProblem,
  latestYear,
  profiles,
  isHydrated,
}: PartnerFieldsProps) {
  const [filledWith, setFilledWith] = useState('')
  const profile = profiles.find(({ id }) => id === filledWith)
  return (
    <Card as="section">
      <fieldset className="form">
        <legend className="heading mb-4 text-xl">{title}</legend>
        {isHydrated && profiles.length > 0 && (
          <SelectField
            name={`${prefix}profile`}
            label={MATCH.fill}
            placeholder=""
            options={profiles.map(({ id, birth }) => ({ value: id, label: profileName(birth) }))}
            value={filledWith}
            onChange={(event) => setFilledWith(event.target.value)}
          />
        )}
        <BirthFields
          key={filledWith}
          prefix={prefix}
          values={profile ? valuesOfBirth(profile.birth) : values}
          {...birthProblemProps(formProblem)}
          purpose="chart"
          latest={`${latestYear}-12-31`}
        />
      </fieldset>
    </Card>
  )
}
