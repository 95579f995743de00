import { z } from 'zod'
import type { GstMode, UpiKind } from '#domain/content/practice-profile.ts'
import { line, optionalText, orNull, tick } from '#domain/field-rules.ts'
import { isGstin } from '#domain/invoices/gstin.ts'
import { isInvoicePrefix, LAST_FIRST_NUMBER, LONGEST_PREFIX } from '#domain/invoices/invoice-number.ts'
import { isUpiPayeeId } from '#domain/payments/upi-link.ts'
import { normalizeText } from '#domain/text.ts'
import { STANDARD_PRIVACY, STANDARD_TERMS } from '../../legal/legal-text.ts'
import { calendarDate, degrees, oneOf, whole } from '../field-rules.ts'
import type { PartForm } from '../part-form.ts'

const UPI_KINDS = ['personal', 'merchant'] as const satisfies UpiKind[]

export const upiForm: PartForm<'upi'> = {
  title: 'Payment by UPI',
  lead: 'Where clients pay. To change it you need your password. All admins get an email, and payment pages that are already open expire.',
  of: (practice) => practice.upi,
  fields: [
    { name: 'payeeId', label: 'UPI ID', hint: 'For example name@bank' },
    { name: 'payeeName', label: 'Name registered with the bank' },
    {
      name: 'kind',
      label: 'Type of account',
      type: 'choice',
      options: [
        { value: 'personal', label: 'Personal: clients scan the code or copy the ID' },
        { value: 'merchant', label: 'Merchant: payment apps can open links too' },
      ],
    },
  ],
  schema: z.object({
    payeeId: z.string().trim().refine(isUpiPayeeId, 'Please enter a UPI ID such as name@bank'),
    payeeName: line(100),
    kind: oneOf(UPI_KINDS),
  }),
  fill: ({ payeeId, payeeName, kind }) => ({ payeeId: payeeId ?? '', payeeName: payeeName ?? '', kind }),
}

const INVOICE_PREFIX_PROBLEM = `Please use 1 to ${LONGEST_PREFIX} letters, digits, - or /, beginning and ending with a letter or digit. CN is for credit notes.`

const GST_MODES = ['unregistered', 'bill_of_supply', 'tax_invoice'] as const satisfies GstMode[]
const SAC_HINT = 'Please check this with your accountant.'
const sac = () => z.string().regex(/^\d{4,8}$/, 'Please enter 4 to 8 digits')

export const gstForm: PartForm<'gst'> = {
  title: 'Invoices and GST',
  lead: 'How new invoices are made. Existing invoices do not change.',
  of: (practice) => practice.gst,
  fields: [
    {
      name: 'mode',
      label: 'Type of invoice',
      hint: 'A bill of supply and a tax invoice must show your address. They use the one under “Contact and hours”.',
      type: 'choice',
      options: [
        { value: 'unregistered', label: 'Not registered: invoices without tax' },
        { value: 'bill_of_supply', label: 'Bill of supply' },
        { value: 'tax_invoice', label: 'Tax invoice with GST' },
      ],
    },
    { name: 'legalName', label: 'Registered name', isOptional: true },
    { name: 'gstin', label: 'GSTIN', hint: '15 characters. The first two are the state code.', isOptional: true },
    { name: 'consultationSac', label: 'SAC of consultations', hint: SAC_HINT },
    { name: 'courseSac', label: 'SAC of courses', hint: SAC_HINT },
  ],
  schema: z
    .object({
      mode: oneOf(GST_MODES),
      legalName: orNull(line(150)),
      gstin: orNull(
        z
          .string()
          .transform((typed) => typed.trim().toUpperCase())
          .pipe(z.string().refine(isGstin, 'Please check the GSTIN. One of its characters is wrong.')),
      ),
      consultationSac: sac(),
      courseSac: sac(),
    })
    .refine(({ mode, legalName }) => mode === 'unregistered' || legalName !== null, {
      path: ['legalName'],
      error: 'Please enter the registered name',
    })
    .refine(({ mode, gstin }) => mode === 'unregistered' || gstin !== null, {
      path: ['gstin'],
      error: 'Please enter the GSTIN',
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

export const invoicesForm: PartForm<'invoices'> = {
  title: 'Invoice numbers',
  lead: 'Numbers look like MU/26-27/00042: a prefix, the financial year and a count. A new prefix applies from the next invoice, and the count goes on.',
  of: (practice) => practice.invoices,
  fields: [
    {
      name: 'prefix',
      label: 'Prefix',
      hint: `Up to ${LONGEST_PREFIX} capital letters, digits, - or /. GST law allows 16 characters for the whole number.`,
    },
    {
      name: 'firstNumber',
      label: 'First number of this financial year',
      type: 'number',
      hint: 'If you have issued invoices elsewhere this year, enter the next number. It can change until the first invoice is issued; later years begin with 1.',
    },
  ],
  schema: z
    .object({
      prefix: z
        .string()
        .transform((typed) => typed.trim().toUpperCase())
        .pipe(z.string().refine(isInvoicePrefix, INVOICE_PREFIX_PROBLEM)),
      firstNumber: whole(1, LAST_FIRST_NUMBER),
    })
    .transform((change) => ({ ...change, firstNumberYear: null })),
  fill: ({ prefix, firstNumber }) => ({ prefix, firstNumber: String(firstNumber) }),
}

export const almanacForm: PartForm<'almanac'> = {
  title: 'Panchanga city',
  lead: 'Sunrise and Rahu kalam differ from town to town. The home page and the horoscope page use this place until a visitor chooses another one.',
  of: (practice) => practice.almanac,
  fields: [
    { name: 'name', label: 'Town', hint: 'Type another town, and we find its coordinates when you save.' },
    { name: 'lat', label: 'Latitude', hint: 'In degrees, north is positive: 23.1765 for Ujjain', isOptional: true },
    { name: 'lon', label: 'Longitude', hint: 'In degrees, east is positive: 75.7885 for Ujjain', isOptional: true },
    {
      name: 'labelsSlots',
      label: 'Label free times when clients book',
      type: 'tick',
      hint: 'Rahu kalam, Abhijit and good choghadiyas of this place. Signed-in clients with a saved birth also see tara bala and chandra bala. No time is closed by it.',
    },
  ],
  schema: z.object({ name: line(100), lat: degrees(66), lon: degrees(180), labelsSlots: tick() }),
  fill: ({ name, lat, lon, labelsSlots }) => ({
    name,
    lat: String(lat),
    lon: String(lon),
    labelsSlots: labelsSlots ? 'on' : '',
  }),
}

const LEGAL_TEXT_HINT =
  'Headings begin with ##, list items with a hyphen. {name}, {address}, {email}, {support email}, {phone}, {hours} and {discount} are filled in. Leave it empty to return to our standard text.'
const IN_FORCE_HINT = 'If you change the text and leave the date, it becomes today.'

/** An unchanged standard text is not stored, so that it follows the updates of the site. */
const ownText = (standard: string) =>
  optionalText(20_000).transform((typed) => (typed === normalizeText(standard) ? '' : typed))

export const legalForm: PartForm<'legal'> = {
  title: 'Terms and privacy',
  lead: 'The site comes with terms and a privacy policy. Please read both, change what does not fit your practice or add to it, and save when they are right.',
  of: (practice) => practice.policies,
  fields: [
    { name: 'termsText', label: 'Terms of Service', type: 'long', rows: 20, hint: LEGAL_TEXT_HINT, isOptional: true },
    { name: 'termsAdditions', label: 'Added to the Terms of Service', type: 'long', rows: 6, isOptional: true },
    { name: 'termsSince', label: 'Terms in force from', type: 'date', hint: IN_FORCE_HINT },
    { name: 'privacyText', label: 'Privacy Policy', type: 'long', rows: 20, hint: LEGAL_TEXT_HINT, isOptional: true },
    { name: 'privacyAdditions', label: 'Added to the Privacy Policy', type: 'long', rows: 6, isOptional: true },
    { name: 'privacySince', label: 'Privacy Policy in force from', type: 'date', hint: IN_FORCE_HINT },
  ],
  schema: z.object({
    termsText: ownText(STANDARD_TERMS),
    termsAdditions: optionalText(10_000),
    termsSince: calendarDate(),
    privacyText: ownText(STANDARD_PRIVACY),
    privacyAdditions: optionalText(10_000),
    privacySince: calendarDate(),
  }),
  fill: ({ termsText, privacyText, ...others }) => ({
    ...others,
    termsText: termsText || STANDARD_TERMS,
    privacyText: privacyText || STANDARD_PRIVACY,
  }),
}
