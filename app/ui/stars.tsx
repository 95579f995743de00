import Star from 'lucide-react/icons/star'

const ALL = [1, 2, 3, 4, 5]

/** A rating out of five. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {ALL.map((star) => (
        <Star
          key={star}
          size={18}
          strokeWidth={1.5}
          className={star <= rating ? 'star-lit' : 'star-dim'}
          aria-hidden="true"
        />
      ))}
    </span>
  )
}
