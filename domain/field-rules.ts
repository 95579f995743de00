import { z } from 'zod'
import { parseEmail } from './email-address.ts'
import type { FieldProblem } from './field-problems.ts'
import { normalizeLine, normalizeName, normalizeText } from './text.ts'

// A schema costs about a millisecond to build, so each form builds its own once, when its module loads. What a page needs
// of a form (limits, options) has a file without zod, which would otherwise reach the browser.

const MISSING = 'missing' satisfies FieldProblem
const INVALID = 'invalid' satisfies FieldProblem
const TOO_LONG = 'too-long' satisfies FieldProblem

const isBlank = (text: string) => normalizeLine(text) === ''

const normalized = (normalize: (text: string) => string) => z.string().transform(normalize)
const atMost = (longest: number) => z.string().max(longest, TOO_LONG)

export const requiredText = (normalize: (text: string) => string, longest: number) =>
  normalized(normalize).pipe(atMost(longest).min(1, MISSING))

export const anyText = (normalize: (text: string) => string, longest: number) =>
  normalized(normalize).pipe(atMost(longest))

export const line = (longest = 200) => requiredText(normalizeLine, longest)
export const text = (longest = 5_000) => requiredText(normalizeText, longest)
export const optionalLine = (longest = 200) => anyText(normalizeLine, longest)
export const optionalText = (longest = 5_000) => anyText(normalizeText, longest)

/** A name; a long one is cut instead of refused. */
export const name = () => normalized(normalizeName).pipe(z.string().min(1, MISSING))

/** What `parse` makes of the text; undefined means that the text is wrong. */
export const parsed = <Value>(parse: (text: string) => Value | undefined, problem: string = INVALID) =>
  z.string().transform((typed, context) => {
    const value = parse(typed)
    if (value !== undefined) return value
    context.addIssue(problem)
    return z.NEVER
  })

export const required = <Value>(rule: z.ZodType<Value, string>) =>
  z
    .string()
    .refine((typed) => !isBlank(typed), MISSING)
    .pipe(rule)

export const email = () => required(parsed(parseEmail))

/** Null for a blank field. */
export const orNull = <Value>(rule: z.ZodType<Value, string>) =>
  z
    .string()
    .transform((typed) => (isBlank(typed) ? null : typed))
    .pipe(rule.nullable())

/** One of the options, exactly as the form sends it. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  problem: string = INVALID,
) => z.enum(options, problem)

/** A checkbox: browsers send "on", or nothing at all. */
export const tick = () => z.string().transform((sent) => sent === 'on')

/** A checkbox that must be ticked. */
export const requiredTick = () => z.string().refine((sent) => sent === 'on', MISSING)
