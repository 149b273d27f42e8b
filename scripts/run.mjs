import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inRoot, root } from './paths.mjs'

/** What Node.js has once compiled is kept: a start of the server takes half the time. */
process.env.NODE_COMPILE_CACHE ??= inRoot('node_modules/.cache/compiled')

/**
 * glibc gives each thread that decodes pictures or hashes passwords a heap of its own, up to eight for each core, and
 * hardly returns what they have used: with two, resident memory levels off (docs/performance.md).
 */
process.env.MALLOC_ARENA_MAX ??= '2'

/** Runs a program to its end and keeps what it says. */
export function capture(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      windowsHide: true,
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const listen = (stream) => stream.setEncoding('utf8').on('data', (text) => (output += text))
    listen(child.stdout)
    listen(child.stderr)
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a program to its end on our own terminal; the code is that of a shell where a signal ended it. */
export function passOn(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options })
    const release = forwardSignals(child)
    child.once('error', (error) => {
      release()
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => {
      release()
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/**
 * Keeps us alive until the child has ended, and hands it what it did not hear itself, once: Ctrl-C reaches
 * everything started from a terminal, and npm then sends the same signal to us again.
 */
function forwardSignals(child) {
  let forwarded = false
  return onStopSignal((signal) => {
    const heardIt = signal === 'SIGINT' && process.stdin.isTTY
    if (!forwarded && !heardIt) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    forwarded = true
  })
}

/** Returns a function that ends the listening. */
export function onStopSignal(handle) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, handle)
  const watch = watchShell(() => handle('SIGTERM'))
  return () => {
    for (const signal of signals) process.off(signal, handle)
    clearInterval(watch)
  }
}

/** A signal to npm ends the shell it runs us in, and that shell tells us nothing. */
function watchShell(onGone) {
  const shell = process.ppid
  const isGone = () => process.ppid !== shell
  return process.env.npm_lifecycle_event ? setInterval(() => isGone() && onGone(), 200) : undefined
}
