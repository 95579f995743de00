import { z } from 'zod'
import { FIELD_RULES } from '#app/content/admin.ts'
import { parseEmail } from '#domain/email-address.ts'
import { isTimeOfDay } from '#domain/india-time.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { normalizeLine, normalizeText } from '#domain/text.ts'

const LONGEST_URL = 2_000
const HIGHEST_RUPEES = 1_000_000

const { missing, tooLong } = FIELD_RULES

export const line = (most = 200) =>
  z
    .string()
    .transform(normalizeLine)
    .pipe(z.string().min(1, missing).max(most, tooLong(most)))

export const optionalLine = (most = 200) =>
  z
    .string()
    .transform(normalizeLine)
    .pipe(z.string().max(most, tooLong(most)))

export const text = (most = 5_000) =>
  z
    .string()
    .transform(normalizeText)
    .pipe(z.string().min(1, missing).max(most, tooLong(most)))

export const optionalText = (most = 5_000) =>
  z
    .string()
    .transform(normalizeText)
    .pipe(z.string().max(most, tooLong(most)))

/** Markdown needs its line breaks and indentation, so only line endings are normalized. */
export const markdown = (most = 50_000) =>
  z
    .string()
    .transform((typed) => typed.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(most, tooLong(most)))

export const orNull = <Value>(rule: z.ZodType<Value, string>) =>
  z
    .string()
    .transform((typed) => (typed === '' ? null : typed))
    .pipe(rule.nullable())

/** One entry per line; empty lines are ignored. */
export const lines = (mostLines = 12, most = 200) =>
  z
    .string()
    .transform((typed) => typed.split('\n').map(normalizeLine).filter(Boolean))
    .pipe(z.array(z.string().max(most, tooLong(most))).max(mostLines, FIELD_RULES.tooManyLines(mostLines)))

export const whole = (from: number, to: number) => {
  const message = FIELD_RULES.wholeNumber(from, to)
  return z
    .string()
    .transform((typed) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN))
    .pipe(z.number({ error: message }).min(from, message).max(to, message))
}

/** Signed degrees, such as "23.1765". */
export const degrees = (most: number) => {
  const message = FIELD_RULES.degrees(most)
  return z
    .string()
    .transform((typed) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(typed.trim()) ? Number(typed) : Number.NaN))
    .pipe(z.number({ error: message }).min(-most, message).max(most, message))
}

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

/** Accepts "10,999" or "₹ 127.96"; a price must be more than zero. */
export const rupeeAmount = () => {
  const message = FIELD_RULES.rupees
  return z
    .string()
    .transform((typed) => {
      const bare = typed.replaceAll(/[₹,\s]/g, '')
      return AMOUNT.test(bare) ? Math.round(Number(bare) * 100) : Number.NaN
    })
    .pipe(
      z
        .number({ error: message })
        .min(1, message)
        .max(HIGHEST_RUPEES * 100, message),
    )
    .transform((amount): Paise => paiseFrom(amount))
}

/** https only, and no user name or password that could disguise the host. */
export const webAddress = () =>
  z
    .string()
    .transform((typed) => URL.parse(typed.trim()))
    .refine(
      (url) =>
        url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href.length < LONGEST_URL,
      FIELD_RULES.webAddress,
    )
    .transform((url) => url?.href ?? '')

export const mailAddress = () =>
  z
    .string()
    .transform((typed) => parseEmail(typed) ?? '')
    .pipe(z.string().min(1, FIELD_RULES.mailAddress))

export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, FIELD_RULES.choice)

/** Browsers do not send an unticked box at all. */
export const tick = () => z.string().transform((sent) => sent === 'on')

export const timeOfDay = () => z.string().refine(isTimeOfDay, FIELD_RULES.timeOfDay)
