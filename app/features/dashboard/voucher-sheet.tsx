import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { LotusRosette } from '#app/ui/motif/lotus-rosette.tsx'
import { Monogram } from '#app/ui/motif/monogram.tsx'
import { OrnamentDivider } from '#app/ui/motif/ornament-divider.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { GIFT_SHEET, VOUCHER_STATES } from '#content/booking/vouchers.ts'
import { to } from '#content/language.ts'
import type { VoucherState } from '#domain/offers/vouchers.ts'

type VoucherSheetProps = {
  practiceName: string
  state: VoucherState
  amount: string
  giverName: string
  recipientName: string
  message: string | null
  /** Null once it cannot be redeemed any more. */
  code: string | null
  lastDay: string
  /** Where its code is typed, for the printed sheet. */
  redeemAddress: string
  /** The PDF, for its buyer; null for whom it was emailed to, and who redeems it here. */
  pdfPath: string | null
}

const CORNERS = ['start-top', 'end-top', 'start-bottom', 'end-bottom'] as const

/** A gift voucher to look at, to print and to redeem. */
export function VoucherSheet(props: VoucherSheetProps) {
  const { practiceName, state, amount, giverName, recipientName, message, code, lastDay, redeemAddress, pdfPath } =
    props
  return (
    <section className="wrap voucher-page">
      <article className="voucher" aria-labelledby="voucher-title">
        {CORNERS.map((corner) => (
          <LotusRosette key={corner} className={`voucher-corner voucher-${corner}`} />
        ))}
        <LotusRosette className="voucher-rosette" />
        <p className={tallScript(practiceName)}>{practiceName}</p>
        <h1 id="voucher-title">{GIFT_SHEET.title}</h1>
        <p className="voucher-amount">{amount}</p>
        <OrnamentDivider />
        <Named label={GIFT_SHEET.for} name={recipientName} className="voucher-name" />
        {message && <p className={classNames('voucher-message', tallScript(message))}>{message}</p>}
        <Named label={GIFT_SHEET.from} name={giverName} className="voucher-giver" />
        <div className="voucher-code">
          {code === null ? (
            <p className="text-xl">{VOUCHER_STATES[state]}</p>
          ) : (
            <>
              <p className="hint">{GIFT_SHEET.code}</p>
              <p className="voucher-digits">{code}</p>
              <p>{GIFT_SHEET.until(lastDay)}</p>
              <CopyButton text={code} what={GIFT_SHEET.copied} />
            </>
          )}
        </div>
        <Monogram name={practiceName} className="voucher-seal" />
        {code !== null && <p className="hint">{GIFT_SHEET.how(redeemAddress)}</p>}
        <p className="hint">{GIFT_SHEET.terms}</p>
      </article>
      {code !== null && <Actions code={code} pdfPath={pdfPath} />}
    </section>
  )
}

function Named({ label, name, className }: { label: string; name: string; className: string }) {
  if (name === '') return null
  return (
    <div>
      <p className="hint">{label}</p>
      <p className={classNames(className, tallScript(name))}>{name}</p>
    </div>
  )
}

function Actions({ code, pdfPath }: { code: string; pdfPath: string | null }) {
  return (
    <div className="voucher-actions">
      {pdfPath === null && (
        <>
          <p>{GIFT_SHEET.redeemLead}</p>
          <form method="post" action={to('/dashboard?index')}>
            <input type="hidden" name="intent" value="redeem-voucher" />
            <input type="hidden" name="voucher" value={code} />
            <Button type="submit">{GIFT_SHEET.redeem}</Button>
          </form>
        </>
      )}
      <Button tone="secondary" data-print data-needs-script>
        {GIFT_SHEET.print}
      </Button>
      {pdfPath !== null && (
        <ButtonLink href={pdfPath} tone="secondary">
          {GIFT_SHEET.pdf}
        </ButtonLink>
      )}
    </div>
  )
}
