let loading: Promise<void> | undefined

/**
 * The styles of everything, for what comes into a page later: by itself it has those of its own elements (decision 0101).
 * Without them what comes is still to be read, so nobody waits for a sheet that does not arrive.
 */
export function wholeStyles(): Promise<void> {
  loading ??= load(document.querySelector<HTMLStyleElement>('style[data-sheet]')?.dataset.sheet)
  return loading
}

function load(href: string | undefined): Promise<void> {
  if (href === undefined) return Promise.resolve()
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', () => resolve())
    document.head.append(sheet)
  })
}
