import type { RouterContextProvider } from 'react-router'
import { withPracticeTexts } from '#app/features/horoscope/conventions-form.ts'
import type { SavedBirth } from '#app/features/studio/second-chart.ts'
import { FIRST_REQUEST, readStudioForm } from '#app/features/studio/studio-request.ts'
import { viewStudio } from '#app/features/studio/view-studio.ts'
import type { SentForm } from '#app/http/form.ts'
import { chartSourceIn } from '#app/routes/horoscope/chart-source-in.ts'
import { postedSecondChart } from '#app/routes/horoscope/posted-second.ts'
import type { Birth } from '#domain/births/birth.ts'

type Asked = {
  readonly birth: Birth
  readonly nowMs: number
  /** Saved births that can be compared with it. */
  readonly profiles: readonly SavedBirth[]
  /** The posted panes and conventions of a browser without script. */
  readonly form?: SentForm
}

/** The studio of a birth that the server reads: its first panes, or those of the posted form. */
export async function loadBirthStudio(
  context: Readonly<RouterContextProvider>,
  { birth, nowMs, profiles, form }: Asked,
) {
  const source = await chartSourceIn(context)
  const request = form ? readStudioForm(form) : FIRST_REQUEST
  const settings = withPracticeTexts(source.conventions, request.settings)
  const second = form && (await postedSecondChart(form))
  const view = await viewStudio(birth, { ...request, settings }, { nowMs, ...(second && { second }) })
  return { nowMs, source, view, profiles }
}
