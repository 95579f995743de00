import { placeNameAt } from '#app/features/frame/area-navigation.ts'
import { PART_FORMS } from '#app/features/staff/content/forms/practice-forms.ts'
import { RowsOfLinks } from '#app/features/staff/practice/rows-of-links.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { GATEWAYS_PATH, settingsPath } from '#app/features/staff/staff-paths.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Notice } from '#app/ui/notice.tsx'
import { GATEWAY_NAMES, GATEWAY_SETTINGS } from '#content/staff/practice/gateways.ts'
import { GST_FORM } from '#content/staff/practice/payment-forms.ts'
import { METHOD_NAMES } from '#content/staff/practice/payment-methods.ts'
import { GETTING_PAID } from '#content/staff/practice/practice-place.ts'
import { requirePractice } from '#db/content/practice.ts'
import { listOfferedGateways } from '#db/payments/gateways.ts'
import type { SettingsPart } from '#domain/content/practice-changes.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import type { Route } from './+types/getting-paid'

const PLACE = '/staff/practice'

/** Methods, invoices and GST as they are set, each with the page that changes it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const [practice, online] = await Promise.all([requirePractice(db), listOfferedGateways(db)])
  const { upi, gst, invoices, sampleParts } = practice
  const methods = offeredMethods(practice)
  const row = (part: SettingsPart, line: string) => ({
    href: settingsPath(part),
    title: PART_FORMS[part].texts.title,
    line,
    isSample: sampleParts.some((sample) => sample === part),
  })
  return {
    canBePaid: methods.length + online.length > 0,
    methods: [
      row('upi', upi.payeeId ?? GETTING_PAID.noUpi),
      row('ways', GETTING_PAID.offered(methods.map((method) => METHOD_NAMES[method]))),
      {
        href: GATEWAYS_PATH,
        title: GATEWAY_SETTINGS.title,
        line: GETTING_PAID.offered(online.map((gateway) => GATEWAY_NAMES[gateway])),
        isSample: false,
      },
    ],
    invoices: [
      row('gst', GETTING_PAID.gst(GST_FORM.modes[gst.mode], gst.gstin)),
      row('invoices', GETTING_PAID.next(invoices.prefix)),
    ],
  }
}

export default function GettingPaid({ loaderData: { canBePaid, methods, invoices } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading
        title={GETTING_PAID.title}
        crumbs={[{ label: placeNameAt(PLACE), href: PLACE }, { label: GETTING_PAID.title }]}
      />
      {!canBePaid && <Notice tone="danger">{GETTING_PAID.noMethods}</Notice>}
      <RowsOfLinks heading={GETTING_PAID.howClientsPay} rows={methods} />
      <RowsOfLinks heading={GETTING_PAID.invoices} rows={invoices} />
    </>
  )
}
