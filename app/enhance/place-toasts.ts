const CONTROLS = 'body>:not([data-toasts]) :is(button,.button,input,select,textarea,summary,[role=tab],.app-place)'
const STEP_PX = 8

/**
 * On a phone toasts are as wide as the page: they move up to the lowest place where they cover no control, if the
 * window has one. The script watches their region, so that toasts of documents and of applications are placed alike.
 */
export function placeToasts() {
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  if (!region) return
  const place = () => placeRegion(region)
  new MutationObserver(place).observe(region, { childList: true })
  document.addEventListener('scrollend', place)
  place()
}

function placeRegion(region: HTMLElement) {
  region.style.bottom = ''
  if (region.childElementCount === 0 || !matchMedia('(width < 40rem)').matches) return

  const { top, bottom } = region.getBoundingClientRect()
  const controls = [...document.querySelectorAll(CONTROLS)]
    .map((control) => control.getBoundingClientRect())
    .filter(({ height }) => height > 0)
  for (let up = 0; up < top; up += STEP_PX) {
    if (controls.every((control) => control.bottom <= top - up || control.top >= bottom - up)) {
      region.style.bottom = `${innerHeight - bottom + up}px`
      return
    }
  }
}
