import { useRef } from 'react'
import { Form, Link, useNavigate, useNavigation, useSubmit } from 'react-router'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { BLOG_ADMIN } from '#content/staff/website/blog-admin.ts'
import { blogAdminHref, type PostFilter } from './admin-address.ts'
import { actionsId } from './post-actions.tsx'

export type PostStep = {
  readonly what: 'delete' | 'notify'
  readonly postId: number
  readonly title: string
  readonly readers: number
}

/** Asks before an irreversible step: in a dialog, or on the page where no script runs. */
export function ConfirmStep({ step, filter }: { step: PostStep; filter: PostFilter }) {
  const submit = useSubmit()
  const navigate = useNavigate()
  const isBusy = useNavigation().formData !== undefined
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useIsHydrated()
  const labels = labelsFor(step)
  // The dialog closes itself on both buttons; only Cancel returns to the list.
  const isConfirmed = useRef(false)
  const close = () => navigate(blogAdminHref(filter), { replace: true, preventScrollReset: true })
  const confirm = () => {
    isConfirmed.current = true
    void submit(form.current)
  }

  const fields = (
    <>
      <input type="hidden" name="id" value={step.postId} />
      <input type="hidden" name="intent" value={step.what} />
    </>
  )
  if (isHydrated) {
    return (
      <>
        <Form ref={form} method="post" action={blogAdminHref(filter)} hidden>
          {fields}
        </Form>
        <ConfirmDialog
          {...labels}
          open
          busy={isBusy}
          cancelLabel={BLOG_ADMIN.cancel}
          returnFocusTo={actionsId(step.postId)}
          onOpenChange={(isOpen) => !isOpen && !isConfirmed.current && close()}
          onConfirm={confirm}
        />
      </>
    )
  }
  return (
    <Card as="section" kind="raised">
      <Form className="grid gap-4" method="post" action={blogAdminHref(filter)}>
        <h2>{labels.title}</h2>
        <p>{labels.description}</p>
        {fields}
        <div className="form-actions">
          <Button type="submit" tone={labels.tone}>
            {labels.confirmLabel}
          </Button>
          <Link className={buttonClass({ tone: 'secondary' })} to={blogAdminHref(filter)}>
            {BLOG_ADMIN.cancel}
          </Link>
        </div>
      </Form>
    </Card>
  )
}

function labelsFor({ what, title, readers }: PostStep) {
  if (what === 'delete') {
    const description = BLOG_ADMIN.deleteLead(title)
    return { title: BLOG_ADMIN.deleteTitle, description, confirmLabel: BLOG_ADMIN.delete, tone: 'danger' } as const
  }
  const description = BLOG_ADMIN.notifyLead(title, readers)
  return { title: BLOG_ADMIN.notifyTitle, description, confirmLabel: BLOG_ADMIN.notify, tone: 'primary' } as const
}
