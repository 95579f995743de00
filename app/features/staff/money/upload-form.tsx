import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { STATEMENT } from '#content/staff/money/bank-statement.ts'

export function UploadForm({ error }: { error: string | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card as="section">
      <Form method="post" encType="multipart/form-data" className="desk-form" preventScrollReset>
        <TextField
          name="file"
          type="file"
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
          label={STATEMENT.file}
          hint={STATEMENT.fileHint}
          error={error}
          required
        />
        <p>
          <Button type="submit" busy={isBusy} busyLabel={STATEMENT.uploading}>
            {STATEMENT.upload}
          </Button>
        </p>
        {isBusy && <progress className="w-full" aria-label={STATEMENT.uploading} />}
      </Form>
    </Card>
  )
}
