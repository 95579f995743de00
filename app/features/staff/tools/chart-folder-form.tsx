import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Optional } from '#app/ui/fields/field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { CHART_FOLDER, SAVE_CHART } from '#content/charts/saved-charts.ts'

export type UnreadFile = { readonly file: string; readonly why: string }

type ChartFolderFormProps = {
  errors: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
  /** What could not be added, each with its reason. */
  unread: readonly UnreadFile[]
}

/** Adds a folder of chart files to the list at once. */
export function ChartFolderForm({ errors, values, unread }: ChartFolderFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Card as="section">
      <h2 className="text-xl">{CHART_FOLDER.heading}</h2>
      <p className="hint">{CHART_FOLDER.lead}</p>
      {unread.length > 0 && (
        <DataTable
          caption={CHART_FOLDER.unread(unread.length)}
          columns={[
            { header: CHART_FOLDER.file, cell: ({ file }) => file, isRowHeader: true },
            { header: CHART_FOLDER.why, cell: ({ why }) => why },
          ]}
          rows={unread}
          rowKey={({ file }) => file}
        />
      )}
      <Form method="post" encType="multipart/form-data" className="desk-form" preventScrollReset>
        <TextField
          name="files"
          type="file"
          multiple
          accept=".jhd,.json,.zip"
          label={CHART_FOLDER.files}
          error={errors.files}
          required
        />
        <TextField
          name="tags"
          label={<Optional label={CHART_FOLDER.tags} />}
          hint={SAVE_CHART.tagsHint}
          defaultValue={values.tags}
          error={errors.tags}
        />
        <p>
          <Button type="submit" tone="secondary" busy={isBusy} busyLabel={CHART_FOLDER.adding}>
            {CHART_FOLDER.add}
          </Button>
        </p>
      </Form>
    </Card>
  )
}
