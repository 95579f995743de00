import { PART_NOT_LOADED } from '#app/content/late-parts.ts'

export function PartNotLoaded() {
  return (
    <p className="hint my-4" role="status">
      {PART_NOT_LOADED}
    </p>
  )
}
