import X from 'lucide-react/icons/x'
import { Icon } from './icon.tsx'

export type PlainToast = { title: string; detail?: string; tone?: 'note' | 'success' | 'error' }

/**
 * The corner where a document's toasts appear. It is always in the page, empty or with what the server has to say after a
 * plain form post; the enhancement script lets them go after four seconds and adds its own.
 */
export function PlainToasts({ toasts = [] }: { toasts?: readonly PlainToast[] }) {
  return (
    <div className="toast-region" role="status" aria-live="polite" data-toasts>
      {toasts.map((toast) => (
        <PlainToastCard key={toast.title} {...toast} />
      ))}
      <template data-toast-template>
        <PlainToastCard title="" detail="" />
      </template>
    </div>
  )
}

/** One toast as the server writes it; the enhancement script closes it on request. */
export function PlainToastCard({ title, detail, tone = 'note' }: PlainToast) {
  return (
    <div className="toast" data-toast={tone}>
      <div className="toast-text">
        <p className="toast-title">{title}</p>
        {detail !== undefined && <p className="toast-detail">{detail}</p>}
      </div>
      <button type="button" className="toast-close" aria-label="Dismiss" data-toast-close data-needs-script>
        <Icon of={X} size={18} />
      </button>
    </div>
  )
}
