import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { to } from '#content/language.ts'
import { SETUP_EMAIL, SETUP_OPEN } from '#content/staff/practice/setup.ts'
import type { SetupStep } from '#domain/content/setup-steps.ts'
import { setupPath } from './setup-frame.tsx'

/** What only the operator can do, said for the owner, with the line to forward. */
export function EmailFacts({ sendsMail, appUrl }: { sendsMail: boolean; appUrl: string }) {
  const hasAddress = appUrl.startsWith('https:')
  return (
    <div className="grid gap-4">
      {sendsMail ? (
        <Notice tone="success">
          <p className="font-semibold">{SETUP_EMAIL.works}</p>
          <p>{SETUP_EMAIL.worksLead}</p>
        </Notice>
      ) : (
        <ToForward title={SETUP_EMAIL.missing} lead={SETUP_EMAIL.missingLead} line={SETUP_EMAIL.forMail} />
      )}
      {hasAddress ? (
        <p>{SETUP_EMAIL.addressWorks(appUrl)}</p>
      ) : (
        <ToForward title={SETUP_EMAIL.addressMissing} lead={SETUP_EMAIL.addressLead} line={SETUP_EMAIL.forAddress} />
      )}
    </div>
  )
}

function ToForward({ title, lead, line }: { title: string; lead: string; line: string }) {
  return (
    <Notice>
      <p className="font-semibold">{title}</p>
      <p>{lead}</p>
      <blockquote className="setup-line">{line}</blockquote>
      <CopyButton text={line} what={SETUP_EMAIL.line} />
    </Notice>
  )
}

export type ReadyFacts = Readonly<Record<'services' | 'hours' | 'payment' | 'email', boolean>>

const READY_STEPS = ['services', 'hours', 'payment', 'email'] as const satisfies readonly SetupStep[]

/** What strangers can do already, and what not. Nothing of it keeps the site closed. */
export function ReadyList({ ready }: { ready: ReadyFacts }) {
  return (
    <ul className="go-live">
      {READY_STEPS.map((step) => {
        const { title, missing } = SETUP_OPEN[step]
        return (
          <li key={step} className={ready[step] ? 'go-live-done' : undefined}>
            <Icon of={ready[step] ? CircleCheck : CircleAlert} />
            <div>
              <span className="sr-only">{ready[step] ? SETUP_OPEN.ready : SETUP_OPEN.missing}: </span>
              {ready[step] ? (
                <span className="font-semibold">{title}</span>
              ) : (
                <a className="text-link" href={to(setupPath(step))}>
                  {title}
                </a>
              )}
              {!ready[step] && <p className="hint">{missing}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
