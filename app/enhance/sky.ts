const A_YEAR_IN_SECONDS = 31_536_000

/** Turns the sky at once and remembers it, so that the next page is painted right from its first pixel. */
export function switchSky() {
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement && event.target.matches('[data-sky-switch]'))) return
    event.preventDefault()

    const sky = skyNow() === 'night' ? 'dawn' : 'night'
    const hadFocus = event.target.contains(document.activeElement)
    document.documentElement.dataset.sky = sky
    // The pressed button has just given way to its twin.
    if (hadFocus) event.target.querySelector<HTMLElement>(`.to-${sky === 'night' ? 'dawn' : 'night'}`)?.focus()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the phones we serve.
    document.cookie = `sky=${sky}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`
  })
}

function skyNow(): string {
  const chosen = document.documentElement.dataset.sky
  return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'dawn')
}
