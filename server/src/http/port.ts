import { createServer } from 'node:net'
import { StartupError } from '../db/startup-error.ts'

/** This runs before anything is created, so that a busy port leaves nothing behind. */
export function requirePortFree(host: string, port: number, setting = 'PORT'): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartupError(sentence(error, host, port, setting))),
    )
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
}

function sentence(error: NodeJS.ErrnoException, host: string, port: number, setting: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop the program that has it, or set ${setting} to another number.`
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has: set ${setting} to 1024 or higher.`
  return `Roomlark cannot listen on ${host}:${port} (${error.code}): check the host and ${setting}.`
}
