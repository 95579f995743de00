import { CONTROLS } from '#content/frame/controls.ts'
import type { Toast } from './toasts.ts'

/**
 * The corner where toasts appear, on every page. The server renders a toast after a plain form post;
 * `app/enhance/toasts.ts` removes it after four seconds and adds those of scripts, as copies of the blank card.
 */
export function ToastRegion({ toast }: { toast: Toast | null | undefined }) {
  return (
    <>
      <div className="toast-region" role="status" aria-live="polite" data-toasts>
        {toast && <ToastCard {...toast} />}
      </div>
      {/* Not a <template>: the browser moves its children to where React does not find them. */}
      <div hidden data-blank-toast>
        <ToastCard />
      </div>
    </>
  )
}

/** The only markup of a toast; without a tone it is the blank card. */
export function ToastCard({ title, detail, tone }: Partial<Toast>) {
  return (
    <div className="toast" data-toast={tone}>
      <div className="toast-text">
        <p className="toast-title">{title}</p>
        <p className="toast-detail">{detail}</p>
      </div>
      <button type="button" className="toast-close" aria-label={CONTROLS.dismiss} data-toast-close data-needs-script />
    </div>
  )
}
