/** Reads numbers packed into base64 by scripts/bit-writer.ts, most significant bit first. */
export class BitReader {
  readonly #bytes: string
  #position = 0

  constructor(base64: string) {
    this.#bytes = atob(base64)
  }

  unsigned(width: number): number {
    let value = 0
    for (let end = this.#position + width; this.#position < end; this.#position++) {
      const bit = (this.#bytes.charCodeAt(this.#position >> 3) >> (7 - (this.#position & 7))) & 1
      value = value * 2 + bit
    }
    return value
  }

  signed(width: number): number {
    const value = this.unsigned(width)
    return value >= 2 ** (width - 1) ? value - 2 ** width : value
  }

  /** Rice code: the quotient by `2^width` in unary (ones before a zero), then the remainder. */
  gap(width: number): number {
    let over = 0
    while (this.unsigned(1) === 1) over++
    return over * 2 ** width + this.unsigned(width)
  }
}
