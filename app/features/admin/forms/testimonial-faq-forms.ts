import { z } from 'zod'
import type { FaqPage } from '#domain/content/faq-entry.ts'
import { line, text } from '#domain/field-rules.ts'
import type { ContentEditor } from '../content-editor.ts'
import { oneOf, whole } from '../field-rules.ts'

const FAQ_PAGES = ['consultation', 'courses', 'contact'] as const satisfies FaqPage[]
const PAGE_NAMES: Readonly<Record<FaqPage, string>> = {
  consultation: 'Consultation page',
  courses: 'Courses page',
  contact: 'Contact page',
}

export const TESTIMONIAL_EDITOR: ContentEditor<'testimonials'> = {
  one: 'Testimonial',
  many: 'Testimonials',
  lead: 'What clients say, in the order shown on the home page. Please quote only people who have agreed.',
  sitePath: '/',
  fields: [
    { name: 'name', label: 'Name', hint: 'As the person would like to be named' },
    { name: 'place', label: 'Place' },
    { name: 'quote', label: 'Quote', type: 'long' },
    { name: 'stars', label: 'Stars', type: 'number', hint: 'From 1 to 5' },
  ],
  schema: z.object({ name: line(100), place: line(100), quote: text(1_000), stars: whole(1, 5) }),
  fill: ({ name, place, quote, stars }) => ({ name, place, quote, stars: String(stars) }),
  describe: ({ name, place, quote }) => ({ title: `${name}, ${place}`, detail: quote }),
}

export const FAQ_EDITOR: ContentEditor<'faq'> = {
  one: 'Question',
  many: 'Questions and answers',
  lead: 'What people ask before they book. Each page has its own list.',
  sitePath: '/consultation',
  fields: [
    {
      name: 'page',
      label: 'Page',
      type: 'choice',
      options: FAQ_PAGES.map((value) => ({ value, label: PAGE_NAMES[value] })),
    },
    { name: 'question', label: 'Question' },
    { name: 'answer', label: 'Answer', type: 'long', hint: '{how to pay} becomes the ways to pay that you offer.' },
  ],
  schema: z.object({ page: oneOf(FAQ_PAGES), question: line(300), answer: text(3_000) }),
  fill: ({ page, question, answer }) => ({ page, question, answer }),
  describe: ({ page, question, answer }) => ({ title: question, detail: answer, note: PAGE_NAMES[page] }),
}
