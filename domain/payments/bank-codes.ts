/** The code of an Indian branch: the bank's four letters, a zero, and six letters or digits. */
export function isIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text)
}

/** ISO 9362: bank, country, place and, if given, branch. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text)
}

/** Two letters and two digits first: an account that claims to be an IBAN has to be a right one. */
export function looksLikeIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,}$/.test(text)
}

/** ISO 13616: moved behind the rest and read as a number, with A as 10, an IBAN leaves 1 when divided by 97. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = moved.replaceAll(/[A-Z]/g, (sign) => String(sign.charCodeAt(0) - 55))
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
