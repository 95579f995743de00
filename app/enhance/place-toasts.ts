const PAGE = 'body>:not([data-toasts])'
const BUTTONS = `${PAGE} :is(button,.button,summary,.tab,.app-nav-item)`
const FIELDS = `${PAGE} :is(input,select,textarea)`
const STEP_PX = 8

/**
 * On a phone toasts are as wide as the page: they move up to the lowest place where they cover no control. On a page
 * full of controls they cover fields, but no button; at worst they stay where they cover the fewest. The script watches
 * their region, so that toasts of documents and of applications are placed alike.
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
  const buttons = boxesOf(BUTTONS)
  const fields = boxesOf(FIELDS)
  let best = { up: 0, cost: Number.POSITIVE_INFINITY }
  for (let up = 0; up < top && best.cost > 0; up += STEP_PX) {
    const isCovered = (box: DOMRect) => box.bottom > top - up && box.top < bottom - up
    // One button weighs more than all fields of a screen.
    const cost = 100 * buttons.filter(isCovered).length + fields.filter(isCovered).length
    if (cost < best.cost) best = { up, cost }
  }
  region.style.bottom = `${innerHeight - bottom + best.up}px`
}

function boxesOf(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .map((control) => control.getBoundingClientRect())
    .filter(({ height }) => height > 0)
}
