import { WEEK_MS } from '#domain/durations.ts'

/** A text that is not saved yet, as this browser stores it. */
export type StoredText = {
  /** When it was typed, in milliseconds. */
  readonly at: number
  /** The saved version that it changes, so that restoring it cannot overwrite a later one unseen. */
  readonly version: number
  readonly fields: Readonly<Record<string, string>>
}

const PREFIX = 'unsaved-text:'

/** The texts of one person have their id in front, so that nobody else is offered them. */
export function textKey(personId: string, textId: string): string {
  return `${personId}:${textId}`
}

export function storeText(key: string, text: StoredText): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(text))
  } catch {
    // Without storage, or when it is full, the text is only on the page.
  }
}

export function findStoredText(key: string, now = Date.now()): StoredText | undefined {
  try {
    const text: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isStoredText(text) && now - text.at < WEEK_MS ? text : undefined
  } catch {
    return undefined
  }
}

export function removeStoredText(key: string): void {
  removeWhere((stored) => stored === key)
}

export function removeTextsOf(personId: string): void {
  removeWhere((key) => key.startsWith(textKey(personId, '')))
}

/** Removes what is older than a week, or cannot be read. */
export function removeOldTexts(now = Date.now()): void {
  removeWhere((key) => findStoredText(key, now) === undefined)
}

function removeWhere(isUnwanted: (key: string) => boolean): void {
  try {
    const keys = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
    for (const name of keys) if (isUnwanted(name.slice(PREFIX.length))) localStorage.removeItem(name)
  } catch {
    // Without storage nothing was stored.
  }
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
