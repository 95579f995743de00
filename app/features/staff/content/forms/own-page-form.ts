import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import { markdown, oneOf } from '#app/features/staff/content/field-rules.ts'
import { codeOptions, withTexts } from '#app/features/staff/content/form-spec.ts'
import { OWN_PAGE_FORM } from '#content/staff/website/own-page-form.ts'
import { slugOf } from '#domain/blog/post-slug.ts'
import { PAGE_PLACES } from '#domain/content/own-pages.ts'
import { line, text, tick } from '#domain/field-rules.ts'
import { isSlug } from '#domain/slug.ts'

export const OWN_PAGE_EDITOR: ContentEditor<'pages'> = {
  texts: OWN_PAGE_FORM,
  sitePath: '/',
  fields: withTexts(OWN_PAGE_FORM.fields, [
    { name: 'title' },
    { name: 'lead', type: 'long', rows: 2 },
    { name: 'content', type: 'long', rows: 14 },
    { name: 'place', type: 'choice', options: codeOptions(PAGE_PLACES, OWN_PAGE_FORM.places), startsAs: 'footer' },
    { name: 'slug', isOptional: true },
    { name: 'isPublished', type: 'tick' },
  ]),
  schema: z
    .object({
      title: line(100),
      lead: text(300),
      content: markdown().pipe(z.string().min(1, 'missing')),
      place: oneOf(PAGE_PLACES),
      slug: z
        .string()
        .transform((typed) => typed.trim().toLowerCase())
        .refine((typed) => typed === '' || isSlug(typed), OWN_PAGE_FORM.problems.slug),
      isPublished: tick(),
    })
    .transform((page) => ({ ...page, slug: page.slug || slugOf(page.title) })),
  fill: ({ title, lead, content, place, slug, isPublished }) => ({
    title,
    lead,
    content,
    place,
    slug,
    isPublished: isPublished ? 'on' : '',
  }),
  describe: ({ title, lead, isPublished }) => ({
    title,
    detail: lead,
    ...(!isPublished && { note: OWN_PAGE_FORM.draft }),
  }),
}
