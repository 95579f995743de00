import { Form } from 'react-router'
import { type AccountDeletionView, Endings } from '#app/features/page-parts/endings.tsx'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { to } from '#content/language.ts'
import { CLIENT_DATA } from '#content/staff/clients/client-card.ts'

type ClientDataProps = {
  filePath: string
  /** Null while nothing is about to be erased. */
  eraseOn: string | null
  /** Whether the desk scheduled the erasure; what clients ask for themselves, only they undo. */
  canUndo: boolean
  departure: AccountDeletionView
  problem: FormProblem
}

/** The file for a client who asks what is held about them, and the erasure for one who wants none of it held. */
export function ClientData({ filePath, eraseOn, canUndo, departure, problem }: ClientDataProps) {
  return (
    <div className="desk-columns">
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{CLIENT_DATA.exportTitle}</h2>
        <p>{CLIENT_DATA.exportLead}</p>
        {/* Answered with a file, which is no page of the router. */}
        <form method="post" action={to(filePath)} className="desk-form">
          <TextField
            id="export-asked"
            name="asked"
            label={CLIENT_DATA.asked}
            hint={CLIENT_DATA.askedHint}
            maxLength={300}
            autoComplete="off"
            required
          />
          <p>
            <Button type="submit" tone="secondary">
              {CLIENT_DATA.download}
            </Button>
          </p>
        </form>
      </Card>
      <Card as="section">
        <Form method="post" className="desk-form" noValidate>
          <h2 className="text-xl">{CLIENT_DATA.eraseTitle}</h2>
          {eraseOn === null ? (
            <Erase departure={departure} problem={problem} />
          ) : (
            <Scheduled day={eraseOn} canUndo={canUndo} />
          )}
        </Form>
      </Card>
    </div>
  )
}

function Erase({ departure, problem: { values, fieldErrors } }: Pick<ClientDataProps, 'departure' | 'problem'>) {
  const { endings, statement } = departure
  return (
    <>
      <p>{CLIENT_DATA.eraseLead}</p>
      <Endings endings={endings} lead={CLIENT_DATA.endings(endings.length)} retained={CLIENT_DATA.endingsRetained} />
      <input type="hidden" name="statement" value={statement} />
      <TextField
        id="erase-asked"
        name="asked"
        label={CLIENT_DATA.asked}
        hint={CLIENT_DATA.askedHint}
        defaultValue={values.asked}
        error={fieldErrors.asked}
        maxLength={300}
        autoComplete="off"
        required
      />
      <CheckboxField name="confirm" label={CLIENT_DATA.confirm} error={fieldErrors.confirm} required />
      <p>
        <Button type="submit" name="intent" value="erase" tone="danger">
          {CLIENT_DATA.erase}
        </Button>
      </p>
    </>
  )
}

function Scheduled({ day, canUndo }: { day: string; canUndo: boolean }) {
  return (
    <>
      <Notice tone="danger">{CLIENT_DATA.scheduled(day)}</Notice>
      {canUndo ? (
        <p>
          <Button type="submit" name="intent" value="keep" tone="secondary">
            {CLIENT_DATA.undo}
          </Button>
        </p>
      ) : (
        <p className="hint">{CLIENT_DATA.refusals['asked-themselves']}</p>
      )}
    </>
  )
}
