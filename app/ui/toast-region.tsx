import { CONTROLS } from '#content/frame/controls.ts'
import type { Toast } from './toasts.ts'

/**
 * The corner where toasts appear, on every page. The server renders a toast after a plain form post;
 * `app/enhance/toasts.ts` removes those after four seconds and adds its own.
 */
export function ToastRegion({ toasts = [] }: { toasts?: readonly Toast[] }) {
  return (
    <div className="toast-region" role="status" aria-live="polite" data-toasts>
      {toasts.map((toast) => (
        <ToastCard key={toast.title} {...toast} />
      ))}
    </div>
  )
}

/** One toast as the server renders it; `cardOf` in `app/enhance/toasts.ts` builds the same markup in the browser. */
export function ToastCard({ title, detail, tone }: Toast) {
  return (
    <div className="toast" data-toast={tone}>
      <div className="toast-text">
        <p className="toast-title">{title}</p>
        {detail && <p className="toast-detail">{detail}</p>}
      </div>
      <button type="button" className="toast-close" aria-label={CONTROLS.dismiss} data-toast-close data-needs-script />
    </div>
  )
}
