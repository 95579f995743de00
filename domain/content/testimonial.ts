export type Testimonial = {
  readonly id: number
  readonly name: string
  readonly place: string
  readonly quote: string
  readonly stars: number
}
