import { classNames } from './class-names.ts'

export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a className={classNames('text-link', className)} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  )
}
