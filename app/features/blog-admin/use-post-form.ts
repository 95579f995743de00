import { type RefObject, useEffect, useState } from 'react'
import { type BlockerFunction, type Location, useFetcher } from 'react-router'
import { showProblem } from '#app/ui/script-problem.ts'
import { EDITOR } from '#content/staff/website/blog-admin.ts'
import type { BlogActionData } from './action-data.ts'
import { readTask } from './admin-address.ts'

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
    if (renderer.data && renderer.data.previewHtml === undefined) showProblem(EDITOR.noPreview)
  }, [renderer.data])

  return {
    html,
    isLoading: renderer.state !== 'idle',
    answer: renderer.data,
    toggle() {
      if (html !== undefined) return setWanted(false)
      setWanted(true)
      const typed = form.current && typedIn(form.current)
      if (typed) void renderer.submit(typed, { method: 'post', action, defaultShouldRevalidate: false })
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

function typedIn(form: HTMLFormElement): FormData {
  const typed = new FormData(form)
  typed.set('intent', 'preview')
  return typed
}
