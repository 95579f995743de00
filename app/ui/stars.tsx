import { CONTROLS } from '#content/frame/controls.ts'

const ALL = [0, 1, 2, 3, 4]
const WIDTH = 26

/**
 * A rating out of five. All stars are one path: a page of testimonials would otherwise repeat the same outline
 * sixty times.
 */
export function Stars({ rating }: { rating: number }) {
  const lit = ALL.filter((star) => star < rating)
  const dim = ALL.filter((star) => star >= rating)
  return (
    <svg className="stars" viewBox="0 0 128 24" role="img" aria-label={CONTROLS.rating(rating)}>
      {lit.length > 0 && <path className="star-lit" d={outlines(lit)} />}
      {dim.length > 0 && <path d={outlines(dim)} />}
    </svg>
  )
}

/** Five-pointed stars in squares of 24, with a gap of 2. */
function outlines(stars: readonly number[]): string {
  return stars
    .map(
      (star) =>
        `M${12 + star * WIDTH} 2.5l3 6 6.5 1-4.7 4.6 1.1 6.5-5.9-3-5.9 3 1.1-6.5L${2.5 + star * WIDTH} 9.5l6.5-1z`,
    )
    .join('')
}
