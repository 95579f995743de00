import { classNames } from './class-names.ts'

/** A telephone number as it was written, which one press calls. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a className={classNames('text-link', className)} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  )
}
