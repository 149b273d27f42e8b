import { nodePath, serverScript } from './paths.mjs'
import { passOn } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith } from './step.mjs'
import { finishInBackground } from './web-build.mjs'

await exitWith(async () => {
  await setUp({ web: true })
  finishInBackground()
  return passOn(nodePath(), [...serverScript('server/src/main.ts'), ...process.argv.slice(2)])
})
