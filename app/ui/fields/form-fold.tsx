import type { ReactNode } from 'react'

type FormFoldProps = {
  label: string
  /** What is set now, so that nobody opens it only to look. */
  line?: string | undefined
  /** Open because something in it is wrong. */
  isOpen?: boolean
  children: ReactNode
}

/** Fields of a form that are needed rarely, under a plain name. */
export function FormFold({ label, line, isOpen = false, children }: FormFoldProps) {
  return (
    <details className="form-fold" open={isOpen}>
      <summary>
        <span className="form-fold-head">
          <span className="form-fold-label">{label}</span>
          {line && <span className="hint">{line}</span>}
        </span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
