import { inRoot, nodePath } from './paths.mjs'
import { passOn } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith, Stop } from './step.mjs'

// Usage: node scripts/tool.mjs [--web] <script> [its arguments]. With --web for what starts the whole product.
await exitWith(async () => {
  const web = process.argv[2] === '--web'
  const [script, ...args] = process.argv.slice(web ? 3 : 2)
  if (script === undefined) throw new Stop('Which script?')
  await setUp({ web, tools: true })
  return passOn(nodePath(), [inRoot(script), ...args])
})
