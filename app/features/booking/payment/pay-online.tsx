import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { PAY_ONLINE } from '#content/booking/online-payment.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'

/** Leads to the page of a gateway: a form, so that nothing is made there before somebody asks for it. */
export function PayOnline({ gateways }: { gateways: readonly GatewayName[] }) {
  if (gateways.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{PAY_ONLINE.title}</h2>
      <p className="hint">{PAY_ONLINE.lead}</p>
      {gateways.map((gateway) => (
        <Form key={gateway} method="post" reloadDocument>
          <input type="hidden" name="intent" value="pay-online" />
          <input type="hidden" name="gateway" value={gateway} />
          <Button type="submit" tone="secondary" wide>
            {PAY_ONLINE.buttons[gateway]}
          </Button>
        </Form>
      ))}
    </section>
  )
}
