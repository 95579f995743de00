import type { RouterContextProvider } from 'react-router'
import { fileFieldId } from '#app/features/page-parts/file-list.tsx'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { chosenAction, readForm, type SentForm, TOO_LARGE_INTENT } from '#app/http/form.ts'
import { BrokenForm, readSentFile, type SentFile } from '#app/http/multipart-file.ts'
import { goTo } from '#app/http/redirects.ts'
import { BOOKING_FILE_REFUSALS, FILES } from '#content/booking/files.ts'
import { removeFile, type StoreFileRefusal, storeFile } from '#usecases/sessions/store-file.ts'
import { BrokenUpload } from '#usecases/uploads/file-content.ts'

type FileVisit = {
  readonly context: Readonly<RouterContextProvider>
  readonly bookingId: string
  /** Who sends the form; the caller has checked that the booking is theirs or within their scope. */
  readonly sender: { readonly id: string; readonly isClient: boolean }
  /** The page with the files. */
  readonly page: string
  /** The question of the booking form that a file answers. */
  readonly questionId?: number | undefined
}

/** Receives a file, or removes one. Both return to the page with the files. */
export async function changeFiles(request: Request, visit: FileVisit) {
  if (isUpload(request)) return receive(request, visit)
  const form = await readForm(request)
  return chosenAction(ACTIONS, form)(form, visit)
}

export function isUpload(request: Request): boolean {
  return /^multipart\//i.test(request.headers.get('content-type') ?? '')
}

const ACTIONS = { remove, [TOO_LARGE_INTENT]: tooLarge } as const

async function receive(request: Request, { context, bookingId, sender, page, questionId }: FileVisit) {
  const file = await findSentFile(request)
  if (!file) return refuse({ page, questionId }, 'file-empty')
  const outcome = await storeFile(
    context.get(databaseContext),
    context.get(keyRingContext),
    {
      bookingId,
      uploader: sender,
      name: file.name,
      content: file.content,
      ...(questionId !== undefined && { questionId }),
    },
    context.get(clockContext)(),
  )
  if (!outcome.ok) return refuse({ page, questionId }, outcome.refusal)
  return goTo(page, { tone: 'success', title: FILES.added })
}

/** The file of a form while it arrives; undefined if there is none. */
export async function findSentFile(request: Request): Promise<SentFile | undefined> {
  try {
    const file = await readSentFile(request)
    return file && { ...file, content: unbroken(file.content) }
  } catch (error) {
    if (error instanceof BrokenForm) return undefined
    throw error
  }
}

async function* unbroken(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    throw error instanceof BrokenForm ? new BrokenUpload() : error
  }
}

function refuse({ page, questionId }: Pick<FileVisit, 'page' | 'questionId'>, refusal: StoreFileRefusal) {
  const field = fileFieldId(questionId)
  return goTo(page, { tone: 'error', title: FILES.notAdded, detail: BOOKING_FILE_REFUSALS[refusal], field })
}

async function tooLarge(_form: SentForm, visit: FileVisit) {
  return refuse(visit, 'file-too-large')
}

async function remove(form: SentForm, { context, bookingId, sender, page }: FileVisit) {
  const removal = { fileId: form.text('fileId'), bookingId, userId: sender.id, isClient: sender.isClient }
  const outcome = await removeFile(context.get(databaseContext), removal, context.get(clockContext)())
  if (!outcome.ok) return goTo(page, { tone: 'error', title: FILES.notYours })
  return goTo(page, { tone: 'success', title: FILES.removed })
}
