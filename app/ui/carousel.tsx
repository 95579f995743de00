import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { CONTROLS } from '#content/frame/controls.ts'
import { buttonClass } from './buttons/button-class.ts'
import { IconButton } from './buttons/icon-button.tsx'
import { Icon } from './icon.tsx'

export type Slide = { id: string; label: string; content: ReactNode }

const ADVANCE_MS = 5000

type CarouselProps = {
  id: string
  label: string
  slides: readonly Slide[]
}

/**
 * A row with native scroll snapping; dots are links, so it needs no script. The enhancement script adds arrows,
 * autoplay, and a pause that also obeys hover, focus and reduced motion.
 */
export function Carousel({ id, label, slides }: CarouselProps) {
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label} data-carousel={ADVANCE_MS}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ul className="carousel-track" id={id} tabIndex={0} aria-label={label} data-carousel-track>
        {slides.map((slide) => (
          <li key={slide.id} id={slide.id} aria-label={slide.label}>
            {slide.content}
          </li>
        ))}
      </ul>
      <div className="carousel-controls">
        <IconButton
          icon={ChevronLeft}
          label={CONTROLS.previous}
          tone="secondary"
          aria-controls={id}
          data-carousel-step="-1"
          data-needs-script
        />
        <div className="carousel-dots">
          {slides.map((slide, index) => (
            <a key={slide.id} href={`#${slide.id}`} aria-current={index === 0} data-carousel-dot>
              <span className="sr-only">{CONTROLS.showSlide(slide.label)}</span>
            </a>
          ))}
        </div>
        <IconButton
          icon={ChevronRight}
          label={CONTROLS.next}
          tone="secondary"
          aria-controls={id}
          data-carousel-step="1"
          data-needs-script
        />
        <button
          type="button"
          className={`${buttonClass({ tone: 'quiet' })} button-icon carousel-pause`}
          data-carousel-pause
          data-needs-script
        >
          <span className="carousel-playing">
            <Icon of={Pause} />
            <span className="sr-only">{CONTROLS.pauseCarousel}</span>
          </span>
          <span className="carousel-paused">
            <Icon of={Play} />
            <span className="sr-only">{CONTROLS.playCarousel}</span>
          </span>
        </button>
      </div>
    </section>
  )
}
