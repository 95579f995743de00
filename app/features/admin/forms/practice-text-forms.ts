import { z } from 'zod'
import { ENOUGH_REVIEWS } from '#domain/bookings/reviews.ts'
import type { PracticeFact, SocialLink, SocialNetwork } from '#domain/content/practice-profile.ts'
import { line, optionalLine, orNull, text, tick } from '#domain/field-rules.ts'
import { recordOf } from '#domain/record-of.ts'
import { lines, mailAddress, pictureAddress, timeOfDay, webAddress } from '../field-rules.ts'
import type { PartForm } from '../part-form.ts'

export const identityForm: PartForm<'identity'> = {
  title: 'Names',
  lead: 'Your names, shown in the header, on the home page and in every email.',
  of: (practice) => practice,
  fields: [
    { name: 'name', label: 'Name of the practice' },
    { name: 'tagline', label: 'Tagline', isOptional: true },
    { name: 'astrologerName', label: 'Name of the astrologer' },
    { name: 'astrologerTitles', label: 'Titles', type: 'long', rows: 3, hint: 'One per line.', isOptional: true },
    {
      name: 'portraitUrl',
      label: 'Portrait',
      type: 'picture',
      hint: 'A link that starts with https://, or upload a picture. Without one, we show a monogram.',
      isOptional: true,
    },
  ],
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
  title: 'About the astrologer',
  lead: 'The text about you on the home page.',
  of: (practice) => practice,
  fields: [
    { name: 'about', label: 'About', type: 'long', rows: 12, hint: 'Leave an empty line to start a new paragraph.' },
  ],
  schema: z.object({ about: text(6_000) }),
  fill: (change) => ({ about: change.about }),
}

const fact = z
  .string()
  .transform((typed) => typed.split('|').map((part) => part.trim()))
  .pipe(z.tuple([line(30), line(80)], 'Please write each fact as: 20+ | years of practice'))
  .transform(([figure, label]): PracticeFact => ({ figure, label }))

export const claimsForm: PartForm<'claims'> = {
  title: 'Claims',
  lead: 'Numbers about your practice. Please use only what you can prove.',
  of: (practice) => practice,
  fields: [
    { name: 'trustLine', label: 'Trust line', hint: 'For example “Trusted by 1000+ Clients”', isOptional: true },
    {
      name: 'facts',
      label: 'Facts',
      type: 'long',
      rows: 4,
      hint: 'One per line, for example: 20+ | years of practice',
      isOptional: true,
    },
    {
      name: 'showsReviews',
      label: 'Show client reviews instead of sample testimonials',
      type: 'tick',
      hint: `Once ${ENOUGH_REVIEWS} reviews are published, the home page shows them instead of the testimonials, their average instead of the trust line, and the real number of clients in every fact with the word “clients”.`,
    },
  ],
  schema: z.object({ trustLine: optionalLine(120), facts: lines(4, 120).pipe(z.array(fact)), showsReviews: tick() }),
  fill: ({ trustLine, facts, showsReviews }) => ({
    trustLine,
    showsReviews: showsReviews ? 'on' : '',
    facts: facts.map(({ figure, label }) => `${figure} | ${label}`).join('\n'),
  }),
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type DayField = `day${1 | 2 | 3 | 4 | 5 | 6 | 7}`
const DAY_FIELDS: readonly DayField[] = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7']

export const contactForm: PartForm<'contact'> = {
  title: 'Contact and hours',
  lead: 'How and when people can reach you. Consultation slots are set in the Astrologer Dashboard.',
  of: ({ contact: addresses, businessHours }) => ({ ...addresses, businessHours }),
  fields: [
    { name: 'address', label: 'Postal address', type: 'long', rows: 3 },
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'phone', label: 'Phone', type: 'tel' },
    { name: 'supportEmail', label: 'Email for help with bookings and payments', type: 'email' },
    {
      name: 'astrologerEmail',
      label: 'Email of the astrologer',
      type: 'email',
      hint: 'Shown to clients after they book.',
    },
    ...DAYS.map((label, index) => ({
      name: `day${index + 1}`,
      label,
      type: 'tick' as const,
      group: 'Open on',
    })),
    { name: 'opensAt', label: 'From', type: 'time' },
    { name: 'closesAt', label: 'To', type: 'time' },
  ],
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
      error: 'This must be later than the opening time',
    })
    .refine((hours) => DAY_FIELDS.some((day) => hours[day]), {
      path: ['day1'],
      error: 'Please choose at least one day',
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
const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
}

export const socialForm: PartForm<'social'> = {
  title: 'Social links',
  lead: 'The links in the footer. Leave a field empty if you do not use that network.',
  of: (practice) => practice,
  fields: NETWORKS.map((name) => ({ name, label: NETWORK_NAMES[name], type: 'url', isOptional: true })),
  schema: z.object(recordOf(NETWORKS, () => orNull(webAddress()))).transform((addresses) => ({
    socialLinks: NETWORKS.flatMap((network): SocialLink[] => {
      const url = addresses[network]
      return url === null ? [] : [{ network, url }]
    }),
  })),
  fill: ({ socialLinks }) => Object.fromEntries(socialLinks.map(({ network, url }) => [network, url])),
}
