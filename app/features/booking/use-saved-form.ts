import { type RefObject, useEffect, useState } from 'react'

type Values = Readonly<Record<string, string>>

const PREFIX = 'booking:'

/** Not restored: consent must be given each time, and the key belongs to one page. */
const NOT_SAVED = ['consent', 'guardian', 'idempotencyKey', 'intent']

/**
 * Saves typed text in this tab's session storage, for a reload or Back. Values from the server win; otherwise
 * the saved text is restored after hydration, where nothing else was typed before it.
 */
export function useSavedForm(path: string, isFilled: boolean, form: RefObject<HTMLFormElement | null>) {
  const [saved, setSaved] = useState<Values>()

  // Session storage exists only in the browser.
  useEffect(() => {
    if (isFilled) return
    const stored = read(path)
    setSaved(stored && { ...stored, ...typedIn(form.current) })
  }, [path, isFilled, form])

  const save = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].filter(([name]) => !NOT_SAVED.includes(name))
    write(path, Object.fromEntries(entries.map(([name, value]) => [name, String(value)])))
  }
  return { saved, save }
}

/** Deletes saved forms once a booking is made. */
export function forgetSavedForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Without session storage nothing was saved.
  }
}

function typedIn(form: HTMLFormElement | null): Values {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []
  const typed = [...fields].filter(({ type, value, defaultValue }) => type !== 'hidden' && value !== defaultValue)
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}

function read(path: string): Values | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + path)
    return text === null ? undefined : (JSON.parse(text) as Values)
  } catch {
    return undefined
  }
}

function write(path: string, values: Values): void {
  try {
    sessionStorage.setItem(PREFIX + path, JSON.stringify(values))
  } catch {
    // Without session storage the form still works; only a reload loses the text.
  }
}
