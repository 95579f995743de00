const ALL = [0, 1, 2, 3, 4]
const WIDTH = 26

/**
 * A rating out of five. All its stars are one drawing: a page of testimonials would otherwise say the same outline
 * sixty times.
 */
export function Stars({ rating }: { rating: number }) {
  const lit = ALL.filter((star) => star < rating)
  const dim = ALL.filter((star) => star >= rating)
  return (
    <svg className="stars" viewBox="0 0 128 24" role="img" aria-label={`${rating} out of 5 stars`}>
      {lit.length > 0 && <path className="star-lit" d={outlines(lit)} />}
      {dim.length > 0 && <path d={outlines(dim)} />}
    </svg>
  )
}

/** Five points around the middle of a square of 24, beside each other with a gap of two. */
function outlines(stars: readonly number[]): string {
  return stars
    .map(
      (star) =>
        `M${12 + star * WIDTH} 2.5l3 6 6.5 1-4.7 4.6 1.1 6.5-5.9-3-5.9 3 1.1-6.5L${2.5 + star * WIDTH} 9.5l6.5-1z`,
    )
    .join('')
}
