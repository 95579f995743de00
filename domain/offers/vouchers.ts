import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** What the buyer of a gift voucher types. */
export type Gift = {
  readonly recipientName: string
  /** Null: the buyer prints the voucher and hands it over. */
  readonly recipientEmail: string | null
  readonly giverName: string
  readonly message: string
}

export const LONGEST_GIFT_MESSAGE = 500
export const LONGEST_GIVER = 200

/** Without characters that look alike, because a printed code is typed. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 4

/** "7K3D-9QXA-M2PW-4TRC": 79 random bits, too many to guess even from the stored hash. */
export function newVoucherCode(randomBelow: (limit: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

const CODE = new RegExp(`^[${ALPHABET}]{${GROUPS * GROUP_LENGTH}}$`)

/** A typed code as it was printed, whatever its case and separators; undefined for what cannot be one. */
export function readVoucherCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return CODE.test(plain) ? plain.match(/.{4}/g)?.join('-') : undefined
}

export type VoucherFacts = {
  readonly amount: Paise
  /** Null until it is paid for. */
  readonly issuedAt: Date | null
  /** In India; null until it is paid for. */
  readonly lastDay: IsoDate | null
  readonly voidedAt: Date | null
  /** Null while nobody has redeemed it. */
  readonly redeemedBy: string | null
}

export type VoucherState = 'unpaid' | 'valid' | 'redeemed' | 'expired' | 'void'

export function voucherState(voucher: VoucherFacts, today: IsoDate): VoucherState {
  const { issuedAt, lastDay, voidedAt, redeemedBy } = voucher
  if (redeemedBy !== null) return 'redeemed'
  if (voidedAt !== null) return 'void'
  if (issuedAt === null || lastDay === null) return 'unpaid'
  return lastDay < today ? 'expired' : 'valid'
}

export type VoucherRefusal =
  | 'voucher-unknown'
  | 'voucher-used'
  | 'voucher-used-before'
  | 'voucher-expired'
  | 'voucher-void'

/** Whether a client may redeem a voucher. One that is not paid for does not exist for them. */
export function redeemVoucher(
  voucher: VoucherFacts | undefined,
  { userId, today }: { readonly userId: string; readonly today: IsoDate },
): Outcome<Paise, VoucherRefusal> {
  if (!voucher) return refused('voucher-unknown')
  switch (voucherState(voucher, today)) {
    case 'valid':
      return accepted(voucher.amount)
    case 'redeemed':
      return refused(voucher.redeemedBy === userId ? 'voucher-used-before' : 'voucher-used')
    case 'expired':
      return refused('voucher-expired')
    case 'void':
      return refused(voucher.issuedAt === null ? 'voucher-unknown' : 'voucher-void')
    case 'unpaid':
      return refused('voucher-unknown')
  }
}
