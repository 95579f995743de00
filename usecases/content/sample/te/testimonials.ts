import type { SampleTestimonialText } from '../sample-texts.ts'

export const TESTIMONIALS: readonly SampleTestimonialText[] = []
