import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { usePendingIntent } from '#app/features/page-parts/use-pending-intent.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { deviceText } from '#content/accounts/account-pages.ts'
import { SECURITY } from '#content/accounts/second-factors.ts'
import { to } from '#content/language.ts'
import { SECOND_STEP_RULE } from '#content/staff/practice/second-step.ts'
import { shortDay } from '#content/words/dates.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export type SecurityView = {
  /** The practice requires a second step, and this person has none. */
  readonly isDue: boolean
  /** Where staff work; null for clients. */
  readonly workPath: string | null
  readonly hasApp: boolean
  readonly recoveryCodesLeft: number
  readonly offersPasskeys: boolean
  readonly passkeys: readonly PasskeyView[]
}

type PasskeyView = {
  readonly id: string
  readonly device: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export function SecurityScreen({ view, codes }: { view: SecurityView; codes: readonly string[] | undefined }) {
  const [madeCodes, setMadeCodes] = useState<readonly string[]>()
  const shown = madeCodes ?? codes
  const isOn = view.hasApp || view.passkeys.length > 0
  if (shown) return <RecoveryCodes codes={shown} />
  return (
    <div className="grid gap-6">
      <div className="grid max-w-[72ch] gap-3">
        {view.isDue && <Notice tone="danger">{SECOND_STEP_RULE.due}</Notice>}
        <h2 className="text-xl">{SECURITY.title}</h2>
        {!isOn && <p>{SECURITY.lead}</p>}
        <Notice tone={isOn ? 'success' : 'note'}>{isOn ? SECURITY.isOn : SECURITY.isOff}</Notice>
        {isOn && view.workPath && (
          <p>
            <a className="text-link" href={to(view.workPath)}>
              {SECOND_STEP_RULE.toWork}
            </a>
          </p>
        )}
        <p className="hint">{SECURITY.why}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Passkeys view={view} onCodes={setMadeCodes} />
        <div className="grid gap-6">
          <App hasApp={view.hasApp} />
          {isOn && <Recovery left={view.recoveryCodesLeft} />}
          <p>
            <a className="text-link" href={to('/dashboard/profile#sessions')}>
              {SECURITY.sessions}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card as="section">
      <div className="grid justify-items-start gap-4">
        <h3 className="text-lg">{title}</h3>
        <p className="hint">{lead}</p>
        {children}
      </div>
    </Card>
  )
}

function Passkeys({ view, onCodes }: { view: SecurityView; onCodes: (codes: readonly string[]) => void }) {
  return (
    <Part title={SECURITY.passkeys} lead={SECURITY.passkeysLead}>
      {view.passkeys.length > 0 && (
        <ul className="grid w-full gap-3">
          {view.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                {deviceText(passkey.device)}
                <span className="hint block">
                  {passkey.lastUsedAt
                    ? SECURITY.usedOn(shortDay(passkey.lastUsedAt))
                    : SECURITY.madeOn(shortDay(passkey.createdAt))}
                </span>
              </span>
              <RemovePasskey passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      {view.offersPasskeys ? (
        <PasskeyButton
          use="register"
          returnTo="/dashboard/security"
          label={SECURITY.addPasskey}
          busyLabel={SECURITY.addingPasskey}
          onCodes={onCodes}
          explains
        />
      ) : (
        <Notice>{SECURITY.passkeysNeedHttps}</Notice>
      )}
    </Part>
  )
}

function RemovePasskey({ passkey: { id, device } }: { passkey: PasskeyView }) {
  return (
    <Form method="post">
      <input type="hidden" name="passkey" value={id} />
      <Button
        type="submit"
        name="intent"
        value="remove-passkey"
        tone="quiet"
        size="sm"
        aria-label={SECURITY.removePasskey(deviceText(device))}
      >
        {SECURITY.remove}
      </Button>
    </Form>
  )
}

function App({ hasApp }: { hasApp: boolean }) {
  return (
    <Part title={SECURITY.appTitle} lead={SECURITY.appLead}>
      {hasApp ? (
        <Form method="post" className="grid justify-items-start gap-3">
          <p>{SECURITY.appOn}</p>
          <Button type="submit" name="intent" value="remove-app" tone="secondary">
            {SECURITY.removeApp}
          </Button>
        </Form>
      ) : (
        <ButtonLink href="/dashboard/security/app" tone="secondary">
          {SECURITY.addApp}
        </ButtonLink>
      )}
    </Part>
  )
}

function Recovery({ left }: { left: number }) {
  const isBusy = usePendingIntent() === 'renew-codes'
  return (
    <Part title={SECURITY.recovery} lead={SECURITY.recoveryLead}>
      <p>{SECURITY.recoveryLeft(left)}</p>
      <Form method="post" className="grid justify-items-start gap-2" replace>
        <Button
          type="submit"
          name="intent"
          value="renew-codes"
          tone="secondary"
          busy={isBusy}
          busyLabel={SECURITY.renewing}
        >
          {SECURITY.renew}
        </Button>
        <p className="hint">{SECURITY.renewNote}</p>
      </Form>
    </Part>
  )
}
