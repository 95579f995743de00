import { describeBirth, EXAMPLE_BIRTH } from './describe-birth.js'

process.stdout.write(`${describeBirth(EXAMPLE_BIRTH).join('\n')}\n`)
