import { removeOldTexts, removeTextsOf } from '#app/features/writing/stored-texts.ts'

/** Texts that were typed and never saved leave this browser after a week, and when their writer signs out. */
export function removeUnsavedTexts() {
  removeOldTexts()
  document.addEventListener('submit', ({ target }) => {
    const isSignOut = target instanceof HTMLFormElement && new URL(target.action).pathname === '/sign-out'
    const { person } = document.body.dataset
    if (isSignOut && person !== undefined && navigator.onLine) removeTextsOf(person)
  })
}
