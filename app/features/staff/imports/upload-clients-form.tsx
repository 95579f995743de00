import { Form, Link, useNavigation } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { IMPORT } from '#content/staff/clients/client-import.ts'
import { IMPORT_PATH } from './import-paths.ts'

export function UploadClientsForm({ error }: { error: string | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card as="section">
      <Form method="post" encType="multipart/form-data" className="desk-form" preventScrollReset>
        <TextField
          name="file"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,.vcf,text/csv,text/plain,text/vcard"
          label={IMPORT.file}
          hint={IMPORT.fileHint}
          error={error}
          required
        />
        <p className="hint">{IMPORT.quiet}</p>
        <p>
          <Button type="submit" busy={isBusy} busyLabel={IMPORT.uploading}>
            {IMPORT.upload}
          </Button>
        </p>
      </Form>
    </Card>
  )
}

export type RecentImport = { readonly id: string; readonly text: string; readonly isUndone: boolean }

export function RecentImports({ imports }: { imports: readonly RecentImport[] }) {
  if (imports.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{IMPORT.recent}</h2>
      <ul>
        {imports.map(({ id, text, isUndone }) => (
          <li key={id}>
            <Link className="text-link inline-flex min-h-11 items-center" to={`${IMPORT_PATH}/${id}`}>
              {joinWithDots([text, isUndone ? IMPORT.wasUndone : undefined])}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
