import { removeStoredDay, STORED_DAY } from '#app/features/writing/text-keys.ts'
import { to } from '#content/language.ts'

/** The page that a browser stores for when there is no connection. */
export const MY_DAY_PATH = '/account/my-day'

/** Whose day this browser stores, if its user has switched that on. Undefined where nobody's is, or without storage. */
export function findDayOwner(): string | undefined {
  try {
    return localStorage.getItem(STORED_DAY) ?? undefined
  } catch {
    return undefined
  }
}

export async function switchDayOn(personId: string): Promise<void> {
  localStorage.setItem(STORED_DAY, personId)
  await storeDay()
}

export async function switchDayOff(): Promise<void> {
  localStorage.removeItem(STORED_DAY)
  await removeStoredDay()
}

/** Registering again looks for a new worker. */
async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/app-worker.js')
  return navigator.serviceWorker.ready
}

/** As it is now, in the language of this page. */
export async function storeDay(): Promise<void> {
  const { active } = await registerWorker()
  active?.postMessage({ storeDay: to(MY_DAY_PATH) })
}
