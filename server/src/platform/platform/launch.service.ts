import type { DoorName } from '@roomlark/contract/launch'
import type { Platform, Switches } from '@roomlark/contract/platform/platform'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { getSwitches } from './platform.service.ts'

type Services = Pick<ServiceContext, 'preview' | 'switches'>

/** Tells whether any of these launch switches is open, from memory if possible. */
export function isLaunched(
  services: Services,
  names: readonly DoorName[],
  sql: () => Sql,
): boolean | Promise<boolean> {
  const isOpen = (switches: Switches) => names.some((name) => switches[name] === 'open')
  const known = services.switches.known()
  return known ? isOpen(known) : readSwitches(services, sql).then(isOpen)
}

/** Returns what is written into the page, so that the page knows it before its first request. */
export async function platformFor(
  services: Services & Pick<ServiceContext, 'demo'>,
  sql: () => Sql,
): Promise<Platform> {
  return { switches: await readSwitches(services, sql), demo: services.demo }
}

function readSwitches(services: Services, sql: () => Sql): Promise<Switches> {
  return services.switches.find(() => getSwitches({ preview: services.preview, sql: sql() }))
}
