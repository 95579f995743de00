import { z } from 'zod'
import { WAY_NAMES } from '#content/admin/payment-ways.ts'
import { PAYMENT_WAYS, type PaymentWay, type PracticePaymentWays } from '#domain/content/payment-ways.ts'
import { optionalLine, optionalText } from '#domain/field-rules.ts'
import { isBic, isIban, isIfsc, looksLikeIban } from '#domain/payments/bank-codes.ts'
import { webAddress } from '../field-rules.ts'
import type { FieldSpec, FormTexts } from '../form-spec.ts'
import type { PartForm } from '../part-form.ts'

const PLACES = ['', '1', '2', '3', '4', '5'] as const
const PLACE_OPTIONS = [
  { value: '', label: 'Not offered' },
  ...['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((label, index) => ({ value: String(index + 1), label })),
]

const DETAILS = {
  upi: [],
  bank: [
    { name: 'bankAccountName', label: 'Account name', isOptional: true },
    { name: 'bankAccountNumber', label: 'Account number', isOptional: true },
    { name: 'ifsc', label: 'IFSC', hint: '11 characters, for example HDFC0001234', isOptional: true },
    { name: 'bankName', label: 'Bank', isOptional: true },
    { name: 'branch', label: 'Branch', isOptional: true },
  ],
  swift: [
    { name: 'swiftAccountName', label: 'Account name', isOptional: true },
    { name: 'swiftAccount', label: 'Account number or IBAN', isOptional: true },
    { name: 'bic', label: 'SWIFT code (BIC)', hint: '8 or 11 characters, for example HDFCINBB', isOptional: true },
    { name: 'swiftBankName', label: 'Bank', isOptional: true },
    { name: 'bankAddress', label: 'Address of the bank', isOptional: true },
    {
      name: 'correspondent',
      label: 'Correspondent bank',
      hint: 'Only if your bank asks for one, in its own words.',
      type: 'long',
      rows: 3,
      isOptional: true,
    },
  ],
  link: [
    {
      name: 'linkUrl',
      label: 'Address of the payment page',
      type: 'url',
      hint: 'Begins with https://',
      isOptional: true,
    },
    { name: 'linkLabel', label: 'Name of the page', hint: 'For example PayPal', isOptional: true },
    {
      name: 'linkReference',
      label: 'What its reference is called',
      hint: 'For example PayPal transaction ID',
      isOptional: true,
    },
  ],
  session: [],
} as const satisfies Record<PaymentWay, readonly FieldSpec[]>

const instructionsName = (way: PaymentWay) => `${way}Instructions`

const HINTS: Readonly<Partial<Record<PaymentWay, string>>> = {
  upi: 'The UPI ID has its own page under Practice.',
  session: 'Only for sessions in person. You agree to each one under “To verify”.',
}

function fieldsOf(way: PaymentWay): FieldSpec[] {
  const group = WAY_NAMES[way]
  const hint = HINTS[way]
  const fields: FieldSpec[] = [
    {
      name: way,
      label: 'Place in the list',
      type: 'choice',
      options: PLACE_OPTIONS,
      isOptional: true,
      ...(hint && { hint }),
    },
    ...DETAILS[way],
    { name: instructionsName(way), label: 'Instructions for the client', type: 'long', rows: 2, isOptional: true },
  ]
  return fields.map((field) => ({ ...field, group }))
}

const compact = (longest: number) =>
  optionalLine(longest).transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
const code = (isRight: (text: string) => boolean, problem: string) =>
  compact(60).refine((text) => text === '' || isRight(text), problem)

const place = z.enum(PLACES, 'Please choose a place in the list')
const instructions = optionalText(1_000)

const TYPED = z.object({
  upi: place,
  upiInstructions: instructions,
  bank: place,
  bankAccountName: optionalLine(140),
  bankAccountNumber: code((text) => /^\d{6,18}$/.test(text), 'An Indian account number has 6 to 18 digits'),
  ifsc: code(isIfsc, 'Please check the IFSC. It has four letters, a zero, and six letters or digits.'),
  bankName: optionalLine(100),
  branch: optionalLine(100),
  bankInstructions: instructions,
  swift: place,
  swiftAccountName: optionalLine(140),
  swiftAccount: code((text) => /^[A-Z0-9]{6,34}$/.test(text), 'Please enter 6 to 34 letters and digits').refine(
    (text) => !looksLikeIban(text) || isIban(text),
    'Please check the IBAN. One of its characters is wrong.',
  ),
  bic: code(isBic, 'Please check the SWIFT code. It has 8 or 11 letters and digits.'),
  swiftBankName: optionalLine(100),
  bankAddress: optionalLine(300),
  correspondent: optionalText(500),
  swiftInstructions: instructions,
  link: place,
  linkUrl: z.literal('').or(webAddress()),
  linkLabel: optionalLine(60),
  linkReference: optionalLine(60),
  linkInstructions: instructions,
  session: place.default(''),
  sessionInstructions: instructions.default(''),
})

type Typed = z.infer<typeof TYPED>

/** Of a way that is offered, or whose details have been begun. */
const NEEDED = {
  bank: ['bankAccountName', 'bankAccountNumber', 'ifsc', 'bankName'],
  swift: ['swiftAccountName', 'swiftAccount', 'bic', 'swiftBankName'],
  link: ['linkUrl', 'linkLabel'],
} as const satisfies Partial<Record<PaymentWay, readonly (keyof Typed)[]>>

type DetailedWay = keyof typeof NEEDED
const DETAILED_WAYS: readonly DetailedWay[] = ['bank', 'swift', 'link']

function isFilled(way: DetailedWay, typed: Typed): boolean {
  return NEEDED[way].some((name) => typed[name] !== '')
}

export const paymentWaysForm: PartForm<'ways'> = {
  title: 'Ways to pay',
  lead: 'What clients can choose from when they pay, and in which order. From abroad, SWIFT and the payment link come first. To change it you need your password. All admins get an email.',
  of: (practice) => practice.paymentWays,
  fields: PAYMENT_WAYS.flatMap(fieldsOf),
  schema: TYPED.superRefine((typed, context) => {
    for (const way of DETAILED_WAYS) {
      if (typed[way] === '' && !isFilled(way, typed)) continue
      for (const name of NEEDED[way].filter((needed) => typed[needed] === '')) {
        context.addIssue({ code: 'custom', path: [name], message: 'missing' })
      }
    }
  }).transform(waysOf),
  fill,
}

function waysOf(typed: Typed): PracticePaymentWays {
  const offered = PAYMENT_WAYS.filter((way) => typed[way] !== '')
  const texts = PAYMENT_WAYS.flatMap((way) => {
    const text = typed[`${way}Instructions`]
    return text === '' ? [] : [[way, text] as const]
  })
  return {
    // A stable sort: of two ways with the same place, the usual one comes first.
    offered: offered.toSorted((one, other) => Number(typed[one]) - Number(typed[other])),
    instructions: Object.fromEntries(texts),
    bank: isFilled('bank', typed)
      ? {
          accountName: typed.bankAccountName,
          accountNumber: typed.bankAccountNumber,
          ifsc: typed.ifsc,
          bankName: typed.bankName,
          branch: typed.branch,
        }
      : null,
    swift: isFilled('swift', typed)
      ? {
          accountName: typed.swiftAccountName,
          account: typed.swiftAccount,
          bic: typed.bic,
          bankName: typed.swiftBankName,
          bankAddress: typed.bankAddress,
          correspondent: typed.correspondent,
        }
      : null,
    link: isFilled('link', typed)
      ? { url: typed.linkUrl, label: typed.linkLabel, referenceLabel: typed.linkReference }
      : null,
  }
}

function fill({ offered, instructions: texts, bank, swift, link }: PracticePaymentWays): FormTexts {
  const places = PAYMENT_WAYS.map((way) => [way, offered.includes(way) ? String(offered.indexOf(way) + 1) : ''])
  return {
    ...Object.fromEntries(places),
    ...Object.fromEntries(PAYMENT_WAYS.map((way) => [instructionsName(way), texts[way] ?? ''])),
    bankAccountName: bank?.accountName ?? '',
    bankAccountNumber: bank?.accountNumber ?? '',
    ifsc: bank?.ifsc ?? '',
    bankName: bank?.bankName ?? '',
    branch: bank?.branch ?? '',
    swiftAccountName: swift?.accountName ?? '',
    swiftAccount: swift?.account ?? '',
    bic: swift?.bic ?? '',
    swiftBankName: swift?.bankName ?? '',
    bankAddress: swift?.bankAddress ?? '',
    correspondent: swift?.correspondent ?? '',
    linkUrl: link?.url ?? '',
    linkLabel: link?.label ?? '',
    linkReference: link?.referenceLabel ?? '',
  }
}
