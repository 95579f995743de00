import Bold from 'lucide-react/icons/bold'
import Heading from 'lucide-react/icons/heading'
import ImageIcon from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import List from 'lucide-react/icons/list'
import Table from 'lucide-react/icons/table'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showProblem } from '#app/ui/script-problem.ts'
import { TOOLBAR } from '#content/staff/website/blog-admin.ts'
import { insertPicture, insertText, MARKDOWN_EDITS, type Selected } from './markdown-edits.ts'
import { pastedMarkdown } from './pasted-markdown.ts'
import { useImageUpload } from './use-image-upload.ts'

type EditName = keyof typeof MARKDOWN_EDITS

const ICONS = { bold: Bold, italic: Italic, heading: Heading, list: List, table: Table }
const EDIT_NAMES: readonly EditName[] = ['bold', 'italic', 'heading', 'list', 'table']
const KEYS: Readonly<Record<string, EditName | undefined>> = { b: 'bold', i: 'italic' }

type MarkdownToolbarProps = {
  textarea: RefObject<HTMLTextAreaElement | null>
  /** The id of the text area. */
  controls: string
  /** Without it, there are no pictures. */
  uploadAction?: string
}

/** Buttons that write markdown into the text area. Without script the author types it. */
export function MarkdownToolbar({ textarea, controls, uploadAction }: MarkdownToolbarProps) {
  return (
    <div className="editor-toolbar" role="toolbar" aria-label={TOOLBAR.label} aria-controls={controls}>
      {EDIT_NAMES.map((name) => (
        <Button
          key={name}
          tone="quiet"
          size="sm"
          aria-label={TOOLBAR.names[name]}
          title={TOOLBAR.names[name]}
          onClick={() => apply(textarea.current, MARKDOWN_EDITS[name])}
        >
          <Icon of={ICONS[name]} />
        </Button>
      ))}
      {uploadAction !== undefined && <PictureButton textarea={textarea} uploadAction={uploadAction} />}
    </div>
  )
}

type PictureButtonProps = { textarea: RefObject<HTMLTextAreaElement | null>; uploadAction: string }

function PictureButton({ textarea, uploadAction }: PictureButtonProps) {
  const picture = useRef<HTMLInputElement>(null)
  const { answer, isUploading, upload } = useImageUpload(uploadAction)

  // Reacts to the upload's response: inserts the picture, or shows the reason.
  useEffect(() => {
    const url = answer?.uploadedUrl
    if (url) apply(textarea.current, (selected) => insertPicture(selected, url, TOOLBAR.describe))
    else if (answer?.toast) showProblem(answer.toast.title, answer.toast.detail)
  }, [answer, textarea])

  return (
    <>
      <Button
        tone="quiet"
        size="sm"
        aria-label={TOOLBAR.picture}
        title={TOOLBAR.picture}
        busy={isUploading}
        onClick={() => picture.current?.click()}
      >
        <Icon of={ImageIcon} />
      </Button>
      <input
        ref={picture}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label={TOOLBAR.picture}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

/** For a text area with Markdown: keys for bold and italic, and pasted formatting as Markdown. */
export const MARKDOWN_HANDLERS = { onKeyDown: handleKeys, onPaste: handlePaste } as const

/** Puts text where the cursor is. */
export function insertInto(textarea: HTMLTextAreaElement | null, text: string) {
  apply(textarea, (selected) => insertText(selected, text))
}

function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
  const markdown = pastedMarkdown(event.clipboardData.getData('text/html'))
  if (markdown === undefined) return
  event.preventDefault()
  insertInto(event.currentTarget, markdown)
}

/** Ctrl or Cmd with B or I. */
function handleKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
  const name = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey ? KEYS[event.key] : undefined
  if (name === undefined) return
  event.preventDefault()
  apply(event.currentTarget, MARKDOWN_EDITS[name])
}

function apply(textarea: HTMLTextAreaElement | null, edit: (selected: Selected) => Selected) {
  if (!textarea) return
  const { value, selectionStart, selectionEnd } = textarea
  const edited = edit({ text: value, start: selectionStart, end: selectionEnd })
  textarea.setRangeText(edited.text, 0, value.length)
  textarea.setSelectionRange(edited.start, edited.end)
  textarea.focus()
  // Autosave and the reading time listen to typing.
  textarea.dispatchEvent(new Event('input', { bubbles: true }))
}
