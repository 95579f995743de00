import { z } from 'zod'
import type { ContentEditor } from '#app/features/staff/content/content-editor.ts'
import { lines, oneOf, rupeeAmount, typedRupees, whole } from '#app/features/staff/content/field-rules.ts'
import { codeOptions, withTexts } from '#app/features/staff/content/form-spec.ts'
import { COURSE_FORM } from '#content/staff/services/catalogue-forms.ts'
import { formatRupees } from '#content/words/money.ts'
import { type CourseLevel, courseSaving } from '#domain/content/offers.ts'
import { line, orNull, text } from '#domain/field-rules.ts'
import { CERTIFICATE_RULES } from '#domain/learning/certificate-rule.ts'
import { LESSON_ORDERS } from '#domain/learning/lesson-order.ts'

const LEVELS = ['Basic', 'Intermediate', 'Advanced', 'Complete'] as const satisfies CourseLevel[]

export const COURSE_EDITOR: ContentEditor<'courses'> = {
  texts: COURSE_FORM,
  sitePath: '/courses',
  fields: withTexts(COURSE_FORM.fields, [
    { name: 'title' },
    { name: 'level', type: 'choice', options: codeOptions(LEVELS, COURSE_FORM.levels) },
    { name: 'description', type: 'long', rows: 4 },
    { name: 'durationWeeks', type: 'number' },
    { name: 'price' },
    { name: 'compareAtPrice', isOptional: true },
    { name: 'highlights', type: 'long', isOptional: true },
    {
      name: 'certificateRule',
      type: 'choice',
      options: codeOptions(CERTIFICATE_RULES, COURSE_FORM.certificateRules),
      startsAs: 'lessons',
    },
    {
      name: 'lessonOrder',
      type: 'choice',
      options: codeOptions(LESSON_ORDERS, COURSE_FORM.orders),
      startsAs: 'free',
    },
  ]),
  schema: z
    .object({
      title: line(),
      level: oneOf(LEVELS),
      description: text(1_000),
      durationWeeks: whole(1, 520),
      price: rupeeAmount(),
      compareAtPrice: orNull(rupeeAmount()),
      highlights: lines(),
      certificateRule: oneOf(CERTIFICATE_RULES),
      lessonOrder: oneOf(LESSON_ORDERS),
    })
    .refine(({ price, compareAtPrice }) => compareAtPrice === null || compareAtPrice > price, {
      path: ['compareAtPrice'],
      error: COURSE_FORM.problems.compareAtPrice,
    }),
  fill: (course) => ({
    title: course.title,
    level: course.level,
    description: course.description,
    durationWeeks: String(course.durationWeeks),
    price: typedRupees(course.price),
    compareAtPrice: typedRupees(course.compareAtPrice),
    highlights: course.highlights.join('\n'),
    certificateRule: course.certificateRule,
    lessonOrder: course.lessonOrder,
  }),
  describe: (course) => {
    const saving = courseSaving(course)
    const price = formatRupees(course.price)
    return {
      title: course.title,
      detail: [COURSE_FORM.levels[course.level], COURSE_FORM.weeks(course.durationWeeks)].join(', '),
      price: saving ? COURSE_FORM.priceWithSaving(price, formatRupees(saving)) : price,
    }
  },
}
