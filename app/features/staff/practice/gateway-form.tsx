import { Button } from '#app/ui/buttons/button.tsx'
import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { GATEWAY_NAMES, GATEWAY_SETTINGS } from '#content/staff/practice/gateways.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'

export type GatewayView = {
  readonly gateway: GatewayName
  readonly state: keyof typeof GATEWAY_SETTINGS.states
  /** The end of the stored key; null without one. */
  readonly keyEnding: string | null
  /** Where the gateway sends its callbacks. */
  readonly callbackUrl: string
}

/** One service: whether it is connected, its test and switch, and its keys, which are never shown again. */
export function GatewayForm({ gateway, state, keyEnding, callbackUrl }: GatewayView) {
  return (
    <Card as="section" className="desk-form" id={gateway}>
      <h2 className="text-xl">{GATEWAY_NAMES[gateway]}</h2>
      <p>{GATEWAY_SETTINGS.about[gateway]}</p>
      <p>
        <strong>{GATEWAY_SETTINGS.states[state]}</strong>
        {keyEnding !== null && <span className="hint"> {GATEWAY_SETTINGS.keyEnding(keyEnding)}</span>}
      </p>
      {state !== 'none' && (
        <form method="post" className="button-row">
          <input type="hidden" name="gateway" value={gateway} />
          <Button type="submit" name="intent" value="test" tone={state === 'untested' ? 'primary' : 'secondary'}>
            {GATEWAY_SETTINGS.test}
          </Button>
          {state === 'off' && (
            <Button type="submit" name="intent" value="on">
              {GATEWAY_SETTINGS.switchOn}
            </Button>
          )}
          {state === 'on' && (
            <Button type="submit" name="intent" value="off" tone="secondary">
              {GATEWAY_SETTINGS.switchOff}
            </Button>
          )}
        </form>
      )}
      {state === 'none' ? (
        <KeysForm gateway={gateway} callbackUrl={callbackUrl} />
      ) : (
        <details className="desk-more">
          <summary>{GATEWAY_SETTINGS.change}</summary>
          <KeysForm gateway={gateway} callbackUrl={callbackUrl} />
        </details>
      )}
    </Card>
  )
}

function KeysForm({ gateway, callbackUrl }: Pick<GatewayView, 'gateway' | 'callbackUrl'>) {
  const secret = { type: 'password', autoComplete: 'off', maxLength: 300, required: true } as const
  return (
    <form method="post" className="desk-form">
      <input type="hidden" name="gateway" value={gateway} />
      {gateway === 'razorpay' && (
        <TextField
          name="keyId"
          id={`${gateway}-key-id`}
          label={GATEWAY_SETTINGS.keyId}
          hint={GATEWAY_SETTINGS.keyIdHint}
          autoComplete="off"
          maxLength={300}
          required
        />
      )}
      <TextField
        name="keySecret"
        id={`${gateway}-key-secret`}
        label={GATEWAY_SETTINGS.keySecret[gateway]}
        hint={GATEWAY_SETTINGS.keySecretHint[gateway]}
        {...secret}
      />
      <div className="grid gap-2">
        <p className="hint [overflow-wrap:anywhere]">{GATEWAY_SETTINGS.callbackHint[gateway]}</p>
        <p className="[overflow-wrap:anywhere]">
          {callbackUrl} <CopyButton text={callbackUrl} what={GATEWAY_SETTINGS.callbackAddress} />
        </p>
      </div>
      <TextField
        name="callbackSecret"
        id={`${gateway}-callback-secret`}
        label={GATEWAY_SETTINGS.callbackSecret}
        {...secret}
      />
      <TextField
        name="password"
        id={`${gateway}-password`}
        type="password"
        autoComplete="current-password"
        label={GATEWAY_SETTINGS.password}
        required
      />
      <p>
        <Button type="submit" name="intent" value="keys">
          {GATEWAY_SETTINGS.save}
        </Button>
      </p>
    </form>
  )
}
