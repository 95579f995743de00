import { z } from 'zod'
import { CONSULTATION_STEPS } from '#content/booking/consultation.ts'
import { BENEFITS, HOME } from '#content/site/home.ts'
import { LONGEST_CATEGORY, POST_CATEGORIES } from '#domain/blog/post-rules.ts'
import { accentContrast, isHexColour, LEAST_CONTRAST, STANDARD_ACCENTS, type Theme } from '#domain/content/accent.ts'
import type { TitledText } from '#domain/content/home-texts.ts'
import { line, optionalLine, optionalText, orNull } from '#domain/field-rules.ts'
import { lines, pictureAddress, whole } from '../field-rules.ts'
import type { PartForm } from '../part-form.ts'

const TITLED_HINT = 'One per line, for example: Reasons you can see | We show you every statement in the chart.'
const STANDARD_HINT = 'Leave it empty to return to our standard text.'

const titled = z
  .string()
  .transform((typed) => {
    const [title = '', ...text] = typed.split('|')
    return { title: title.trim(), text: text.join('|').trim() }
  })
  .pipe(z.object({ title: line(80), text: line(400) }, 'Please write each line as: title | text'))

/** Lines of "title | text"; null for the standard ones, so that they follow the updates of the site. */
const titledLines = (most: number, standard: readonly TitledText[]) =>
  lines(most, 500)
    .pipe(z.array(titled))
    .transform((typed) => (typed.length === 0 || linesOf(typed) === linesOf(standard) ? null : typed))

function linesOf(texts: readonly TitledText[]): string {
  return texts.map(({ title, text }) => `${title} | ${text}`).join('\n')
}

const unlessStandard = (typed: string, standard: string) => (typed === '' || typed === standard ? null : typed)

export const homeForm: PartForm<'home'> = {
  title: 'Home page texts',
  lead: 'The first words on the home page, what clients can rely on, and how a consultation works.',
  of: (practice) => practice.homeTexts,
  fields: [
    { name: 'eyebrow', label: 'Line above the heading', hint: STANDARD_HINT, isOptional: true },
    { name: 'heading', label: 'Heading', isOptional: true },
    { name: 'lead', label: 'Text below the heading', type: 'long', rows: 3, isOptional: true },
    { name: 'benefits', label: 'What you can rely on', type: 'long', rows: 6, hint: TITLED_HINT, isOptional: true },
    { name: 'steps', label: 'How a consultation works', type: 'long', rows: 8, hint: TITLED_HINT, isOptional: true },
  ],
  schema: z.object({
    eyebrow: optionalLine(80).transform((typed) => unlessStandard(typed, HOME.eyebrow)),
    heading: optionalLine(80).transform((typed) => unlessStandard(typed, HOME.heading)),
    lead: optionalText(400).transform((typed) => unlessStandard(typed, HOME.lead)),
    benefits: titledLines(6, BENEFITS),
    steps: titledLines(6, CONSULTATION_STEPS),
  }),
  fill: ({ eyebrow, heading, lead, benefits, steps }) => ({
    eyebrow: eyebrow ?? HOME.eyebrow,
    heading: heading ?? HOME.heading,
    lead: lead ?? HOME.lead,
    benefits: linesOf(benefits ?? BENEFITS),
    steps: linesOf(steps ?? CONSULTATION_STEPS),
  }),
}

const CONTRAST_ADVICE: Readonly<Record<Theme, string>> = { light: 'a darker colour', dark: 'a lighter colour' }

const accent = (theme: Theme) =>
  optionalLine(7)
    .transform((typed) => typed.toLowerCase() || STANDARD_ACCENTS[theme])
    .refine(isHexColour, 'Please enter a colour such as #a8480b')
    .superRefine((colour, context) => {
      const contrast = isHexColour(colour) ? accentContrast(colour, theme) : LEAST_CONTRAST
      if (contrast >= LEAST_CONTRAST) return
      context.addIssue(
        `Text in this colour would be hard to read in the ${theme} theme: its contrast is ${contrast.toFixed(1)}, and it needs at least ${LEAST_CONTRAST}. Please choose ${CONTRAST_ADVICE[theme]}.`,
      )
    })
    .transform((colour) => (colour === STANDARD_ACCENTS[theme] ? null : colour))

export const lookForm: PartForm<'look'> = {
  title: 'Logo and colours',
  lead: 'Your logo beside the name, and the colour of buttons. We check that the colours are easy to read.',
  of: (practice) => practice.look,
  fields: [
    {
      name: 'logoUrl',
      label: 'Logo',
      type: 'picture',
      hint: 'Best as a square. Without one, we show ours.',
      isOptional: true,
    },
    { name: 'accentLight', label: 'Accent colour in the light theme', type: 'color' },
    { name: 'accentDark', label: 'Accent colour in the dark theme', type: 'color' },
  ],
  schema: z.object({
    logoUrl: orNull(pictureAddress()),
    accentLight: accent('light'),
    accentDark: accent('dark'),
  }),
  fill: ({ logoUrl, accentLight, accentDark }) => ({
    logoUrl: logoUrl ?? '',
    accentLight: accentLight ?? STANDARD_ACCENTS.light,
    accentDark: accentDark ?? STANDARD_ACCENTS.dark,
  }),
}

export const discountForm: PartForm<'discount'> = {
  title: 'Discount for returning clients',
  lead: 'Clients who have paid before see the lower price of consultations when they are signed in. Existing bookings keep their price.',
  of: ({ returningDiscount }) => ({ returningDiscount }),
  fields: [{ name: 'returningDiscount', label: 'Discount in percent', type: 'number', hint: '0 means no discount.' }],
  schema: z.object({ returningDiscount: whole(0, 90) }),
  fill: ({ returningDiscount }) => ({ returningDiscount: String(returningDiscount) }),
}

const STANDARD_CATEGORIES: readonly string[] = POST_CATEGORIES

export const blogForm: PartForm<'blog'> = {
  title: 'Blog categories',
  lead: 'Your own categories for posts. They follow the eight that every blog has.',
  of: ({ postCategories }) => ({ postCategories }),
  fields: [
    {
      name: 'postCategories',
      label: 'Your own categories',
      type: 'long',
      rows: 6,
      hint: 'One per line. A post stays in a category that you remove.',
      isOptional: true,
    },
  ],
  schema: z.object({
    postCategories: lines(12, LONGEST_CATEGORY).refine(
      (typed) => new Set([...STANDARD_CATEGORIES, ...typed]).size === STANDARD_CATEGORIES.length + typed.length,
      'Please write each category once, and none of the eight standard ones.',
    ),
  }),
  fill: ({ postCategories }) => ({ postCategories: postCategories.join('\n') }),
}
