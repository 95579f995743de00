import { PART_NOT_LOADED } from '#content/frame/late-parts.ts'

export function PartNotLoaded() {
  return (
    <p className="hint my-4" role="status">
      {PART_NOT_LOADED}
    </p>
  )
}
