import { z } from 'zod'
import { type CourseLevel, courseSaving } from '#domain/content/offers.ts'
import { line, orNull, text, tick } from '#domain/field-rules.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { ContentEditor } from '../content-editor.ts'
import { lines, oneOf, rupeeAmount, whole } from '../field-rules.ts'

const LEVELS = ['Basic', 'Intermediate', 'Advanced', 'Complete'] as const satisfies CourseLevel[]

const typedRupees = (amount: Paise | null) => (amount === null ? '' : String(amount / 100))

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

export const PACKAGE_EDITOR: ContentEditor<'packages'> = {
  one: 'Consultation',
  many: 'Consultations',
  lead: 'The packages on the consultation page. Existing bookings keep their price.',
  sitePath: '/consultation',
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'description', label: 'Description', type: 'long', rows: 4 },
    { name: 'price', label: 'Price in rupees' },
    { name: 'isPerQuestion', label: 'The price is for each question', type: 'tick' },
    { name: 'isPrasna', label: 'Prasna', type: 'tick', hint: 'Booked without birth details and without a slot.' },
    {
      name: 'needsBirthTime',
      label: 'Needs the time of birth',
      type: 'tick',
      hint: 'Without the tick, clients may leave it empty.',
      startsAs: 'on',
    },
    { name: 'durationLabel', label: 'Length as shown', hint: 'Such as “60 minutes”' },
    { name: 'durationMinutes', label: 'Length in minutes', type: 'number', hint: 'From 15 to 60' },
    { name: 'features', label: 'What clients get', type: 'long', hint: 'One per line.', isOptional: true },
    { name: 'needs', label: 'What clients should have ready', type: 'long', hint: 'One per line.', isOptional: true },
    { name: 'isPopular', label: 'Most Popular', type: 'tick', hint: 'Only one package can have this badge.' },
  ],
  schema: z.object({
    name: line(),
    description: text(1_000),
    price: rupeeAmount(),
    isPerQuestion: tick(),
    isPrasna: tick(),
    needsBirthTime: tick(),
    durationLabel: line(60),
    durationMinutes: whole(15, 60),
    features: lines(),
    needs: lines(),
    isPopular: tick(),
  }),
  fill: (offer) => ({
    name: offer.name,
    description: offer.description,
    price: typedRupees(offer.price),
    isPerQuestion: offer.isPerQuestion ? 'on' : '',
    isPrasna: offer.isPrasna ? 'on' : '',
    needsBirthTime: offer.needsBirthTime ? 'on' : '',
    durationLabel: offer.durationLabel,
    durationMinutes: String(offer.durationMinutes),
    features: offer.features.join('\n'),
    needs: offer.needs.join('\n'),
    isPopular: offer.isPopular ? 'on' : '',
  }),
  describe: (offer) => ({
    title: offer.name,
    detail: `${offer.durationLabel}, ${formatRupees(offer.price)}${offer.isPerQuestion ? ' per question' : ''}`,
    ...(offer.isPopular && { note: 'Most Popular' }),
  }),
}
