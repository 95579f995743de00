/** The kind of an email or an audit entry: "payment-verified" becomes "Payment verified". */
export function kindName(kind: string): string {
  const name = kind.replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
