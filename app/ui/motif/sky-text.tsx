import { CONTROLS } from '#content/frame/controls.ts'
import { fullName, type SkyBody, textId } from './sky-body.ts'

/** The nine positions of the wheel as a list. */
export function SkyText({ bodies }: { bodies: readonly SkyBody[] }) {
  return (
    <details className="sky-text">
      <summary>{CONTROLS.skyAsText}</summary>
      <dl>
        {bodies.map((body) => (
          <div key={body.label} id={textId(body)}>
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
