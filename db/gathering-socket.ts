import { Socket } from 'node:net'

/**
 * Statements that are asked in one go leave in one piece. The driver opens its stream for each of them, and every piece
 * of its own would wake Postgres and cost both sides a call to the system.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
