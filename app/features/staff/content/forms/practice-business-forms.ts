import { SUNRISE_RULES } from '@muhurta/jyotish'
import { z } from 'zod'
import { STANDARD_PRIVACY, STANDARD_TERMS } from '#app/features/legal/legal-text.ts'
import { calendarDate, degrees, oneOf, ticked, whole } from '#app/features/staff/content/field-rules.ts'
import { codeOptions, withTexts } from '#app/features/staff/content/form-spec.ts'
import type { PartForm } from '#app/features/staff/content/part-form.ts'
import { SLOT_LABEL_TEXTS } from '#content/almanac/slot-labels.ts'
import { SUNRISE_LABELS } from '#content/charts/chart-conventions.ts'
import { GST_FORM, INVOICES_FORM, UPI_FORM } from '#content/staff/practice/payment-forms.ts'
import { ALMANAC_FORM, LEGAL_FORM } from '#content/staff/practice/practice-forms.ts'
import type { GstMode, UpiKind } from '#domain/content/practice-profile.ts'
import { SLOT_LABELS } from '#domain/content/slot-label-names.ts'
import { line, optionalText, orNull, tick } from '#domain/field-rules.ts'
import { isGstin } from '#domain/invoices/gstin.ts'
import { isInvoicePrefix, LAST_FIRST_NUMBER } from '#domain/invoices/invoice-number.ts'
import { isUpiPayeeId } from '#domain/payments/upi-link.ts'
import { normalizeText } from '#domain/text.ts'

const UPI_KINDS = ['personal', 'merchant'] as const satisfies UpiKind[]

export const upiForm: PartForm<'upi'> = {
  texts: UPI_FORM,
  of: (practice) => practice.upi,
  fields: withTexts(UPI_FORM.fields, [
    { name: 'payeeId' },
    { name: 'payeeName' },
    { name: 'kind', type: 'choice', options: codeOptions(UPI_KINDS, UPI_FORM.kinds) },
  ]),
  schema: z.object({
    payeeId: z.string().trim().refine(isUpiPayeeId, UPI_FORM.problems.payeeId),
    payeeName: line(100),
    kind: oneOf(UPI_KINDS),
  }),
  fill: ({ payeeId, payeeName, kind }) => ({ payeeId: payeeId ?? '', payeeName: payeeName ?? '', kind }),
}

const GST_MODES = ['unregistered', 'bill_of_supply', 'tax_invoice'] as const satisfies GstMode[]
const sac = () => z.string().regex(/^\d{4,8}$/, GST_FORM.problems.sac)

export const gstForm: PartForm<'gst'> = {
  texts: GST_FORM,
  of: (practice) => practice.gst,
  fields: withTexts(GST_FORM.fields, [
    { name: 'mode', type: 'choice', options: codeOptions(GST_MODES, GST_FORM.modes) },
    { name: 'legalName', isOptional: true },
    { name: 'gstin', isOptional: true },
    { name: 'consultationSac' },
    { name: 'courseSac' },
  ]),
  schema: z
    .object({
      mode: oneOf(GST_MODES),
      legalName: orNull(line(150)),
      gstin: orNull(
        z
          .string()
          .transform((typed) => typed.trim().toUpperCase())
          .pipe(z.string().refine(isGstin, GST_FORM.problems.gstin)),
      ),
      consultationSac: sac(),
      courseSac: sac(),
    })
    .refine(({ mode, legalName }) => mode === 'unregistered' || legalName !== null, {
      path: ['legalName'],
      error: GST_FORM.problems.legalNameMissing,
    })
    .refine(({ mode, gstin }) => mode === 'unregistered' || gstin !== null, {
      path: ['gstin'],
      error: GST_FORM.problems.gstinMissing,
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
  texts: INVOICES_FORM,
  of: (practice) => practice.invoices,
  fields: withTexts(INVOICES_FORM.fields, [{ name: 'prefix' }, { name: 'firstNumber', type: 'number' }]),
  schema: z
    .object({
      prefix: z
        .string()
        .transform((typed) => typed.trim().toUpperCase())
        .pipe(z.string().refine(isInvoicePrefix, INVOICES_FORM.problems.prefix)),
      firstNumber: whole(1, LAST_FIRST_NUMBER),
    })
    .transform((change) => ({ ...change, firstNumberYear: null })),
  fill: ({ prefix, firstNumber }) => ({ prefix, firstNumber: String(firstNumber) }),
}

export const almanacForm: PartForm<'almanac'> = {
  texts: ALMANAC_FORM,
  of: (practice) => practice.almanac,
  fields: withTexts(ALMANAC_FORM.fields, [
    { name: 'name' },
    { name: 'lat', isOptional: true },
    { name: 'lon', isOptional: true },
    { name: 'sunrise', type: 'choice', options: codeOptions(SUNRISE_RULES, SUNRISE_LABELS) },
    { name: 'labelsSlots', type: 'tick' },
    { name: 'slotLabels', type: 'ticks', options: codeOptions(SLOT_LABELS, SLOT_LABEL_TEXTS.names) },
  ]),
  schema: z
    .object({
      name: line(100),
      lat: degrees(66),
      lon: degrees(180),
      sunrise: oneOf(SUNRISE_RULES),
      labelsSlots: tick(),
      slotLabels: ticked(),
    })
    .transform(({ slotLabels, ...almanac }) => ({
      ...almanac,
      hiddenSlotLabels: SLOT_LABELS.filter((label) => !slotLabels.includes(label)),
    })),
  fill: ({ name, lat, lon, sunrise, labelsSlots, hiddenSlotLabels }) => ({
    name,
    lat: String(lat),
    lon: String(lon),
    sunrise,
    labelsSlots: labelsSlots ? 'on' : '',
    slotLabels: SLOT_LABELS.filter((label) => !hiddenSlotLabels.includes(label)).join(', '),
  }),
}

/** An unchanged standard text is not stored, so that it follows the updates of the site. */
const ownText = (standard: string) =>
  optionalText(20_000).transform((typed) => (typed === normalizeText(standard) ? '' : typed))

const TERMS = { name: 'terms', label: LEGAL_FORM.terms, isFolded: true } as const
const PRIVACY = { name: 'privacy', label: LEGAL_FORM.privacy, isFolded: true } as const

export const legalForm: PartForm<'legal'> = {
  texts: LEGAL_FORM,
  of: (practice) => practice.policies,
  fields: withTexts(LEGAL_FORM.fields, [
    { name: 'termsText', group: TERMS, type: 'long', rows: 20, isOptional: true },
    { name: 'termsAdditions', group: TERMS, type: 'long', rows: 6, isOptional: true },
    { name: 'termsSince', group: TERMS, type: 'date' },
    { name: 'privacyText', group: PRIVACY, type: 'long', rows: 20, isOptional: true },
    { name: 'privacyAdditions', group: PRIVACY, type: 'long', rows: 6, isOptional: true },
    { name: 'privacySince', group: PRIVACY, type: 'date' },
  ]),
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
