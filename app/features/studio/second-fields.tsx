import { useState } from 'react'
import { PartnerFields } from '#app/features/horoscope/partner-fields.tsx'
import { BROWSER_PLACES } from '#app/features/horoscope/use-birth-chart.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { STUDIO_FILES } from '#content/charts/studio-files.ts'
import { SECOND } from '#content/charts/studio-second.ts'
import { latestBirthYear } from '#domain/births/birth-form.ts'
import type { ChartDocument } from './chart-document.ts'
import { OpenFileField } from './open-file-field.tsx'
import { readSecondChart, type SavedBirth, SECOND_PREFIX, type SecondChart } from './second-chart.ts'

export type SecondFieldsProps = {
  second: SecondChart
  profiles: readonly SavedBirth[]
  nowMs: number
  isHydrated: boolean
  onShow: (second: SecondChart) => void
}

/** The second birth: typed, from a saved one, or from a file. The form around it reads the typed one. */
export function SecondFields({ second, profiles, nowMs, isHydrated, onShow }: SecondFieldsProps) {
  // The fields keep what is typed, so those of a file need new ones.
  const [fills, setFills] = useState(0)
  async function open({ values }: ChartDocument) {
    onShow(await readSecondChart(values, BROWSER_PLACES))
    setFills(fills + 1)
  }
  return (
    <div className="form">
      <PartnerFields
        key={fills}
        prefix={SECOND_PREFIX}
        title={SECOND.heading}
        values={second.values}
        formProblem={second.problem}
        latestYear={latestBirthYear(new Date(nowMs))}
        profiles={profiles}
        isHydrated={isHydrated}
      />
      <Button type="submit" name="second" value="show">
        {SECOND.show}
      </Button>
      {isHydrated && <OpenFileField label={STUDIO_FILES.open} onOpen={open} />}
    </div>
  )
}
