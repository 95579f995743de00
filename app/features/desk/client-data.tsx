import { Form } from 'react-router'
import { CLIENT_DATA } from '#app/content/client-card.ts'
import { Endings, type ShownDeparture } from '#app/features/page-parts/endings.tsx'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Notice } from '#app/ui/notice.tsx'

type ClientDataProps = {
  filePath: string
  /** Null while nothing is about to be erased. */
  eraseOn: string | null
  departure: ShownDeparture
  error: string | undefined
}

/** The file for a client who asks what is held about them, and the erasure for one who wants none of it held. */
export function ClientData({ filePath, eraseOn, departure, error }: ClientDataProps) {
  return (
    <div className="desk-columns">
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{CLIENT_DATA.exportTitle}</h2>
        <p>{CLIENT_DATA.exportLead}</p>
        <p>
          <ButtonLink href={filePath} tone="secondary" download>
            {CLIENT_DATA.download}
          </ButtonLink>
        </p>
      </Card>
      <Card as="section">
        <Form method="post" className="desk-form" noValidate>
          <h2 className="text-xl">{CLIENT_DATA.eraseTitle}</h2>
          {eraseOn === null ? <Erase departure={departure} error={error} /> : <Scheduled day={eraseOn} />}
        </Form>
      </Card>
    </div>
  )
}

function Erase({ departure, error }: Pick<ClientDataProps, 'departure' | 'error'>) {
  const { endings, statement } = departure
  return (
    <>
      <p>{CLIENT_DATA.eraseLead}</p>
      <Endings endings={endings} lead={CLIENT_DATA.endings(endings.length)} retained={CLIENT_DATA.endingsRetained} />
      <input type="hidden" name="statement" value={statement} />
      <CheckboxField name="confirm" label={CLIENT_DATA.confirm} error={error} required />
      <p>
        <Button type="submit" name="intent" value="erase" tone="danger">
          {CLIENT_DATA.erase}
        </Button>
      </p>
    </>
  )
}

function Scheduled({ day }: { day: string }) {
  return (
    <>
      <Notice tone="danger">{CLIENT_DATA.scheduled(day)}</Notice>
      <p>
        <Button type="submit" name="intent" value="keep" tone="secondary">
          {CLIENT_DATA.undo}
        </Button>
      </p>
    </>
  )
}
