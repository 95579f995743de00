import { afterPaint } from './after-paint.ts'

/** Brings the arrows, dots and autoplay of each carousel to life; `carousel.tsx` has all markup and texts. */
export function enhanceCarousels() {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) enhance(carousel)
}

function enhance(carousel: HTMLElement) {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]')
  if (!track) return
  const dots = [...carousel.querySelectorAll<HTMLAnchorElement>('[data-carousel-dot]')]
  const slides = [...track.children] as HTMLElement[]
  const place = (slide: HTMLElement) => slide.offsetLeft - track.offsetLeft

  const furthest = () => track.scrollWidth - track.clientWidth
  const current = () => nearest(slides.map(place), track.scrollLeft)

  const goTo = (index: number) => {
    const slide = slides[(index + slides.length) % slides.length]
    if (slide) track.scrollTo({ left: place(slide), behavior: 'smooth' })
  }
  const step = (by: number) => {
    const isAtEnd = track.scrollLeft >= furthest() - 2
    const isAtStart = track.scrollLeft <= 2
    if (by > 0) goTo(isAtEnd ? 0 : current() + 1)
    else goTo(isAtStart ? slides.length - 1 : current() - 1)
  }
  /** When several slides are visible at once, the last ones cannot scroll to the front, so they get no dots. */
  const markDots = () => {
    const shown = current()
    dots.forEach((dot, index) => {
      const before = slides[index - 1]
      dot.hidden = before !== undefined && place(before) >= furthest() - 2
      dot.setAttribute('aria-current', String(index === shown))
    })
  }

  track.addEventListener('scroll', oncePerFrame(markDots), { passive: true })
  // This measures the layout, so it waits until after the first paint.
  afterPaint(() => new ResizeObserver(markDots).observe(track))
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-carousel-step]')) {
    button.addEventListener('click', () => step(Number(button.dataset.carouselStep)))
  }
  dots.forEach((dot, index) => {
    dot.addEventListener('click', (event) => {
      event.preventDefault()
      goTo(index)
    })
  })
  play(carousel, () => step(1))
}

/** Plays only while visible, not hovered, focused or paused, and when reduced motion is not requested. */
function play(carousel: HTMLElement, advance: () => void) {
  const pause = carousel.querySelector<HTMLElement>('[data-carousel-pause]')
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let isSeen = false
  let isPaused = lessMotion.matches

  const showPause = () => pause?.toggleAttribute('data-paused', isPaused)
  pause?.addEventListener('click', () => {
    isPaused = !isPaused
    showPause()
  })
  lessMotion.addEventListener('change', () => {
    isPaused = lessMotion.matches
    showPause()
  })
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false
  }).observe(carousel)

  setInterval(() => {
    const isOccupied = carousel.matches(':hover, :focus-within') || document.hidden
    if (isSeen && !isPaused && !isOccupied) advance()
  }, Number(carousel.dataset.carousel))
  if (isPaused) showPause()
}

function nearest(places: readonly number[], position: number): number {
  const distances = places.map((place) => Math.abs(place - position))
  return distances.indexOf(Math.min(...distances))
}

function oncePerFrame(work: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      work()
    })
  }
}
