import { classNames } from '#app/ui/class-names.ts'

export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a className={classNames('text-link', className)} href={phoneHref(phone)}>
      {phone}
    </a>
  )
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
