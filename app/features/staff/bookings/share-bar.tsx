/** A bar under the name of a row; the figures beside it say the same. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const width = whole === 0 ? 0 : (100 * Math.max(0, part)) / whole
  return (
    <svg className="share-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="money-part-1" width={width} height="4" />
    </svg>
  )
}
