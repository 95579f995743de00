import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { NOTIFICATIONS } from '#content/accounts/notifications.ts'
import type { PushKind } from '#domain/push/push-kinds.ts'

export type NotificationsView = {
  readonly kinds: readonly { readonly kind: PushKind; readonly isOn: boolean }[]
  readonly showsNames: boolean
  readonly isOn: boolean
  readonly publicKey: string | null
}

type Device = 'unknown' | 'unable' | 'able' | 'blocked' | 'failed'

/** Turning on needs the script of the browser that is written to; the choice can be changed and ended without. */
export function NotificationsCard({
  notifications,
  problem,
}: {
  notifications: NotificationsView
  problem: FormProblem
}) {
  const { kinds, showsNames, isOn, publicKey } = notifications
  const [device, setDevice] = useState<Device>('unknown')
  const subscription = useRef<HTMLInputElement>(null)
  // What a browser can is outside React.
  useEffect(() => setDevice(canShow() ? 'able' : 'unable'), [])

  const turnOn = async (button: HTMLButtonElement, key: string) => {
    // Most profiles are opened for something else.
    const { subscribeDevice } = await import('./push-device.ts')
    const subscribed = await subscribeDevice(key)
    if (subscribed === undefined) return setDevice('blocked')
    if (subscription.current) subscription.current.value = subscribed
    button.form?.requestSubmit(button)
    setDevice('able')
  }
  const turnOff = () =>
    import('./push-device.ts').then(({ unsubscribeDevice }) => unsubscribeDevice()).catch(() => undefined)
  const isShown = isOn || (device !== 'unknown' && device !== 'unable')
  return (
    <Card as="section" id="notifications">
      <Form method="post" className="grid justify-items-start gap-4" preventScrollReset>
        <h2 className="text-xl">{NOTIFICATIONS.title}</h2>
        <p className="hint">{NOTIFICATIONS.lead}</p>
        <p role="status" className="empty:hidden">
          {isOn && NOTIFICATIONS.isOn}
          {!isOn && device === 'unable' && NOTIFICATIONS.unable}
          {device === 'blocked' && NOTIFICATIONS.blocked}
          {(device === 'failed' || problem.fieldErrors.notifications) &&
            (problem.fieldErrors.notifications ?? NOTIFICATIONS.problems['subscription-unusable'])}
        </p>
        {!isOn && <noscript>{NOTIFICATIONS.unable}</noscript>}
        <input type="hidden" name="subscription" ref={subscription} />
        {isShown && <Kinds kinds={kinds} showsNames={showsNames} />}
        {isOn && (
          <div className="button-row">
            <Button type="submit" name="intent" value="notify" tone="secondary">
              {NOTIFICATIONS.save}
            </Button>
            <Button type="submit" name="intent" value="stop-notifying" tone="quiet" onClick={turnOff}>
              {NOTIFICATIONS.off}
            </Button>
          </div>
        )}
        {isShown && !isOn && publicKey !== null && (
          <Button
            type="submit"
            name="intent"
            value="notify"
            tone="secondary"
            onClick={(event) => {
              event.preventDefault()
              turnOn(event.currentTarget, publicKey).catch(() => setDevice('failed'))
            }}
          >
            {NOTIFICATIONS.on}
          </Button>
        )}
      </Form>
    </Card>
  )
}

function Kinds({ kinds, showsNames }: Pick<NotificationsView, 'kinds' | 'showsNames'>) {
  const isAtDesk = kinds.some(({ kind }) => kind !== 'reminder' && kind !== 'answer')
  return (
    <>
      <fieldset className="grid gap-2">
        <legend>{NOTIFICATIONS.about}</legend>
        {kinds.map(({ kind, isOn }) => (
          <CheckboxField
            key={kind}
            id={`notify-${kind}`}
            name="kinds"
            value={kind}
            label={NOTIFICATIONS.kinds[kind]}
            defaultChecked={isOn}
          />
        ))}
      </fieldset>
      {isAtDesk && (
        <CheckboxField
          name="showsNames"
          label={NOTIFICATIONS.names}
          hint={NOTIFICATIONS.namesHint}
          defaultChecked={showsNames}
        />
      )}
    </>
  )
}

function canShow(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}
