const A_YEAR_IN_SECONDS = 31_536_000

/** Turns the theme at once and remembers it, so that the next page is painted right from its first pixel. */
export function switchTheme() {
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement && event.target.matches('[data-theme-switch]'))) return
    event.preventDefault()

    const theme = currentTheme() === 'dark' ? 'light' : 'dark'
    const hadFocus = event.target.contains(document.activeElement)
    document.documentElement.dataset.theme = theme
    // The pressed button has just given way to its twin.
    if (hadFocus) event.target.querySelector<HTMLElement>(`.to-${theme === 'dark' ? 'light' : 'dark'}`)?.focus()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the phones we serve.
    document.cookie = `theme=${theme}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`
  })
}

function currentTheme(): string {
  const chosen = document.documentElement.dataset.theme
  return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}
