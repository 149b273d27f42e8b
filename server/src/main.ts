import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { openTracing } from './adapters/open-tracing.ts'
import type { Tracing } from './adapters/tracing.ts'
import { type Config, readConfig } from './config.ts'
import { isConnectionLost } from './db/database-errors.ts'
import { StartupError } from './db/startup-error.ts'
import { Interrupted } from './interruption.ts'
import { startServer } from './server.ts'

const webFolder = join(import.meta.dirname, '../../web/dist')

/** The line that says how far the demo is filled, while it is. */
let filling = ''
let filledFrom = 0

try {
  const { values } = parseArgs({
    options: {
      preview: { type: 'boolean', default: false },
      'await-web': { type: 'boolean', default: false },
    },
  })
  await run(configOrFaults(), { preview: values.preview, awaitsWeb: values['await-web'] })
} catch (error) {
  if (error instanceof StartupError || (error instanceof TypeError && 'code' in error)) {
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  }
  throw error
}

function configOrFaults(): Config {
  const result = readConfig()
  if ('config' in result) return result.config
  throw new StartupError(
    `The configuration is not valid:\n${result.faults.map((fault) => `  ${fault}`).join('\n')}`,
  )
}

type Options = {
  preview: boolean
  /** True if the process that started this one is still building the web. */
  awaitsWeb: boolean
}

async function run(config: Config, { preview, awaitsWeb }: Options): Promise<void> {
  let tracing: Tracing | null = null
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', '*.password', '*.token'],
    ...(config.traces && { mixin: () => tracing?.logFields() ?? {} }),
  })
  if (config.traces) tracing = await openTracing(config.traces, config.drainMs, log)
  // A broken connection is reported by the code that uses it, and must never end the process on its own.
  // When one is cut while it is opened, postgres.js leaves a promise of its own behind, besides failing the query.
  process.on('unhandledRejection', (reason) => {
    if (isConnectionLost(reason)) log.warn({ err: reason }, 'a connection was lost while it was opened')
    else log.error({ err: reason }, 'unhandled rejection')
  })
  const stopping = new AbortController()
  let isRunning = false
  const starting = startServer({
    config,
    preview,
    log,
    tracing,
    webFolder,
    webBuilt: awaitsWeb ? waitForWeb(() => stop(1)) : Promise.resolve(),
    onProgress: say,
    onFilling: showFilling,
    signal: stopping.signal,
    onFatal(error) {
      process.stderr.write(`\n${error.message}\n`)
      stop(1)
    },
  })

  function stop(code: number): void {
    if (stopping.signal.aborted) return
    // PostgreSQL may send an error on a connection nobody uses any more, and that must not disturb the
    // shutdown.
    process.on('uncaughtException', (error) => log.error({ err: error }, 'while stopping'))
    setTimeout(() => {
      log.warn('work that did not finish in time was cut off')
      process.exit(code)
    }, config.drainMs)
    stopping.abort()
    starting
      .then(
        (server) => server.close(),
        () => {},
      )
      .catch((error: unknown) => log.error({ err: error }, 'while stopping'))
      .finally(() => process.exit(code))
  }
  const onSignal = () => {
    if (!stopping.signal.aborted)
      say(isRunning ? 'Stopping: finishing open requests' : 'Stopping before the start is finished')
    stop(0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.on('SIGHUP', onSignal)
  const server = await starting.catch((error: unknown) => {
    // The server was asked to stop, and ends as soon as it has undone what it had started.
    if (error instanceof Interrupted) return undefined
    throw error
  })
  isRunning = server !== undefined
  if (server && !stopping.signal.aborted) for (const line of greeting(config, server.address)) say(line)
  // The compile cache is written now rather than at exit, so that even a server that is killed starts quickly
  // next time.
  setTimeout(flushCompileCache, 1000).unref()
}

/** Resolves once our parent says that the web is built; without a parent nobody will. */
function waitForWeb(onAlone: () => void): Promise<void> {
  return new Promise((resolve) => {
    process.once('disconnect', onAlone)
    process.once('message', () => {
      process.off('disconnect', onAlone)
      // A message that came before anybody listened is handed out while Node.js still uses the channel.
      setImmediate(() => process.disconnect())
      resolve()
    })
  })
}

function greeting(config: Config, address: string): string[] {
  const note = filling === '' ? '' : ' (the past of the demo is still being written)'
  const ready = ['', `Roomlark is ready: ${address}${note}`]
  if (!config.demo) return [...ready, '']
  return [
    ...ready,
    '',
    'Demo sign-ins (password roomlark-demo):',
    '  hotel@demo.roomlark.test',
    '  affiliate@demo.roomlark.test',
    '  admin@demo.roomlark.test',
    ...(config.smtpUrl ? [] : ['', `Emails are kept here: ${address}/demo/mailbox`]),
    '',
    'Stop with Ctrl-C.',
    '',
  ]
}

/** Keeps one line that counts up at the bottom of a terminal; elsewhere the first and the last word are enough. */
function showFilling(made: number, parts: number): void {
  const isFirst = filling === ''
  if (isFirst) filledFrom = performance.now()
  filling = made < parts ? `Filling the demo … ${made} of ${parts} parts` : ''
  if (filling === '') {
    say(`The demo is filled: ${((performance.now() - filledFrom) / 1000).toFixed(1)} s`)
  } else if (process.stdout.isTTY) {
    process.stdout.write(`\r\x1b[K${filling}`)
  } else if (isFirst) {
    say('Filling the demo …')
  }
}

function say(line: string): void {
  const isTerminal = process.stdout.isTTY
  process.stdout.write(`${isTerminal ? '\r\x1b[K' : ''}${line}\n${isTerminal ? filling : ''}`)
}
