import { z } from 'zod'
import { lines, pictureAddress, whole } from '#app/features/staff/content/field-rules.ts'
import { codeOptions, withTexts } from '#app/features/staff/content/form-spec.ts'
import type { PartForm } from '#app/features/staff/content/part-form.ts'
import { CONSULTATION_STEPS } from '#content/booking/consultation.ts'
import { BENEFITS, HOME } from '#content/site/home.ts'
import {
  BLOG_FORM,
  DISCOUNT_FORM,
  HOME_FORM,
  LANGUAGES_FORM,
  LOOK_FORM,
} from '#content/staff/practice/practice-forms.ts'
import { LONGEST_CATEGORY, POST_CATEGORIES } from '#domain/blog/post-rules.ts'
import { accentContrast, isHexColour, LEAST_CONTRAST, STANDARD_ACCENTS, type Theme } from '#domain/content/accent.ts'
import type { TitledText } from '#domain/content/home-texts.ts'
import { line, optionalLine, optionalText, orNull, tick } from '#domain/field-rules.ts'
import { FIRST_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, TRANSLATIONS } from '#domain/languages.ts'

const titled = z
  .string()
  .transform((typed) => {
    const [title = '', ...text] = typed.split('|')
    return { title: title.trim(), text: text.join('|').trim() }
  })
  .pipe(z.object({ title: line(80), text: line(400) }, HOME_FORM.problems.titled))

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
  texts: HOME_FORM,
  of: (practice) => practice.homeTexts,
  fields: withTexts(HOME_FORM.fields, [
    { name: 'eyebrow', isOptional: true },
    { name: 'heading', isOptional: true },
    { name: 'lead', type: 'long', rows: 3, isOptional: true },
    { name: 'benefits', type: 'long', rows: 6, isOptional: true },
    { name: 'steps', type: 'long', rows: 8, isOptional: true },
  ]),
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

const accent = (theme: Theme) =>
  optionalLine(7)
    .transform((typed) => typed.toLowerCase() || STANDARD_ACCENTS[theme])
    .refine(isHexColour, LOOK_FORM.problems.colour)
    .superRefine((colour, context) => {
      const contrast = isHexColour(colour) ? accentContrast(colour, theme) : LEAST_CONTRAST
      if (contrast >= LEAST_CONTRAST) return
      context.addIssue(LOOK_FORM.problems.contrast[theme](contrast.toFixed(1), LEAST_CONTRAST))
    })
    .transform((colour) => (colour === STANDARD_ACCENTS[theme] ? null : colour))

export const lookForm: PartForm<'look'> = {
  texts: LOOK_FORM,
  of: (practice) => practice.look,
  fields: withTexts(LOOK_FORM.fields, [
    { name: 'logoUrl', type: 'picture', isOptional: true },
    { name: 'accentLight', type: 'color' },
    { name: 'accentDark', type: 'color' },
  ]),
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
  texts: DISCOUNT_FORM,
  of: ({ returningDiscount }) => ({ returningDiscount }),
  fields: withTexts(DISCOUNT_FORM.fields, [{ name: 'returningDiscount', type: 'number' }]),
  schema: z.object({ returningDiscount: whole(0, 90) }),
  fill: ({ returningDiscount }) => ({ returningDiscount: String(returningDiscount) }),
}

export const languagesForm: PartForm<'languages'> = {
  texts: LANGUAGES_FORM,
  of: ({ languages, writtenIn }) => ({ languages, writtenIn }),
  fields: withTexts(LANGUAGES_FORM.fields, [
    { name: 'writtenIn', type: 'choice', options: codeOptions(LANGUAGES, LANGUAGE_NAMES) },
    { name: 'hi', type: 'tick' },
    { name: 'te', type: 'tick' },
  ]),
  schema: z.object({ writtenIn: z.enum(LANGUAGES), hi: tick(), te: tick() }).transform(({ writtenIn, ...ticked }) => ({
    writtenIn,
    languages: [FIRST_LANGUAGE, ...TRANSLATIONS.filter((language) => ticked[language])],
  })),
  fill: ({ languages, writtenIn }) => ({
    writtenIn,
    ...Object.fromEntries(TRANSLATIONS.map((language) => [language, languages.includes(language) ? 'on' : ''])),
  }),
}

const STANDARD_CATEGORIES: readonly string[] = POST_CATEGORIES

export const blogForm: PartForm<'blog'> = {
  texts: BLOG_FORM,
  of: ({ postCategories }) => ({ postCategories }),
  fields: withTexts(BLOG_FORM.fields, [{ name: 'postCategories', type: 'long', rows: 6, isOptional: true }]),
  schema: z.object({
    postCategories: lines(12, LONGEST_CATEGORY).refine(
      (typed) => new Set([...STANDARD_CATEGORIES, ...typed]).size === STANDARD_CATEGORIES.length + typed.length,
      BLOG_FORM.problems.repeated,
    ),
  }),
  fill: ({ postCategories }) => ({ postCategories: postCategories.join('\n') }),
}
