import { CopyButton } from '#app/ui/buttons/copy-button.tsx'

/** A value to type into a payment app or a bank's form, with a button that copies it. */
export function CopyableText({ text, shown = text, what }: { text: string; shown?: string; what: string }) {
  return (
    <>
      <span className="[overflow-wrap:anywhere]">{shown}</span>
      <CopyButton text={text} what={what} />
    </>
  )
}
