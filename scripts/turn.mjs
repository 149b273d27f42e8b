import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { Stop } from './step.mjs'

/**
 * A socket rather than a file with a process id: when its owner ends, however that happens, everybody who waits is told,
 * and nobody waits for a process that only has the same number.
 */
const name = `roomlark-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`
const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)

/** Does the work alone in this folder: a second `npm start` waits until the first has installed and built. */
export async function inTurn(work) {
  const turn = await takeTurn()
  try {
    return await work()
  } finally {
    turn.close()
  }
}

async function takeTurn() {
  for (;;) {
    const turn = await listen()
    if (turn) return turn
    if (!(await waitForOwner())) rmSync(address, { force: true })
  }
}

/** Returns nothing if somebody else has the address. */
function listen() {
  return new Promise((resolve, reject) => {
    const waiting = new Set()
    const server = createServer((socket) => {
      waiting.add(socket)
      socket.unref().on('error', () => {})
    })
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(address, () => {
      server.unref()
      resolve({
        close() {
          server.close()
          for (const socket of waiting) socket.destroy()
        },
      })
    })
  })
}

/** Returns false if nobody is there any more. */
function waitForOwner() {
  return new Promise((resolve, reject) => {
    const socket = connect(address)
    let met = false
    socket.once('connect', () => {
      met = true
      console.log('Another command is installing or building in this folder: waiting until it is done.')
    })
    socket.on('error', (error) => {
      if (error.code === 'EACCES' || error.code === 'EPERM')
        reject(new Stop('Another user is installing or building in this folder: wait until that is done.'))
    })
    socket.once('close', () => resolve(met))
    socket.resume()
  })
}
