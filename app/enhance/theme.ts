import { YEAR_SECONDS } from '#domain/time/durations.ts'

/** Switches the theme at once and stores it in a cookie, so that the next page renders with it from the start. */
export function switchTheme() {
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement && event.target.matches('[data-theme-switch]'))) return
    event.preventDefault()

    const theme = currentTheme() === 'dark' ? 'light' : 'dark'
    const hadFocus = event.target.contains(document.activeElement)
    document.documentElement.dataset.theme = theme
    // The pressed button is now hidden; focus moves to the one that replaced it.
    if (hadFocus) event.target.querySelector<HTMLElement>(`.to-${theme === 'dark' ? 'light' : 'dark'}`)?.focus()
    // biome-ignore lint/suspicious/noDocumentCookie: the phones we support lack the Cookie Store API.
    document.cookie = `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  })
}

function currentTheme(): string {
  const chosen = document.documentElement.dataset.theme
  return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}
