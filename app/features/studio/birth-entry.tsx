import { type FormEvent, useState } from 'react'
import { textIn } from '#app/features/births/form-texts.ts'
import { PartnerFields } from '#app/features/horoscope/partner-fields.tsx'
import { BROWSER_PLACES } from '#app/features/horoscope/use-birth-chart.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { showProblem } from '#app/ui/script-problem.ts'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { QUICK_CHART } from '#content/charts/chart-notes.ts'
import { latestBirthYear } from '#domain/births/birth-form.ts'
import { birthValuesIn } from '#domain/births/birth-texts.ts'
import { type ChartDocument, documentOf } from './chart-document.ts'
import { OpenFileField } from './open-file-field.tsx'
import { NO_SECOND, readSecondChart, type SavedBirth } from './second-chart.ts'

type BirthEntryProps = {
  nowMs: number
  profiles: readonly SavedBirth[]
  onOpen: (document: ChartDocument) => void
}

/** The first birth of the studio: typed, saved before, or from a file. */
export function BirthEntry({ nowMs, profiles, onOpen }: BirthEntryProps) {
  const [entered, setEntered] = useState(NO_SECOND)
  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = await readSecondChart(birthValuesIn(textIn(event.currentTarget)), BROWSER_PLACES).catch(() => null)
    if (!read) return showProblem(BIRTH_RESULT.notDrawn)
    setEntered(read)
    if (read.birth) onOpen(documentOf(read.birth, {}))
  }
  return (
    <form className="form mx-auto w-full max-w-xl" onSubmit={show} noValidate>
      <PartnerFields
        prefix=""
        title={QUICK_CHART.heading}
        values={entered.values}
        formProblem={entered.problem}
        latestYear={latestBirthYear(new Date(nowMs))}
        profiles={profiles}
        isHydrated
      />
      <Button type="submit" size="lg">
        {QUICK_CHART.show}
      </Button>
      <OpenFileField onOpen={onOpen} />
    </form>
  )
}
