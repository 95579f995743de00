import { GAZETTEER_CREDIT } from '#app/content/horoscope.ts'

/** How a result was counted, under every result; and whose list of places was used. */
export function ConventionsNote({ lines }: { lines: readonly string[] }) {
  return (
    <p className="hint conventions-note">
      {lines.join(' · ')}
      {'. '}
      {GAZETTEER_CREDIT}.
    </p>
  )
}
