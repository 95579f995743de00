import { type JdSpan, unixFromJulianDay } from '@muhurta/jyotish'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Whole minutes since 1970. */
export type Minutes = { readonly start: number; readonly end: number }

/** The first and last whole minute inside a span, so that no printed minute is outside. */
export function minutesOfSpan({ startJdUt, endJdUt }: JdSpan): Minutes {
  return {
    start: Math.ceil(unixFromJulianDay(startJdUt) / MINUTE_MS),
    end: Math.floor(unixFromJulianDay(endJdUt) / MINUTE_MS),
  }
}

/** Names the best part of a window in forms. */
export function windowKey(span: JdSpan): string {
  const { start, end } = minutesOfSpan(span)
  return `${start}-${end}`
}

export function readWindowKey(text: string): Minutes | undefined {
  const [, start = '', end = ''] = /^(-?\d{1,9})-(-?\d{1,9})$/.exec(text) ?? []
  return start === '' ? undefined : { start: Number(start), end: Number(end) }
}

/** Whether two spans of minutes have a minute in common. */
export function haveCommonMinute(one: Minutes, other: Minutes): boolean {
  return one.start < other.end && other.start < one.end
}

/** A sentence or two for the client, beside a window. */
export const LONGEST_WINDOW_NOTE = 500
