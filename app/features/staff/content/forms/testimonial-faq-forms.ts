import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import { oneOf, whole } from '#app/features/staff/content/field-rules.ts'
import { codeOptions, withTexts } from '#app/features/staff/content/form-spec.ts'
import { FAQ_FORM, TESTIMONIAL_FORM } from '#content/staff/services/catalogue-forms.ts'
import type { FaqPage } from '#domain/content/faq-entry.ts'
import { line, text } from '#domain/field-rules.ts'

const FAQ_PAGES = ['consultation', 'courses', 'contact'] as const satisfies FaqPage[]

export const TESTIMONIAL_EDITOR: ContentEditor<'testimonials'> = {
  texts: TESTIMONIAL_FORM,
  sitePath: '/',
  fields: withTexts(TESTIMONIAL_FORM.fields, [
    { name: 'name' },
    { name: 'place' },
    { name: 'quote', type: 'long' },
    { name: 'stars', type: 'number' },
  ]),
  schema: z.object({ name: line(100), place: line(100), quote: text(1_000), stars: whole(1, 5) }),
  fill: ({ name, place, quote, stars }) => ({ name, place, quote, stars: String(stars) }),
  describe: ({ name, place, quote }) => ({ title: TESTIMONIAL_FORM.from(name, place), detail: quote }),
}

export const FAQ_EDITOR: ContentEditor<'faq'> = {
  texts: FAQ_FORM,
  sitePath: '/consultation',
  fields: withTexts(FAQ_FORM.fields, [
    { name: 'page', type: 'choice', options: codeOptions(FAQ_PAGES, FAQ_FORM.pages) },
    { name: 'question' },
    { name: 'answer', type: 'long' },
  ]),
  schema: z.object({ page: oneOf(FAQ_PAGES), question: line(300), answer: text(3_000) }),
  fill: ({ page, question, answer }) => ({ page, question, answer }),
  describe: ({ page, question, answer }) => ({ title: question, detail: answer, note: FAQ_FORM.pages[page] }),
}
