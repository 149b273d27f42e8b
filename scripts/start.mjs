import { nodePath, serverScript } from './paths.mjs'
import { passOn } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith } from './step.mjs'
import { finishInBackground } from './web-build.mjs'

// The server prepares its database while the web is being built, and listens once it is told that it is.
await exitWith(async () => {
  let server
  let isBuilding = true
  const onInstalled = () => {
    server = startServer()
    // There is nothing to build for if it ends, such as by Ctrl-C or because its port is in use.
    server.ended.then((code) => isBuilding && process.exit(code))
  }
  try {
    await setUp({ web: true, onInstalled })
  } catch (error) {
    isBuilding = false
    await server?.stop()
    throw error
  }
  isBuilding = false
  server ??= startServer()
  server.tellBuilt()
  finishInBackground()
  return server.ended
})

function startServer() {
  let child
  const ended = passOn(
    nodePath(),
    [...serverScript('server/src/main.ts'), '--await-web', ...process.argv.slice(2)],
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], onSpawn: (spawned) => (child = spawned) },
  )
  return {
    ended,
    // A server that has just ended does not hear it, and its code says why it did.
    tellBuilt: () => child.send('built', () => {}),
    stop() {
      child.kill()
      return ended
    },
  }
}
