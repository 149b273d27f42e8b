import { spawn } from 'node:child_process'
import { inRoot, nodePath, root, serverScript, tools } from './paths.mjs'
import { onStopSignal } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith } from './step.mjs'
import { guestBuilds } from './web-build.mjs'

// Starts the web app with hot reload and the server, which restarts on every change; they end together.
await exitWith(async () => {
  await setUp({ web: true, tools: true })
  const environment = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || 'http://localhost:5173' }
  const start = (args, cwd) => spawn(nodePath(), args, { cwd, env: environment, stdio: 'inherit' })
  const children = [
    start(
      ['--watch', '--watch-preserve-output', ...serverScript('server/src/main.ts'), ...process.argv.slice(2)],
      root,
    ),
    start([tools.vite], inRoot('web')),
    // The server renders the guest site, so it restarts when that build changes.
    ...guestBuilds.map((args) =>
      start([tools.vite, 'build', '--watch', '--logLevel', 'warn', ...args], inRoot('web')),
    ),
  ]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  const release = onStopSignal(stop)
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) =>
          child.once('exit', (code) => {
            stop()
            resolve(code ?? 0)
          }),
        ),
    ),
  )
  release()
  return Math.max(...codes)
})
