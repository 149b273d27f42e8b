import { nodePath, serverScript } from './paths.mjs'
import { passOn } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith, Stop } from './step.mjs'

// Usage: node scripts/server.mjs <script of the server> [its arguments]
await exitWith(async () => {
  const [script, ...args] = process.argv.slice(2)
  if (script === undefined) throw new Stop('Which script of the server?')
  await setUp({})
  return passOn(nodePath(), [...serverScript(script), ...args])
})
