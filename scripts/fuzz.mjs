import { inRoot, nodePath } from './paths.mjs'
import { passOn } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith } from './step.mjs'

// Usage: npm run fuzz -- [--seed 1] [--minutes 10] [--endpoint bookings.create] [--role owner]
await exitWith(async () => {
  // The server under test is the whole product, guest site included.
  await setUp({ web: true })
  return passOn(nodePath(), [inRoot('fuzz/src/main.ts'), ...process.argv.slice(2)])
})
