import { createPdf } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import { type BriefText, drawBriefPage, drawDayBriefPage } from '#app/features/chart-pdf/brief-page.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import type { ChartStyle } from '#domain/chart-style.ts'
import type { UntimedChart } from '#domain/charts/birth-chart.ts'
import type { SessionBrief } from '#domain/sessions/session-brief.ts'

type BriefOptions = { readonly style?: ChartStyle | undefined; readonly now: Date }

/** The session brief as a PDF, for the astrologer to print; without a time of birth it has the signs of the day alone. */
export async function briefPdf(
  brief: SessionBrief | UntimedChart,
  text: BriefText,
  { style = 'north', now }: BriefOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await createPdf({ title: text.name, language: LANGUAGE_TAG, date: now, fontBytes: bundledFont })
  if ('kind' in brief) drawDayBriefPage(pdf, brief, { ...text, style })
  else drawBriefPage(pdf, brief, { ...text, style })
  return pdf.finish()
}
