/** Packs numbers of up to 53 bits into base64, most significant bit first. */
export class BitWriter {
  #bits: number[] = []

  unsigned(value: number, width: number): void {
    if (!Number.isSafeInteger(value) || value < 0 || value >= 2 ** width) {
      throw new RangeError(`${value} does not fit in ${width} bits`)
    }
    for (let place = width - 1; place >= 0; place--) this.#bits.push(Math.floor(value / 2 ** place) % 2)
  }

  signed(value: number, width: number): void {
    this.unsigned(value < 0 ? value + 2 ** width : value, width)
  }

  /** Rice code for gaps of about `2^width`: the quotient in unary (ones before a zero), then the remainder. */
  gap(value: number, width: number): void {
    for (let over = Math.floor(value / 2 ** width); over > 0; over--) this.#bits.push(1)
    this.#bits.push(0)
    this.unsigned(value % 2 ** width, width)
  }

  toBase64(): string {
    const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8))
    this.#bits.forEach((bit, index) => {
      const byte = index >> 3
      bytes[byte] = (bytes[byte] ?? 0) | (bit << (7 - (index & 7)))
    })
    return Buffer.from(bytes).toString('base64')
  }
}
