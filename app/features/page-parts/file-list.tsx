import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { FILES } from '#content/booking/files.ts'
import { to } from '#content/language.ts'
import { ACCEPTED_FILES } from '#domain/sessions/file-types.ts'

export type FileView = {
  readonly id: string
  readonly name: string
  readonly size: string
  readonly addedOn: string
  readonly isFromClient: boolean
  readonly isSound: boolean
  /** The question of the booking form that it answers. */
  readonly asked: string | null
}

/** A file that the booking form asked for. */
export type FileToSend = { readonly questionId: number; readonly label: string }

/** The id of the field of a file, or of one that the booking form asked for. */
export function fileFieldId(questionId?: number): string {
  return questionId === undefined ? 'file' : `file-${questionId}`
}

type FileListProps = {
  files: readonly FileView[]
  /** Where files are sent to and removed. */
  action: string
  isClient: boolean
  /** Whether files can be added. */
  isOpen: boolean
  /** Whether the client's payment is not verified yet, so that there is less room. */
  isUnpaid?: boolean
  /** Those that are still to be sent. */
  toSend?: readonly FileToSend[]
}

/** The files of a booking, and a form to add one. Plain forms: the browser sends the file itself, with or without script. */
export function FileList({ files, action, isClient, isOpen, isUnpaid = false, toSend = [] }: FileListProps) {
  const hint = isUnpaid ? FILES.unpaidHint : FILES.hint
  return (
    <Card as="section" className="grid gap-4" id="files">
      <h2 className="text-xl">{FILES.title}</h2>
      {files.length === 0 && <p className="hint">{FILES.none}</p>}
      {files.length > 0 && (
        <ul className="grid gap-4">
          {files.map((file) => (
            <FileRow key={file.id} file={file} action={action} isClient={isClient} />
          ))}
        </ul>
      )}
      {isOpen &&
        isClient &&
        toSend.map(({ questionId, label }) => (
          <AddFileForm
            key={questionId}
            id={fileFieldId(questionId)}
            action={`${action}?question=${questionId}`}
            label={FILES.askedFor(label)}
            hint={hint}
          />
        ))}
      {!isClient && toSend.length > 0 && <p className="hint">{FILES.notSent(toSend.map(({ label }) => label))}</p>}
      {isOpen && (
        <AddFileForm
          id={fileFieldId()}
          action={action}
          label={isClient ? FILES.addOwn : FILES.addForClient}
          hint={hint}
        />
      )}
    </Card>
  )
}

function FileRow({ file, action, isClient }: { file: FileView; action: string; isClient: boolean }) {
  const { id, name, size, addedOn, isFromClient, isSound, asked } = file
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0">
          <a
            className="text-link inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
            href={to(`/files/${id}`)}
            download
          >
            {name}
          </a>
          {asked !== null && <span className="hint block">{FILES.answers(asked)}</span>}
          <span className="hint block">{FILES.facts(size, senderOf(isFromClient, isClient), addedOn)}</span>
        </span>
        {isFromClient === isClient && (
          <form method="post" action={to(action)}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="fileId" value={id} />
            <Button type="submit" tone="quiet" size="sm">
              {FILES.remove}
              <span className="sr-only"> {name}</span>
            </Button>
          </form>
        )}
      </div>
      {isSound && (
        // biome-ignore lint/a11y/useMediaCaption: a recording of a conversation has no captions.
        <audio className="w-full" controls preload="none" src={`/files/${id}`} aria-label={name} />
      )}
    </li>
  )
}

function senderOf(isFromClient: boolean, isClient: boolean): string {
  if (!isFromClient) return FILES.fromPractice
  return isClient ? FILES.fromYou : FILES.fromClient
}

export function AddFileForm({ id, action, label, hint }: { id: string; action: string; label: string; hint: string }) {
  return (
    <form method="post" action={to(action)} encType="multipart/form-data" className="grid gap-3">
      <TextField name="file" id={id} type="file" accept={ACCEPTED_FILES} label={label} hint={hint} required />
      <p>
        <Button type="submit" tone="secondary">
          {FILES.add}
        </Button>
      </p>
    </form>
  )
}
