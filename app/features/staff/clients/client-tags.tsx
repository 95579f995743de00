import { Form, Link } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { CLIENT_CARD } from '#content/staff/clients/client-card.ts'
import { CardSection } from './card-section.tsx'

/** The tags of a client: each leads to the others with it. */
export function ClientTags({ tags, problem }: { tags: readonly string[]; problem: FormProblem }) {
  return (
    <CardSection part="tags">
      {tags.length === 0 ? (
        <p className="hint">{CLIENT_CARD.noTags}</p>
      ) : (
        <ul className="tag-list">
          {tags.map((tag) => (
            <li key={tag} className="tag">
              <Link to={`/staff/clients?tag=${encodeURIComponent(tag)}`} title={CLIENT_CARD.clientsWithTag(tag)}>
                {tag}
              </Link>
              <Form method="post" preventScrollReset className="no-print">
                <input type="hidden" name="tag" value={tag} />
                <button type="submit" name="intent" value="untag" aria-label={CLIENT_CARD.removeTag(tag)}>
                  ×
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="desk-form no-print" noValidate preventScrollReset>
        <TextField
          // Empty again once the tag is in the list.
          key={tags.join()}
          name="tag"
          label={CLIENT_CARD.addTag}
          maxLength={30}
          autoComplete="off"
          defaultValue={problem.values.tag ?? ''}
          error={problem.fieldErrors.tag}
          required
        />
        <Button type="submit" name="intent" value="tag" tone="secondary">
          {CLIENT_CARD.add}
        </Button>
      </Form>
    </CardSection>
  )
}
