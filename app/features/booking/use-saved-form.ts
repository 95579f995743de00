import { useEffect, useState } from 'react'

type Values = Readonly<Record<string, string>>

const PREFIX = 'booking:'

/** Typed anew each time: a tick is a decision, and the key belongs to the page. */
const NOT_KEPT = ['consent', 'guardian', 'idempotencyKey', 'intent']

/**
 * Keeps what is typed for a reload or a way back, in this tab alone. What the server knows of the form wins; otherwise
 * the kept words come back once the page is alive.
 */
export function useSavedForm(path: string, isFilled: boolean) {
  const [kept, setKept] = useState<Values>()

  // The tab's own memory can only be read in the browser, after the first paint.
  useEffect(() => {
    if (!isFilled) setKept(read(path))
  }, [path, isFilled])

  const keep = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].filter(([name]) => !NOT_KEPT.includes(name))
    write(path, Object.fromEntries(entries.map(([name, value]) => [name, String(value)])))
  }
  return { kept, keep }
}

/** Once a booking is made, its form is nobody's business any more. */
export function forgetSavedForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // A browser without such a memory has kept nothing.
  }
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
    // Without such a memory the form still works; only a reload forgets it.
  }
}
