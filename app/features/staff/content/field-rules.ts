import { z } from 'zod'
import { FIELD_RULES } from '#content/staff/editing.ts'
import { parseImageUrl } from '#domain/blog/post-image.ts'
import { parseEmail } from '#domain/email-address.ts'
import { anyText, choice, optionalLine, parsed } from '#domain/field-rules.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { normalizeLine } from '#domain/text.ts'
import { isCalendarDate, isTimeOfDay } from '#domain/time/india-time.ts'
import { TICKS_SEPARATOR } from './form-spec.ts'

// The rules that only admin forms have. Their messages are texts, because most of them name a limit or a format.

const LONGEST_URL = 2_000
const HIGHEST_RUPEES = 1_000_000

/** Markdown needs its line breaks and indentation, so only line endings are normalized. */
export const markdown = (longest = 50_000) => anyText((typed) => typed.replaceAll(/\r\n?/g, '\n').trim(), longest)

/** One entry per line; empty lines are ignored. */
export const lines = (mostLines = 12, longest = 200) =>
  z
    .string()
    .transform((typed) => typed.split('\n').map(normalizeLine).filter(Boolean))
    .pipe(z.array(optionalLine(longest)).max(mostLines, FIELD_RULES.tooManyLines(mostLines)))

const WHOLE = /^\d{1,9}$/
const SIGNED_DECIMAL = /^-?\d{1,3}(\.\d{1,8})?$/
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

function numberIn(typed: string, format: RegExp, [from, to]: readonly [number, number]): number | undefined {
  const number = format.test(typed) ? Number(typed) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

export const whole = (from: number, to: number) =>
  parsed((typed) => numberIn(typed.trim(), WHOLE, [from, to]), FIELD_RULES.wholeNumber(from, to))

export const typedNumber = (value: number | null) => (value === null ? '' : String(value))

/** Signed degrees, such as "23.1765". */
export const degrees = (most: number) =>
  parsed((typed) => numberIn(typed.trim(), SIGNED_DECIMAL, [-most, most]), FIELD_RULES.degrees(most))

/** Accepts "10,999" or "₹ 127.96"; a price must be more than zero. */
export const rupeeAmount = () => parsed((typed) => parseRupees(typed), FIELD_RULES.rupees)

export function parseRupees(typed: string, least = 0.01): Paise | undefined {
  const rupees = numberIn(typed.replaceAll(/[₹,\s]/g, ''), AMOUNT, [least, HIGHEST_RUPEES])
  return rupees === undefined ? undefined : paiseFrom(Math.round(rupees * 100))
}

export const typedRupees = (amount: Paise | null) => (amount === null ? '' : String(amount / 100))

export const webAddress = () => parsed(parseWebAddress, FIELD_RULES.webAddress)

/** https only, and no user name or password that could disguise the host. */
function parseWebAddress(typed: string): string | undefined {
  const url = URL.parse(typed.trim())
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  return url.href.length < LONGEST_URL ? url.href : undefined
}

/** A public link or an uploaded picture. */
export const pictureAddress = () => parsed(parseImageUrl, FIELD_RULES.picture)

export const mailAddress = () => parsed(parseEmail, FIELD_RULES.mailAddress)

export const oneOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  choice(options, FIELD_RULES.choice)

/** The ticked options of a `ticks` field. */
export const ticked = () =>
  z.string().transform((typed) => (typed === '' ? [] : typed.split(TICKS_SEPARATOR).map((value) => value.trim())))

export const calendarDate = () => z.string().refine(isCalendarDate, FIELD_RULES.date)

export const timeOfDay = () => z.string().refine(isTimeOfDay, FIELD_RULES.timeOfDay)
