import { inRoot, nodePath } from './paths.mjs'
import { passOn } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith } from './step.mjs'

// Usage: npm run faults [-- NAME…] [--quick] [--list]
await exitWith(async () => {
  await setUp({ web: true })
  return passOn(nodePath(), [inRoot('faults/src/main.ts'), ...process.argv.slice(2)])
})
