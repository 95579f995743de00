import { Button } from '#app/ui/buttons/button.tsx'
import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { GATEWAY_NAMES, GATEWAYS } from '#content/staff/practice/gateways.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'

export type GatewayView = {
  readonly gateway: GatewayName
  readonly state: keyof typeof GATEWAYS.states
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
      <p>{GATEWAYS.about[gateway]}</p>
      <p>
        <strong>{GATEWAYS.states[state]}</strong>
        {keyEnding !== null && <span className="hint"> {GATEWAYS.keyEnding(keyEnding)}</span>}
      </p>
      {state !== 'none' && (
        <form method="post" className="button-row">
          <input type="hidden" name="gateway" value={gateway} />
          <Button type="submit" name="intent" value="test" tone={state === 'untested' ? 'primary' : 'secondary'}>
            {GATEWAYS.test}
          </Button>
          {state === 'off' && (
            <Button type="submit" name="intent" value="on">
              {GATEWAYS.switchOn}
            </Button>
          )}
          {state === 'on' && (
            <Button type="submit" name="intent" value="off" tone="secondary">
              {GATEWAYS.switchOff}
            </Button>
          )}
        </form>
      )}
      {state === 'none' ? (
        <KeysForm gateway={gateway} callbackUrl={callbackUrl} />
      ) : (
        <details className="desk-more">
          <summary>{GATEWAYS.change}</summary>
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
          label={GATEWAYS.keyId}
          hint={GATEWAYS.keyIdHint}
          autoComplete="off"
          maxLength={300}
          required
        />
      )}
      <TextField
        name="keySecret"
        id={`${gateway}-key-secret`}
        label={GATEWAYS.keySecret[gateway]}
        hint={GATEWAYS.keySecretHint[gateway]}
        {...secret}
      />
      <div className="grid gap-2">
        <p className="hint">{GATEWAYS.callbackHint[gateway]}</p>
        <p className="[overflow-wrap:anywhere]">
          {callbackUrl} <CopyButton text={callbackUrl} what={GATEWAYS.callbackSecret} />
        </p>
      </div>
      <TextField name="callbackSecret" id={`${gateway}-callback-secret`} label={GATEWAYS.callbackSecret} {...secret} />
      <TextField
        name="password"
        id={`${gateway}-password`}
        type="password"
        autoComplete="current-password"
        label={GATEWAYS.password}
        required
      />
      <p>
        <Button type="submit" name="intent" value="keys">
          {GATEWAYS.save}
        </Button>
      </p>
    </form>
  )
}
