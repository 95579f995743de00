const PREFIX = 'unsaved-text:'

/** The cache of the worker (`public/app-worker.js`) and the name of its owner in the browser's storage. */
export const STORED_DAY = 'my-day'

/** The texts of one person have their id in front, so that nobody else is offered them. */
export function textKey(personId: string, textId: string): string {
  return `${personId}:${textId}`
}

/** The name of a text in the browser's storage. */
export function storedName(key: string): string {
  return PREFIX + key
}

/** The keys of all stored texts. */
export function listTextKeys(): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
    return names.map((name) => name.slice(PREFIX.length))
  } catch {
    // Without storage nothing was stored.
    return []
  }
}

export function removeTextsWhere(isUnwanted: (key: string) => boolean): void {
  for (const key of listTextKeys()) if (isUnwanted(key)) localStorage.removeItem(storedName(key))
}

export async function removeStoredDay(): Promise<void> {
  await globalThis.caches?.delete(STORED_DAY)
}

/** Texts that were typed and never saved, and the stored day, leave this browser when their user signs out. */
export function removeStoredAtSignOut() {
  document.addEventListener('submit', ({ target }) => {
    const isSignOut = target instanceof HTMLFormElement && target.action.endsWith('/sign-out')
    const { person } = document.body.dataset
    if (isSignOut) void removeStoredDay()
    if (isSignOut && person !== undefined) removeTextsWhere((key) => key.startsWith(textKey(person, '')))
  })
}
