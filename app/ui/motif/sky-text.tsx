import { fullName, type SkyBody, wordsId } from './sky-body.ts'

/** The wheel's text twin: the same nine positions as a list that anyone can open, read and copy. */
export function SkyText({ bodies }: { bodies: readonly SkyBody[] }) {
  return (
    <details className="sky-text">
      <summary>The sky in words</summary>
      <dl>
        {bodies.map((body) => (
          <div key={body.label} id={wordsId(body)}>
            <dt>{fullName(body)}</dt>
            <dd>
              {body.rashi} {body.degree}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
