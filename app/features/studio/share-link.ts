import { to } from '#content/language.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import { type ChartDocument, type DocumentRefusal, readDocument } from './chart-document.ts'

const LONGEST = 8_000

/** A link to the studio with a chart. A browser sends no server what stands after the `#` (decision 0143). */
export function shareLink(appUrl: string, { values, settings }: ChartDocument): string {
  const fields = Object.entries({ ...settings, ...values }).filter(([, value]) => value)
  return `${appUrl}${to('/horoscope/studio')}#${new URLSearchParams(fields)}`
}

/** The chart in the fragment of an address; undefined if there is none. */
export function readShareLink(hash: string): Outcome<ChartDocument, DocumentRefusal> | undefined {
  if (!/^#(.*&)?birthDate=/.test(hash)) return undefined
  if (hash.length > LONGEST) return refused('not-a-chart')
  const fields = new URLSearchParams(hash.slice(1))
  return readDocument((field) => fields.get(field) ?? '')
}
