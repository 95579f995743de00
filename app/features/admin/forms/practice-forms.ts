import { z } from 'zod'
import type { GstMode, Practice, PracticeFact, SocialLink, SocialNetwork, UpiKind } from '#domain/practice.ts'
import type { PracticeChanges, SettingsPart } from '#domain/practice-changes.ts'
import { isUpiPayeeId } from '#domain/upi-link.ts'
import {
  choice,
  line,
  lines,
  mailAddress,
  optionalLine,
  optionalText,
  orNull,
  text,
  tick,
  timeOfDay,
  webAddress,
} from '../field-rules.ts'
import type { FormSpec } from '../form-spec.ts'

/** A part of the settings: its words, its form, and where its values stand in the practice. */
type PartForm<Part extends SettingsPart> = FormSpec<PracticeChanges[Part]> & {
  readonly title: string
  readonly lead: string
  of(practice: Practice): PracticeChanges[Part]
}

const identity: PartForm<'identity'> = {
  title: 'Name and person',
  lead: 'Who you are, in the header, on the home page and in every letter.',
  of: (practice) => practice,
  fields: [
    { name: 'name', label: 'Name of the practice' },
    { name: 'tagline', label: 'Tagline', isOptional: true },
    { name: 'astrologerName', label: 'Name of the astrologer' },
    { name: 'astrologerTitles', label: 'Titles', type: 'long', rows: 3, hint: 'One a line.', isOptional: true },
    {
      name: 'portraitUrl',
      label: 'Address of a portrait',
      type: 'url',
      hint: 'Without one, a monogram is drawn.',
      isOptional: true,
    },
  ],
  schema: z.object({
    name: line(100),
    tagline: optionalLine(),
    astrologerName: line(100),
    astrologerTitles: lines(6, 120),
    portraitUrl: orNull(webAddress()),
  }),
  fill: ({ name, tagline, astrologerName, astrologerTitles, portraitUrl }) => ({
    name,
    tagline,
    astrologerName,
    astrologerTitles: astrologerTitles.join('\n'),
    portraitUrl: portraitUrl ?? '',
  }),
}

const about: PartForm<'about'> = {
  title: 'About the astrologer',
  lead: 'The text of the home page.',
  of: (practice) => practice,
  fields: [{ name: 'about', label: 'About', type: 'long', rows: 12, hint: 'An empty line begins a new paragraph.' }],
  schema: z.object({ about: text(6_000) }),
  fill: (change) => ({ about: change.about }),
}

const fact = z
  .string()
  .transform((typed) => typed.split('|').map((part) => part.trim()))
  .pipe(z.tuple([line(30), line(80)], 'Please write each fact as: 20+ | years of practice'))
  .transform(([figure, label]): PracticeFact => ({ figure, label }))

const claims: PartForm<'claims'> = {
  title: 'Claims',
  lead: 'What you say about yourself in figures. Claim only what you can show.',
  of: (practice) => practice,
  fields: [
    { name: 'trustLine', label: 'Line of trust', hint: 'Such as “Trusted by 1000+ Clients”', isOptional: true },
    {
      name: 'facts',
      label: 'Facts',
      type: 'long',
      rows: 4,
      hint: 'One a line, such as: 20+ | years of practice',
      isOptional: true,
    },
  ],
  schema: z.object({ trustLine: optionalLine(120), facts: lines(4, 120).pipe(z.array(fact)) }),
  fill: ({ trustLine, facts }) => ({
    trustLine,
    facts: facts.map(({ figure, label }) => `${figure} | ${label}`).join('\n'),
  }),
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const contact: PartForm<'contact'> = {
  title: 'Contact and hours',
  lead: 'How people reach you, and when. The hours of consultations are set at the desk.',
  of: ({ contact: addresses, businessHours }) => ({ ...addresses, businessHours }),
  fields: [
    { name: 'address', label: 'Postal address', type: 'long', rows: 3 },
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'phone', label: 'Phone', type: 'tel' },
    { name: 'supportEmail', label: 'Email for trouble with a booking or a payment', type: 'email' },
    { name: 'astrologerEmail', label: 'Email of the astrologer', type: 'email', hint: 'Shown once a booking is made.' },
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
      ...(Object.fromEntries(DAYS.map((_, index) => [`day${index + 1}`, tick()])) as Record<DayField, Tick>),
    })
    .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
      path: ['closesAt'],
      error: 'This must be later than the opening',
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

type DayField = `day${1 | 2 | 3 | 4 | 5 | 6 | 7}`
type Tick = ReturnType<typeof tick>
const DAY_FIELDS: readonly DayField[] = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7']

const NETWORKS = ['youtube', 'instagram', 'facebook', 'x', 'whatsapp', 'telegram'] as const satisfies SocialNetwork[]
const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
}

const social: PartForm<'social'> = {
  title: 'Social links',
  lead: 'The links in the footer. Leave empty what you do not have.',
  of: (practice) => practice,
  fields: NETWORKS.map((name) => ({ name, label: NETWORK_NAMES[name], type: 'url', isOptional: true })),
  schema: z
    .object(
      Object.fromEntries(NETWORKS.map((network) => [network, orNull(webAddress())])) as Record<
        SocialNetwork,
        ReturnType<typeof orNull<string>>
      >,
    )
    .transform((addresses) => ({
      socialLinks: NETWORKS.flatMap((network): SocialLink[] => {
        const url = addresses[network]
        return url === null ? [] : [{ network, url }]
      }),
    })),
  fill: ({ socialLinks }) => Object.fromEntries(socialLinks.map(({ network, url }) => [network, url])),
}

const UPI_KINDS = ['personal', 'merchant'] as const satisfies UpiKind[]

const upi: PartForm<'upi'> = {
  title: 'Payment by UPI',
  lead: 'Where clients pay to. A change asks for your password, is written to all admins, and makes payment pages opened before expire.',
  of: (practice) => practice.upi,
  fields: [
    { name: 'payeeId', label: 'UPI id', hint: 'Such as name@bank' },
    { name: 'payeeName', label: 'Name registered with the bank' },
    {
      name: 'kind',
      label: 'Kind of account',
      type: 'choice',
      options: [
        { value: 'personal', label: 'Personal: clients scan or copy' },
        { value: 'merchant', label: 'Merchant: payment apps open links too' },
      ],
    },
  ],
  schema: z.object({
    payeeId: z.string().trim().refine(isUpiPayeeId, 'Please enter a UPI id such as name@bank'),
    payeeName: line(100),
    kind: choice(UPI_KINDS),
  }),
  fill: ({ payeeId, payeeName, kind }) => ({ payeeId: payeeId ?? '', payeeName: payeeName ?? '', kind }),
}

const GST_MODES = ['unregistered', 'bill_of_supply', 'tax_invoice'] as const satisfies GstMode[]
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const sac = () => z.string().regex(/^\d{4,8}$/, 'Please enter 4 to 8 digits')

const gst: PartForm<'gst'> = {
  title: 'Invoices and GST',
  lead: 'How invoices are made from now on. Those that exist stay as they are.',
  of: (practice) => practice.gst,
  fields: [
    {
      name: 'mode',
      label: 'Kind of invoice',
      type: 'choice',
      options: [
        { value: 'unregistered', label: 'Not registered: invoices without tax' },
        { value: 'bill_of_supply', label: 'Bill of supply' },
        { value: 'tax_invoice', label: 'Tax invoice with GST' },
      ],
    },
    { name: 'legalName', label: 'Registered name', isOptional: true },
    { name: 'gstin', label: 'GSTIN', hint: '15 characters; the first two are the state.', isOptional: true },
    { name: 'consultationSac', label: 'SAC of consultations' },
    { name: 'courseSac', label: 'SAC of courses' },
  ],
  schema: z
    .object({
      mode: choice(GST_MODES),
      legalName: orNull(line(150)),
      gstin: orNull(
        z
          .string()
          .transform((typed) => typed.trim().toUpperCase())
          .pipe(z.string().regex(GSTIN, 'Please check the GSTIN')),
      ),
      consultationSac: sac(),
      courseSac: sac(),
    })
    .refine(({ mode, legalName }) => mode === 'unregistered' || legalName !== null, {
      path: ['legalName'],
      error: 'A registered practice has a registered name',
    })
    .refine(({ mode, gstin }) => mode === 'unregistered' || gstin !== null, {
      path: ['gstin'],
      error: 'A registered practice has a GSTIN',
    })
    .transform((change) => ({ ...change, stateCode: change.gstin?.slice(0, 2) ?? null })),
  fill: ({ mode, legalName, gstin, consultationSac, courseSac }) => ({
    mode,
    legalName: legalName ?? '',
    gstin: gstin ?? '',
    consultationSac,
    courseSac,
  }),
}

const legal: PartForm<'legal'> = {
  title: 'Terms and privacy',
  lead: 'The site brings terms and a privacy policy that fit what it does. Read both, add what is special about your practice, and save when they are right.',
  of: (practice) => practice.policies,
  fields: [
    { name: 'termsAdditions', label: 'Added to the Terms of Service', type: 'long', rows: 6, isOptional: true },
    { name: 'privacyAdditions', label: 'Added to the Privacy Policy', type: 'long', rows: 6, isOptional: true },
  ],
  schema: z.object({ termsAdditions: optionalText(10_000), privacyAdditions: optionalText(10_000) }),
  fill: ({ termsAdditions, privacyAdditions }) => ({ termsAdditions, privacyAdditions }),
}

export const PART_FORMS: { readonly [Part in SettingsPart]: PartForm<Part> } = {
  identity,
  about,
  claims,
  contact,
  social,
  upi,
  gst,
  legal,
}

/** The table above pairs each part with its own form; the compiler cannot follow that through an address. */
export function partFormOf(part: SettingsPart): PartForm<SettingsPart> {
  return PART_FORMS[part] as unknown as PartForm<SettingsPart>
}
