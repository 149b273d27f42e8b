import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inRoot, root } from './paths.mjs'

/** Keeping what Node.js has compiled halves the time the server takes to start. */
process.env.NODE_COMPILE_CACHE ??= inRoot('node_modules/.cache/compiled')

/**
 * glibc gives each thread that decodes pictures or hashes passwords its own heap, up to eight per core, and
 * hardly ever returns memory from them. With two, resident memory levels off (docs/performance.md).
 */
process.env.MALLOC_ARENA_MAX ??= '2'
/** Otherwise glibc raises this limit, and keeps the buffers of pictures and passwords that it should give back. */
process.env.MALLOC_MMAP_THRESHOLD_ ??= '131072'

/** Runs a program to its end and captures its output; it ends with us if we are stopped. */
export function capture(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      windowsHide: true,
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const end = () => child.kill()
    process.once('exit', end)
    let output = ''
    const listen = (stream) => stream.setEncoding('utf8').on('data', (text) => (output += text))
    listen(child.stdout)
    listen(child.stderr)
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => {
      process.off('exit', end)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Runs a program to its end on our own terminal; if a signal ended it, returns the code a shell would. */
export function passOn(file, args, { onSpawn = () => {}, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options })
    onSpawn(child)
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
 * Keeps us alive until the child has ended, and forwards a signal once if the child did not get it itself:
 * Ctrl-C reaches everything started from a terminal, and npm then sends us the same signal again.
 */
function forwardSignals(child) {
  let forwarded = false
  return onStopSignal((signal) => {
    const heardIt = signal === 'SIGINT' && process.stdin.isTTY
    if (!forwarded && !heardIt) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    forwarded = true
  })
}

/** Returns a function that stops listening. */
export function onStopSignal(handle) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, handle)
  const watch = watchShell(() => handle('SIGTERM'))
  return () => {
    for (const signal of signals) process.off(signal, handle)
    clearInterval(watch)
  }
}

/** A signal to npm ends the shell that runs us, and that shell does not pass it on. */
function watchShell(onGone) {
  const shell = process.ppid
  const isGone = () => process.ppid !== shell
  return process.env.npm_lifecycle_event ? setInterval(() => isGone() && onGone(), 200) : undefined
}
