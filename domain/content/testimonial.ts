export type Testimonial = {
  readonly id: number
  readonly name: string
  readonly place: string
  readonly quote: string
  readonly stars: number
}

type Quote = Pick<Testimonial, 'name' | 'quote'>

/** Nobody said what a sample quotes, so a real client's testimonial has another name and another quote. */
export function isStillInvented(sample: Quote, edited: Quote): boolean {
  return isAlike(sample.name, edited.name) || isAlike(sample.quote, edited.quote)
}

function isAlike(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return plain(one) === plain(other)
}
