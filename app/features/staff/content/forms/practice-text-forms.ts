import { z } from 'zod'
import { lines, mailAddress, pictureAddress, timeOfDay, webAddress } from '#app/features/staff/content/field-rules.ts'
import { withTexts } from '#app/features/staff/content/form-spec.ts'
import type { PartForm } from '#app/features/staff/content/part-form.ts'
import {
  ABOUT_FORM,
  CLAIMS_FORM,
  CONTACT_FORM,
  IDENTITY_FORM,
  SOCIAL_FORM,
} from '#content/staff/practice/practice-forms.ts'
import type { PracticeFact, SocialLink, SocialNetwork } from '#domain/content/practice-profile.ts'
import { line, optionalLine, orNull, text, tick } from '#domain/field-rules.ts'
import { recordOf } from '#domain/record-of.ts'

export const identityForm: PartForm<'identity'> = {
  texts: IDENTITY_FORM,
  of: (practice) => practice,
  fields: withTexts(IDENTITY_FORM.fields, [
    { name: 'name' },
    { name: 'tagline', isOptional: true },
    { name: 'astrologerName' },
    { name: 'astrologerTitles', type: 'long', rows: 3, isOptional: true },
    { name: 'portraitUrl', type: 'picture', isOptional: true },
  ]),
  schema: z.object({
    name: line(100),
    tagline: optionalLine(),
    astrologerName: line(100),
    astrologerTitles: lines(6, 120),
    portraitUrl: orNull(pictureAddress()),
  }),
  fill: ({ name, tagline, astrologerName, astrologerTitles, portraitUrl }) => ({
    name,
    tagline,
    astrologerName,
    astrologerTitles: astrologerTitles.join('\n'),
    portraitUrl: portraitUrl ?? '',
  }),
}

export const aboutForm: PartForm<'about'> = {
  texts: ABOUT_FORM,
  of: (practice) => practice,
  fields: withTexts(ABOUT_FORM.fields, [{ name: 'about', type: 'long', rows: 12 }]),
  schema: z.object({ about: text(6_000) }),
  fill: (change) => ({ about: change.about }),
}

const fact = z
  .string()
  .transform((typed) => typed.split('|').map((part) => part.trim()))
  .pipe(z.tuple([line(30), line(80)], CLAIMS_FORM.problems.fact))
  .transform(([figure, label]): PracticeFact => ({ figure, label }))

export const claimsForm: PartForm<'claims'> = {
  texts: CLAIMS_FORM,
  of: (practice) => practice,
  fields: withTexts(CLAIMS_FORM.fields, [
    { name: 'trustLine', isOptional: true },
    { name: 'facts', type: 'long', rows: 4, isOptional: true },
    { name: 'showsReviews', type: 'tick' },
  ]),
  schema: z.object({ trustLine: optionalLine(120), facts: lines(4, 120).pipe(z.array(fact)), showsReviews: tick() }),
  fill: ({ trustLine, facts, showsReviews }) => ({
    trustLine,
    showsReviews: showsReviews ? 'on' : '',
    facts: facts.map(({ figure, label }) => `${figure} | ${label}`).join('\n'),
  }),
}

type DayField = `day${1 | 2 | 3 | 4 | 5 | 6 | 7}`
const DAY_FIELDS: readonly DayField[] = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7']
const OPENING_DAYS = { name: 'days', label: CONTACT_FORM.openOn }

export const contactForm: PartForm<'contact'> = {
  texts: CONTACT_FORM,
  of: ({ contact: addresses, businessHours }) => ({ ...addresses, businessHours }),
  fields: withTexts(CONTACT_FORM.fields, [
    { name: 'address', type: 'long', rows: 3 },
    { name: 'email', type: 'email' },
    { name: 'phone', type: 'tel' },
    { name: 'supportEmail', type: 'email' },
    { name: 'astrologerEmail', type: 'email' },
    ...DAY_FIELDS.map((name) => ({ name, type: 'tick' as const, group: OPENING_DAYS })),
    { name: 'opensAt', type: 'time' },
    { name: 'closesAt', type: 'time' },
  ]),
  schema: z
    .object({
      address: text(300),
      email: mailAddress(),
      phone: line(40),
      supportEmail: mailAddress(),
      astrologerEmail: mailAddress(),
      opensAt: timeOfDay(),
      closesAt: timeOfDay(),
      ...recordOf(DAY_FIELDS, tick),
    })
    .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
      path: ['closesAt'],
      error: CONTACT_FORM.problems.closesAt,
    })
    .refine((hours) => DAY_FIELDS.some((day) => hours[day]), {
      path: ['day1'],
      error: CONTACT_FORM.problems.days,
    })
    .transform(({ opensAt, closesAt, address, email, phone, supportEmail, astrologerEmail, ...days }) => ({
      address,
      email,
      phone,
      supportEmail,
      astrologerEmail,
      businessHours: { days: DAY_FIELDS.flatMap((day, index) => (days[day] ? [index + 1] : [])), opensAt, closesAt },
    })),
  fill: ({ businessHours: { days, opensAt, closesAt }, ...addresses }) => ({
    ...addresses,
    opensAt,
    closesAt,
    ...Object.fromEntries(DAY_FIELDS.map((day, index) => [day, days.includes(index + 1) ? 'on' : ''])),
  }),
}

const NETWORKS = ['youtube', 'instagram', 'facebook', 'x', 'whatsapp', 'telegram'] as const satisfies SocialNetwork[]

export const socialForm: PartForm<'social'> = {
  texts: SOCIAL_FORM,
  of: (practice) => practice,
  fields: withTexts(
    SOCIAL_FORM.fields,
    NETWORKS.map((name) => ({ name, type: 'url', isOptional: true })),
  ),
  schema: z.object(recordOf(NETWORKS, () => orNull(webAddress()))).transform((addresses) => ({
    socialLinks: NETWORKS.flatMap((network): SocialLink[] => {
      const url = addresses[network]
      return url === null ? [] : [{ network, url }]
    }),
  })),
  fill: ({ socialLinks }) => Object.fromEntries(socialLinks.map(({ network, url }) => [network, url])),
}
