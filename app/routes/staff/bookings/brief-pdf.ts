import { createPdf } from '@muhurta/pdf'
import { bundledFont } from '@muhurta/pdf/bundled-fonts'
import {
  type BriefText,
  drawBriefPage,
  drawBriefTimeline,
  drawDayBriefPage,
} from '#app/features/chart-pdf/brief-page.ts'
import type { StripView } from '#app/features/timeline/timeline-view.ts'
import { LANGUAGE_TAG } from '#content/language.ts'
import type { ChartStyle } from '#domain/chart-style.ts'
import type { UntimedChart } from '#domain/charts/birth-chart.ts'
import type { SessionBrief } from '#domain/sessions/session-brief.ts'

type BriefOptions = {
  readonly style?: ChartStyle | undefined
  readonly now: Date
  /** The years around the session, which take a second page; none of a question. */
  readonly strip?: StripView | undefined
}

/** The session brief as a PDF, for the astrologer to print; without a time of birth it has the signs of the day alone. */
export async function briefPdf(
  brief: SessionBrief | UntimedChart,
  text: BriefText,
  { style = 'north', now, strip }: BriefOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await createPdf({ title: text.name, language: LANGUAGE_TAG, date: now, fontBytes: bundledFont })
  if ('kind' in brief) drawDayBriefPage(pdf, brief, { ...text, style })
  else drawBriefPage(pdf, brief, { ...text, style })
  if (strip) drawBriefTimeline(pdf, strip)
  return pdf.finish()
}
