import { createPdf } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import type { RouterContextProvider } from 'react-router'
import { drawReadingPages } from '#app/features/chart-pdf/reading-pages.ts'
import { readingText } from '#app/features/chart-text/reading-text.ts'
import { chartStyleFromCookies } from '#app/http/chart-style.ts'
import { clockContext, practiceContext } from '#app/http/contexts.ts'
import { privateFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { chartSourceIn } from '#app/routes/horoscope/chart-source-in.ts'
import { READING_TEXTS } from '#content/charts/reading/reading-texts.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import type { Birth } from '#domain/births/birth.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { readingOf } from '#domain/charts/reading/reading.ts'

/** The whole draft of a reading as a PDF, in the language of the address. */
export async function readingPdf(
  cast: TimedChart,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Uint8Array<ArrayBuffer>> {
  const now = context.get(clockContext)()
  const source = await chartSourceIn(context)
  const { charts } = await context.get(practiceContext)()
  const nowMs = now.getTime()
  const pdf = await createPdf({
    title: READING_TEXTS.titleOf(cast.birth.fullName),
    author: source.practiceName,
    language: LANGUAGE_TAG,
    date: now,
    fontBytes: bundledFont,
    hasOpenPages: true,
  })
  const style = chartStyleFromCookies(request.headers.get('cookie')) ?? charts.style
  drawReadingPages(pdf, { cast, parts: readingText(readingOf(cast, nowMs)), style, source, nowMs })
  return pdf.finish()
}

/** The same of a birth without a booking, to download; 404 without a time or a place. */
export async function birthReadingFile(
  birth: Birth,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { charts } = await context.get(practiceContext)()
  const cast = castBirthChart(birth, charts.conventions)
  if (!cast.ok || cast.value.kind !== 'timed') throw notFound()
  const content = await readingPdf(cast.value, request, context)
  return privateFile({ name: 'reading.pdf', type: 'application/pdf', content, isShown: true })
}
