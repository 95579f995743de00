import { z } from 'zod'
import { webAddress } from '#app/features/staff/content/field-rules.ts'
import {
  codeOptions,
  type FieldShape,
  type FieldSpec,
  type FormTexts,
  withTexts,
} from '#app/features/staff/content/form-spec.ts'
import type { PartForm } from '#app/features/staff/content/part-form.ts'
import { PAYMENT_METHODS_FORM } from '#content/staff/practice/payment-forms.ts'
import { METHOD_NAMES } from '#content/staff/practice/payment-methods.ts'
import { PAYMENT_METHODS, type PaymentMethod, type PracticePaymentMethods } from '#domain/content/payment-methods.ts'
import { optionalLine, optionalText } from '#domain/field-rules.ts'
import { isBic, isIban, isIfsc, looksLikeIban } from '#domain/payments/bank-codes.ts'

const PROBLEMS = PAYMENT_METHODS_FORM.problems
const PLACES = ['', '1', '2', '3', '4', '5'] as const

const DETAILS = {
  upi: [],
  bank: [
    { name: 'bankAccountName', isOptional: true },
    { name: 'bankAccountNumber', isOptional: true },
    { name: 'ifsc', isOptional: true },
    { name: 'bankName', isOptional: true },
    { name: 'branch', isOptional: true },
  ],
  swift: [
    { name: 'swiftAccountName', isOptional: true },
    { name: 'swiftAccount', isOptional: true },
    { name: 'bic', isOptional: true },
    { name: 'swiftBankName', isOptional: true },
    { name: 'bankAddress', isOptional: true },
    { name: 'correspondent', type: 'long', rows: 3, isOptional: true },
  ],
  link: [
    { name: 'linkUrl', type: 'url', isOptional: true },
    { name: 'linkLabel', isOptional: true },
    { name: 'linkReference', isOptional: true },
  ],
  session: [],
} as const satisfies Record<PaymentMethod, readonly FieldShape[]>

const instructionsName = <Way extends PaymentMethod>(method: Way) => `${method}Instructions` as const

function fieldsOf(method: PaymentMethod): FieldSpec[] {
  const group = { name: method, label: METHOD_NAMES[method], isFolded: true, lineOf: method } as const
  const fields = withTexts(PAYMENT_METHODS_FORM.fields, [
    { name: method, type: 'choice', options: codeOptions(PLACES, PAYMENT_METHODS_FORM.places), isOptional: true },
    ...DETAILS[method],
    { name: instructionsName(method), type: 'long', rows: 2, isOptional: true },
  ])
  return fields.map((field) => ({ ...field, group }))
}

const compact = (longest: number) =>
  optionalLine(longest).transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
const code = (isRight: (text: string) => boolean, problem: string) =>
  compact(60).refine((text) => text === '' || isRight(text), problem)

const place = z.enum(PLACES, PROBLEMS.place)
const instructions = optionalText(1_000)

const TYPED = z.object({
  upi: place,
  upiInstructions: instructions,
  bank: place,
  bankAccountName: optionalLine(140),
  bankAccountNumber: code((text) => /^\d{6,18}$/.test(text), PROBLEMS.accountNumber),
  ifsc: code(isIfsc, PROBLEMS.ifsc),
  bankName: optionalLine(100),
  branch: optionalLine(100),
  bankInstructions: instructions,
  swift: place,
  swiftAccountName: optionalLine(140),
  swiftAccount: code((text) => /^[A-Z0-9]{6,34}$/.test(text), PROBLEMS.foreignAccount).refine(
    (text) => !looksLikeIban(text) || isIban(text),
    PROBLEMS.iban,
  ),
  bic: code(isBic, PROBLEMS.bic),
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
} as const satisfies Partial<Record<PaymentMethod, readonly (keyof Typed)[]>>

type DetailedMethod = keyof typeof NEEDED
const DETAILED_METHODS: readonly DetailedMethod[] = ['bank', 'swift', 'link']

function isFilled(method: DetailedMethod, typed: Typed): boolean {
  return NEEDED[method].some((name) => typed[name] !== '')
}

export const paymentMethodsForm: PartForm<'ways'> = {
  texts: PAYMENT_METHODS_FORM,
  of: (practice) => practice.paymentMethods,
  fields: PAYMENT_METHODS.flatMap(fieldsOf),
  schema: TYPED.superRefine((typed, context) => {
    for (const method of DETAILED_METHODS) {
      if (typed[method] === '' && !isFilled(method, typed)) continue
      for (const name of NEEDED[method].filter((needed) => typed[needed] === '')) {
        context.addIssue({ code: 'custom', path: [name], message: 'missing' })
      }
    }
  }).transform(methodsOf),
  fill,
}

function methodsOf(typed: Typed): PracticePaymentMethods {
  const offered = PAYMENT_METHODS.filter((method) => typed[method] !== '')
  const texts = PAYMENT_METHODS.flatMap((method) => {
    const text = typed[`${method}Instructions`]
    return text === '' ? [] : [[method, text] as const]
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

function fill({ offered, instructions: texts, bank, swift, link }: PracticePaymentMethods): FormTexts {
  const places = PAYMENT_METHODS.map((method) => [
    method,
    offered.includes(method) ? String(offered.indexOf(method) + 1) : '',
  ])
  return {
    ...Object.fromEntries(places),
    ...Object.fromEntries(PAYMENT_METHODS.map((method) => [instructionsName(method), texts[method] ?? ''])),
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
