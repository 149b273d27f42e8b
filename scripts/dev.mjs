import { spawn } from 'node:child_process'
import { inRoot, nodePath, root, serverScript, tools } from './paths.mjs'
import { onStopSignal } from './run.mjs'
import { setUp } from './setup.mjs'
import { exitWith } from './step.mjs'
import { guestBuilds } from './web-build.mjs'

// The web with hot reload, and the server behind it with a restart on every change; they end together.
await exitWith(async () => {
  await setUp({ web: true })
  const environment = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || 'http://localhost:5173' }
  const start = (args, cwd) => spawn(nodePath(), args, { cwd, env: environment, stdio: 'inherit' })
  const children = [
    start(
      ['--watch', '--watch-preserve-output', ...serverScript('server/src/main.ts'), ...process.argv.slice(2)],
      root,
    ),
    start([tools.vite], inRoot('web')),
    // The guest site is rendered by the server, which restarts when what it imports was built again.
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
