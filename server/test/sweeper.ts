import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

// Runs next to the tests with the folder of their PostgreSQL as its argument. Its input ends with the process
// that started it, however that process dies; it then stops PostgreSQL and removes the folder.
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder?')

for await (const _ of process.stdin) {
  // Nothing is ever written to this input; only its end matters.
}
for (let pid = postmaster(); pid !== null; pid = postmaster()) {
  process.kill(pid, 'SIGINT')
  await delay(100)
}
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

function postmaster(): number | null {
  try {
    return Number(readFileSync(`${folder}/postgres/cluster/postmaster.pid`, 'utf8').split('\n')[0])
  } catch {
    return null
  }
}
