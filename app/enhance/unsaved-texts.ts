import { removeTextsWhere, textKey } from '#app/features/writing/text-keys.ts'

/** Texts that were typed and never saved leave this browser when their writer signs out. */
export function removeTextsAtSignOut() {
  document.addEventListener('submit', ({ target }) => {
    const isSignOut = target instanceof HTMLFormElement && target.action.endsWith('/sign-out')
    const { person } = document.body.dataset
    if (isSignOut && person !== undefined) removeTextsWhere((key) => key.startsWith(textKey(person, '')))
  })
}
