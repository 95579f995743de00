import { type RefObject, useEffect, useRef, useState } from 'react'
import { type BlockerFunction, type Location, useFetcher } from 'react-router'
import { EDITOR } from '#app/content/blog-admin.ts'
import { toastError } from '#app/ui/toasts.ts'
import type { BlogActionData } from './action-data.ts'
import { readTask } from './admin-address.ts'

const TYPING_PAUSE_MS = 2_000

/** Saves the typed text as a draft on the server shortly after each pause, so that a closed window loses nothing. */
export function useAutosave<Response extends { readonly savedAt?: Date } = BlogActionData>(
  form: RefObject<HTMLFormElement | null>,
  action: string,
) {
  const saver = useFetcher<Response>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isChanged, setChanged] = useState(false)
  // Null after `forget`.
  const answer = (saver.data as Response | null | undefined) ?? undefined

  // The timer runs outside React: it must not outlive the editor.
  useEffect(() => () => clearTimeout(waiting.current), [])

  const onChange = () => {
    setChanged(true)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      const typed = form.current && typedIn(form.current, 'autosave')
      if (typed) void saver.submit(typed, { method: 'post', action })
    }, TYPING_PAUSE_MS)
  }
  /** Cancels a pending draft before saving; a late draft would be offered as unsaved changes. */
  const stop = () => {
    clearTimeout(waiting.current)
    saver.reset()
  }
  return {
    onChange,
    stop,
    isChanged,
    isSaving: saver.state !== 'idle',
    answer,
    savedAt: answer?.savedAt,
    hasFailed: saver.state === 'idle' && answer !== undefined && answer.savedAt === undefined,
  }
}

/** Toggles between editing and preview; the server renders the markdown. */
export function usePreview<Response extends { readonly previewHtml?: string } = BlogActionData>(
  form: RefObject<HTMLFormElement | null>,
  action: string,
) {
  const renderer = useFetcher<Response>()
  const [isWanted, setWanted] = useState(false)
  const html = isWanted && renderer.state === 'idle' ? renderer.data?.previewHtml : undefined

  // Toasts are outside React; nothing else on the page would say why no preview came.
  useEffect(() => {
    if (renderer.data && renderer.data.previewHtml === undefined) toastError(EDITOR.noPreview)
  }, [renderer.data])

  return {
    html,
    isLoading: renderer.state !== 'idle',
    answer: renderer.data,
    toggle() {
      if (html !== undefined) return setWanted(false)
      setWanted(true)
      const typed = form.current && typedIn(form.current, 'preview')
      if (typed) void renderer.submit(typed, { method: 'post', action })
    },
  }
}

export const leavesEditor: BlockerFunction = ({ currentLocation, nextLocation }) =>
  editorAt(currentLocation) !== editorAt(nextLocation)

/** Identifies the editor that an address opens; empty if it opens none. */
function editorAt({ pathname, search }: Location): string {
  const task = readTask(new URLSearchParams(search))
  return task.kind === 'edit' ? `${pathname} ${task.postId}` : ''
}

function typedIn(form: HTMLFormElement, intent: 'autosave' | 'preview'): FormData {
  const typed = new FormData(form)
  typed.set('intent', intent)
  return typed
}
