import { asc } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { testimonials } from '#db/schema/content.ts'
import type { Testimonial } from '#domain/content/testimonial.ts'
import { type ReadIn, translated } from './translated-columns.ts'

export function listTestimonials(db: Database, language?: ReadIn): Promise<Testimonial[]> {
  return db
    .select({
      id: testimonials.id,
      name: translated(language, { kind: 'testimonials', field: 'name' }),
      place: translated(language, { kind: 'testimonials', field: 'place' }),
      quote: translated(language, { kind: 'testimonials', field: 'quote' }),
      stars: testimonials.stars,
    })
    .from(testimonials)
    .orderBy(asc(testimonials.position), asc(testimonials.id))
}

export type NewTestimonial = typeof testimonials.$inferInsert

export async function recordTestimonials(db: Database, added: readonly NewTestimonial[]): Promise<void> {
  await db.insert(testimonials).values([...added])
}
