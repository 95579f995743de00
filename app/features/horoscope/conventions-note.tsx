import { GAZETTEER_CREDIT } from '#content/charts/horoscope.ts'

/** The conventions under every result, with the credit for the gazetteer. */
export function ConventionsNote({ lines }: { lines: readonly string[] }) {
  return (
    <p className="hint conventions-note">
      {lines.join(' · ')}
      {'. '}
      {GAZETTEER_CREDIT}.
    </p>
  )
}
