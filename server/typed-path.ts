import { resolve } from 'node:path'

/** npm changes into the program's folder; a relative path is meant from where the operator ran it. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path)
}
