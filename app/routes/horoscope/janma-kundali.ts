import { createPdf } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { redirect } from 'react-router'
import { resolveBirth } from '#app/features/births/resolve-birth.ts'
import { drawJanmaKundali } from '#app/features/chart-pdf/janma-kundali-pages.ts'
import { janmaKundaliText } from '#app/features/chart-text/janma-kundali-text.ts'
import { readConventions } from '#app/features/horoscope/conventions-form.ts'
import { chartStyleFromCookies } from '#app/http/chart-style.ts'
import { clockContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { privateFile } from '#app/http/private-file.ts'
import { badRequest } from '#app/http/respond.ts'
import { JANMA_KUNDALI } from '#content/charts/reading/reading-texts.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import type { Route } from './+types/janma-kundali'
import { chartSourceIn } from './chart-source-in.ts'
import { postedBirth, SERVER_PLACES } from './server-places.ts'

export function loader() {
  return redirect('/horoscope')
}

/** The Janma Kundali of a posted birth, for browsers without script. Nothing is stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const birth = await resolveBirth(postedBirth(form), SERVER_PLACES)
  if (!birth.ok) throw badRequest()
  const cast = castBirthChart(birth.value, readConventions(form.text))
  if (!cast.ok || cast.value.kind !== 'timed') throw badRequest()

  const now = context.get(clockContext)()
  const source = await chartSourceIn(context)
  const style = chartStyleFromCookies(request.headers.get('cookie')) ?? 'north'
  const nowMs = now.getTime()
  const { title } = JANMA_KUNDALI
  const pdf = await createPdf({
    title,
    author: source.practiceName,
    language: LANGUAGE_TAG,
    date: now,
    fontBytes: bundledFont,
    hasOpenPages: true,
  })
  drawJanmaKundali(pdf, { cast: cast.value, parts: janmaKundaliText(cast.value, nowMs), style, source, nowMs })
  return privateFile({ name: 'janma-kundali.pdf', type: 'application/pdf', content: await pdf.finish() })
}
