import { classNames } from '../class-names.ts'

const RADII = [24, 44, 68, 96, 128, 164, 199]

/** Thin concentric circles as a background. */
export function ConcentricCircles({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('motif', className)}
      viewBox="0 0 400 400"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {RADII.map((radius) => (
        <circle key={radius} cx="200" cy="200" r={radius} strokeWidth="0.6" />
      ))}
    </svg>
  )
}
