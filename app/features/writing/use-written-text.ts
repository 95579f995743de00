import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useRouteLoaderData } from 'react-router'
import { useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { addWriter, type SaveProblem } from './stay-on-page.ts'
import { findStoredText, removeStoredText, type StoredText, storeText } from './stored-texts.ts'
import { textKey } from './text-keys.ts'

const TYPING_PAUSE_MS = 2_000
const RETRY_MS = 30_000

type Person = { readonly id: string; readonly email: string }

type WrittenTextOptions = {
  /** Names the text among those of the same person, such as `notes:` and the booking's id. */
  id: string
  /** The fields that are stored in the browser. Birth details are never among them. */
  fields: readonly string[]
  /** The saved version; 0 for a new text. */
  version: number
  /** The last save was refused because someone else had saved; the page shows their text. */
  isConflict?: boolean
  /** The address that stores a draft on the server (intent `autosave`), after each pause. */
  draftAction?: string
  /** Without drafts: what was typed offline is saved by itself when the network is back. */
  isSavedLater?: boolean
}

/** What the action returns for a draft. */
type DraftAnswer = { readonly savedAt?: Date; readonly version?: number; readonly error?: string }

export type WrittenText = ReturnType<typeof useWrittenText>

/**
 * A form with a long text. What is typed is stored in this browser until it is saved on the server, and offered again
 * after a reload. A save that fails is repeated when the network is back, or when the writer has signed in again.
 */
export function useWrittenText(options: WrittenTextOptions) {
  const { id, fields, version, isConflict = false, draftAction, isSavedLater = false } = options
  const form = useRef<HTMLFormElement>(null)
  const person = usePersonAtFirst()
  const key = textKey(person?.id ?? '', id)
  const saver = useFetcher<DraftAnswer>()

  const [isChanged, setChanged] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const [problem, setProblem] = useState<SaveProblem>()
  const [isSignInOpen, setSignInOpen] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()
  const [offer, setOffer] = useState<StoredText>()
  /** The version that the typed text changes, as long as the page has still the version `of`. */
  const [base, setBase] = useState<{ readonly value: number; readonly of: number }>()
  const currentVersion = base?.of === version ? base.value : version

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What was sent and not answered yet; without a button for a draft. */
  const sent = useRef<{ readonly texts: string; readonly button?: HTMLElement | null }>(undefined)
  const isUnsavedNow = useRef(false)

  const markUnsaved = (value: boolean) => {
    isUnsavedNow.current = value
    setUnsaved(value)
  }

  const forget = () => {
    removeStoredText(key)
    markUnsaved(false)
  }

  /** Called for every change of the form. */
  const onChange = () => {
    setChanged(true)
    if (draftAction === undefined && fields.length > 0 && !isTyped(form.current, fields)) return forget()
    markUnsaved(true)
    setSavedAt(undefined)
    const typed = textsIn(form.current, fields)
    if (fields.length > 0) storeText(key, { at: Date.now(), version: currentVersion, fields: typed })
    if (!navigator.onLine) setProblem('offline')
    clearTimeout(waiting.current)
    if (draftAction !== undefined) waiting.current = setTimeout(saveDraft, TYPING_PAUSE_MS)
  }

  const saveDraft = () => {
    if (!form.current || draftAction === undefined) return
    const typed = new FormData(form.current)
    typed.set('intent', 'autosave')
    sent.current = { texts: fingerprint(form.current, fields) }
    void saver.submit(typed, { method: 'post', action: draftAction, defaultShouldRevalidate: false })
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A late draft would be offered as unsaved changes.
    clearTimeout(waiting.current)
    const { submitter } = event.nativeEvent as SubmitEvent
    sent.current = { texts: fingerprint(event.currentTarget, fields), button: submitter }
  }

  /** The server has what was sent; what was typed since is still unsaved. */
  const confirmSaved = () => {
    const texts = sent.current?.texts
    sent.current = undefined
    setProblem(undefined)
    if (texts === undefined || (form.current && fingerprint(form.current, fields) !== texts)) return
    forget()
  }

  const sendAgain = ({ isSignedIn = false } = {}) => {
    const button = sent.current?.button
    const isForm = button !== undefined && (isSignedIn || draftAction === undefined)
    if (!isForm && draftAction !== undefined) return saveDraft()
    if (isForm || isSavedLater) form.current?.requestSubmit(button ?? saveButtonIn(form.current))
  }

  const latest = useRef({ confirmSaved, sendAgain })
  latest.current = { confirmSaved, sendAgain }

  // Stored texts exist only in the browser. A text that was typed before hydration is found in the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text.
  useEffect(() => {
    const stored = findStoredText(key)
    const isKnown = stored && isSame(stored.fields, textsIn(form.current, fields))
    if (isKnown) removeStoredText(key)
    else if (stored) setOffer(stored)
    else if (isTyped(form.current, fields)) onChange()
    return () => clearTimeout(waiting.current)
  }, [key])

  // Without stored fields no text is looked for above.
  useTypedEarly(form, () => fields.length === 0 && onChange())

  // The router's requests are outside React.
  useEffect(
    () =>
      addWriter({
        textKey: key,
        isUnsaved: () => isUnsavedNow.current,
        answered: () => {
          // The answer to a draft says itself whether it was saved.
          if (sent.current?.button !== undefined) sent.current = undefined
          setProblem(undefined)
        },
        saved: () => latest.current.confirmSaved(),
        failed: (why) => {
          setProblem(why)
          if (why === 'signed-out') setSignInOpen(true)
        },
      }),
    [key],
  )

  // The answer to a draft arrives with the fetcher.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (saver.data?.savedAt === undefined) return
    setSavedAt(saver.data.savedAt)
    if (saver.data.version !== undefined) setBase({ value: saver.data.version, of: version })
    confirmSaved()
  }, [saver.data])

  // After a conflict, saving again is meant to replace what the page shows of the other text.
  useEffect(() => {
    if (isConflict) setBase(undefined)
  }, [isConflict])

  // The network is outside React.
  useEffect(() => {
    if (!isUnsaved) return undefined
    const onOffline = () => setProblem('offline')
    addEventListener('offline', onOffline)
    return () => removeEventListener('offline', onOffline)
  }, [isUnsaved])

  useEffect(() => {
    if (!isUnsaved || (problem !== 'offline' && problem !== 'no-answer')) return undefined
    const tryAgain = () => latest.current.sendAgain()
    const timer = setInterval(() => navigator.onLine && tryAgain(), RETRY_MS)
    addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tryAgain)
    }
  }, [isUnsaved, problem])

  return {
    form,
    key,
    person,
    version: currentVersion,
    onChange,
    onSubmit,
    /** Something was typed since the page was opened. */
    isChanged,
    /** The server does not have it yet. */
    isUnsaved,
    isSaving: saver.state !== 'idle',
    isSavedLater: draftAction !== undefined || isSavedLater || sent.current !== undefined,
    savedAt: isUnsaved ? undefined : savedAt,
    /** The reason for which the server refused the draft. */
    refusal: saver.state === 'idle' && isUnsaved ? saver.data?.error : undefined,
    problem: isUnsaved ? problem : undefined,
    offer,
    isOfferStale: offer !== undefined && offer.version !== version,
    restore() {
      if (!offer || !form.current) return
      setBase({ value: offer.version, of: version })
      write(form.current, offer.fields)
      setOffer(undefined)
    },
    discard() {
      removeStoredText(key)
      setOffer(undefined)
    },
    isSignInOpen,
    setSignInOpen,
    /** Another person's page is loaded anew, and the text waits for its writer. */
    signedIn(personId: string) {
      setSignInOpen(false)
      if (personId === person?.id) return sendAgain({ isSignedIn: true })
      markUnsaved(false)
      setChanged(false)
      // After the rendering that takes the question about unsaved text away.
      setTimeout(() => location.reload())
    },
  }
}

/** Who was signed in when the page was opened: the text is theirs, whoever signs in later. */
function usePersonAtFirst(): Person | undefined {
  const root = useRouteLoaderData<{ readonly viewer: Person | null }>('root')
  const [person] = useState(root?.viewer ?? undefined)
  return person
}

type TextElement = HTMLTextAreaElement | HTMLInputElement

function elementsIn(form: HTMLFormElement | null, names: readonly string[]): TextElement[] {
  return names.flatMap((name) => {
    const element = form?.elements.namedItem(name)
    return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement ? [element] : []
  })
}

function textsIn(form: HTMLFormElement | null, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(elementsIn(form, names).map(({ name, value }) => [name, value]))
}

function fingerprint(form: HTMLFormElement, names: readonly string[]): string {
  return JSON.stringify(textsIn(form, names))
}

/** The server stores texts without spaces around them. */
function isSame(stored: StoredText['fields'], shown: Readonly<Record<string, string>>): boolean {
  return Object.entries(stored).every(([name, text]) => text.trim() === (shown[name] ?? '').trim())
}

function isTyped(form: HTMLFormElement | null, names: readonly string[]): boolean {
  return elementsIn(form, names).some(({ value, defaultValue }) => value !== defaultValue)
}

/** As if it were typed: through the element itself, because React does not notice a value that is set. */
function write(form: HTMLFormElement, texts: StoredText['fields']): void {
  for (const element of elementsIn(form, Object.keys(texts))) {
    element.setRangeText(texts[element.name] ?? '', 0, element.value.length)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function saveButtonIn(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('button[type=submit]') ?? null
}
