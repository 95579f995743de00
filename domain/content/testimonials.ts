export type Testimonial = {
  readonly id: number
  readonly name: string
  readonly place: string
  readonly words: string
  readonly stars: number
}
