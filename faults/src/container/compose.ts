import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inRoot } from '../../../scripts/paths.mjs'

/** The part of a service in `deploy/compose.yaml` that says how its container is run. */
export type Service = {
  environment?: Record<string, string>
  entrypoint?: string[]
  volumes?: string[]
  tmpfs?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  stop_grace_period?: string
  healthcheck?: { test: string[] }
}

/** Reads the services with their variables filled in. */
export function readServices(variables: Record<string, string>): Record<string, Service> {
  const text = readFileSync(inRoot('deploy/compose.yaml'), 'utf8')
  return parse(fillIn(text, variables)).services
}

/** Fills in variables as compose does: `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
function fillIn(text: string, variables: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name, kind, rest) => {
    const value = variables[name] ?? (kind === '-' ? rest : undefined)
    if (value === undefined) throw new Error(`deploy/compose.yaml needs ${name}`)
    return value
  })
}
