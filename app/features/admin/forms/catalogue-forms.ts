import { z } from 'zod'
import { formatRupees } from '#content/words/money.ts'
import { type CourseLevel, courseSaving } from '#domain/content/offers.ts'
import { line, orNull, text } from '#domain/field-rules.ts'
import type { ContentEditor } from '../content-editor.ts'
import { lines, oneOf, rupeeAmount, typedRupees, whole } from '../field-rules.ts'

const LEVELS = ['Basic', 'Intermediate', 'Advanced', 'Complete'] as const satisfies CourseLevel[]

export const COURSE_EDITOR: ContentEditor<'courses'> = {
  one: 'Course',
  many: 'Courses',
  lead: 'What you teach, in the order shown on the page. Existing bookings keep their price.',
  sitePath: '/courses',
  fields: [
    { name: 'title', label: 'Title' },
    { name: 'level', label: 'Level', type: 'choice', options: LEVELS.map((value) => ({ value, label: value })) },
    { name: 'description', label: 'Description', type: 'long', rows: 4 },
    { name: 'durationWeeks', label: 'Length in weeks', type: 'number' },
    { name: 'price', label: 'Price in rupees', hint: 'Such as 2,999' },
    {
      name: 'compareAtPrice',
      label: 'Compare with price',
      hint: 'What the parts cost when bought one by one. Leave it empty for no comparison.',
      isOptional: true,
    },
    { name: 'highlights', label: 'Highlights', type: 'long', hint: 'One per line.', isOptional: true },
  ],
  schema: z
    .object({
      title: line(),
      level: oneOf(LEVELS),
      description: text(1_000),
      durationWeeks: whole(1, 520),
      price: rupeeAmount(),
      compareAtPrice: orNull(rupeeAmount()),
      highlights: lines(),
    })
    .refine(({ price, compareAtPrice }) => compareAtPrice === null || compareAtPrice > price, {
      path: ['compareAtPrice'],
      error: 'This must be more than the price',
    }),
  fill: (course) => ({
    title: course.title,
    level: course.level,
    description: course.description,
    durationWeeks: String(course.durationWeeks),
    price: typedRupees(course.price),
    compareAtPrice: typedRupees(course.compareAtPrice),
    highlights: course.highlights.join('\n'),
  }),
  describe: (course) => {
    const saving = courseSaving(course)
    const price = `${formatRupees(course.price)}${saving ? ` (saves ${formatRupees(saving)})` : ''}`
    return { title: course.title, detail: `${course.level}, ${course.durationWeeks} weeks, ${price}` }
  },
}
