import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { to } from '#content/language.ts'
import { PREVIEW } from '#content/staff/editing.ts'
import { NO_PREVIEW_HEADER } from './preview-pages.ts'

const FRAME = 'preview'
const TYPING_PAUSE_MS = 700

type EditPreviewProps = {
  /** The address that renders the page: what is stored, and what is sent there. */
  href: string
  /** The id of the part of the page that shows it. */
  place: string | undefined
  /** A new item has no page yet. */
  isNew: boolean
  children: (button: ReactNode) => ReactNode
}

/** A form, with the page that it changes if the site has one. */
export function WithPreview({
  href,
  children,
  ...preview
}: Omit<EditPreviewProps, 'href'> & { href: string | undefined }) {
  if (href === undefined) return children(null)
  return (
    <EditPreview href={href} {...preview}>
      {children}
    </EditPreview>
  )
}

/**
 * A form with the page that it changes beside it, on a phone below it. The button sends the form to the frame, with or
 * without script; with script the page also follows when typing pauses.
 */
function EditPreview({ href, place, isNew, children }: EditPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const writing = useRef<HTMLDivElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)
  const shown = useRef<string>(undefined)
  const hasScrolled = useRef(false)
  const [isEmpty, setEmpty] = useState(isNew)
  const [problem, setProblem] = useState<string>()

  const show = async (form: HTMLFormElement) => {
    clearTimeout(waiting.current)
    asking.current?.abort()
    const asked = new AbortController()
    asking.current = asked
    try {
      const response = await fetch(to(href), { method: 'POST', body: typedIn(form), signal: asked.signal })
      const html = await response.text()
      if (asked.signal.aborted) return
      // A session that has ended leads to the sign-in.
      if (!response.ok || response.redirected) setProblem(PREVIEW.failed)
      else if (response.headers.has(NO_PREVIEW_HEADER)) setProblem(PREVIEW.incomplete)
      else {
        shown.current = html
        write(frame.current, html)
        setEmpty(false)
        setProblem(undefined)
      }
    } catch {
      if (!asked.signal.aborted) setProblem(PREVIEW.failed)
    }
  }

  const showSoon = (form: HTMLFormElement) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void show(form), TYPING_PAUSE_MS)
  }
  const showFirst = useEffectEvent(() => {
    // The page may have been loaded, and the form filled in, before the script.
    hasScrolled.current ||= scrollTo(frame.current, place)
    const form = writing.current?.querySelector('form')
    if (form && isFilledIn(form)) showSoon(form)
  })

  useEffect(() => {
    showFirst()
    // The timer runs outside React.
    return () => clearTimeout(waiting.current)
  }, [])

  const button = (
    <Button
      type="submit"
      tone="secondary"
      formAction={to(href)}
      formTarget={FRAME}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        const { form } = event.currentTarget
        if (!form) return
        event.preventDefault()
        frame.current?.scrollIntoView({ block: 'nearest' })
        void show(form)
      }}
    >
      {PREVIEW.show}
    </Button>
  )
  return (
    <div className="edit-preview">
      <div
        ref={writing}
        className="grid gap-5"
        onInput={({ target }: FormEvent<HTMLDivElement>) => {
          const { form } = target as HTMLInputElement
          if (form) showSoon(form)
        }}
      >
        {children(button)}
      </div>
      <section className="edit-preview-page" aria-labelledby="edit-preview-title">
        <h2 id="edit-preview-title" className="text-xl">
          {PREVIEW.title}
        </h2>
        <p className="hint" role="status">
          {problem ?? (isEmpty ? PREVIEW.incomplete : PREVIEW.lead)}
        </p>
        <iframe
          ref={frame}
          name={FRAME}
          title={PREVIEW.title}
          sandbox="allow-same-origin"
          loading="lazy"
          data-empty={isEmpty}
          {...(!isNew && { src: to(href) })}
          onLoad={() => {
            // The stored page came after the typed one.
            if (shown.current !== undefined && !isWritten(frame.current)) write(frame.current, shown.current)
            hasScrolled.current ||= scrollTo(frame.current, place)
          }}
        />
      </section>
    </div>
  )
}

/** Whether a field differs from what the page came with. */
function isFilledIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((one) => one.selected !== one.defaultSelected)
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    if (!(field instanceof HTMLInputElement)) return false
    return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
  })
}

/** Without pictures that are not uploaded yet. */
function typedIn(form: HTMLFormElement): FormData {
  const typed = new FormData(form)
  for (const [name, value] of [...typed]) if (typeof value !== 'string') typed.delete(name)
  return typed
}

/** In place, so that the frame keeps its scroll position and adds nothing to the history. */
function write(frame: HTMLIFrameElement | null, html: string): void {
  const page = frame?.contentDocument
  const view = frame?.contentWindow
  if (!page || !view) return
  const { scrollY } = view
  page.open()
  page.write(html)
  page.close()
  page.documentElement.dataset.written = ''
  view.scrollTo({ top: scrollY, behavior: 'instant' })
}

function isWritten(frame: HTMLIFrameElement | null): boolean {
  return frame?.contentDocument?.documentElement.dataset.written !== undefined
}

/** Not into view, which would scroll the form too. Returns false until the page is there. */
function scrollTo(frame: HTMLIFrameElement | null, place: string | undefined): boolean {
  const part = place === undefined ? null : frame?.contentDocument?.getElementById(place)
  if (frame?.contentDocument?.readyState !== 'complete' || !part) return false
  const { scrollMarginTop } = getComputedStyle(part)
  const top = part.getBoundingClientRect().top - (Number.parseFloat(scrollMarginTop) || 16)
  frame.contentWindow?.scrollBy({ top, behavior: 'instant' })
  return true
}
