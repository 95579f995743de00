import { WEEK_MS } from '#domain/time/durations.ts'
import { removeTextsWhere, storedName } from './text-keys.ts'

/** A text that is not saved yet, as this browser stores it. */
export type StoredText = {
  /** When it was typed, in milliseconds. */
  readonly at: number
  /** The saved version that it changes, so that restoring it cannot overwrite a later one unseen. */
  readonly version: number
  readonly fields: Readonly<Record<string, string>>
}

export function storeText(key: string, text: StoredText): void {
  try {
    localStorage.setItem(storedName(key), JSON.stringify(text))
  } catch {
    // Without storage, or when it is full, the text is only on the page.
  }
}

export function findStoredText(key: string, now = Date.now()): StoredText | undefined {
  try {
    const text: unknown = JSON.parse(localStorage.getItem(storedName(key)) ?? 'null')
    return isStoredText(text) && now - text.at < WEEK_MS ? text : undefined
  } catch {
    return undefined
  }
}

export function removeStoredText(key: string): void {
  removeTextsWhere((stored) => stored === key)
}

/** Removes what is older than a week, or cannot be read. */
export function removeOldTexts(now = Date.now()): void {
  removeTextsWhere((key) => findStoredText(key, now) === undefined)
}

function isStoredText(value: unknown): value is StoredText {
  if (typeof value !== 'object' || value === null) return false
  const { at, version, fields } = value as Partial<Record<keyof StoredText, unknown>>
  const isRecord = typeof fields === 'object' && fields !== null
  return Number.isFinite(at) && Number.isInteger(version) && isRecord && Object.values(fields).every(isText)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
